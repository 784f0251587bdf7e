/** What runs of the day say in English; its keys are every table’s. */
export const en = {
  dailyRun: (name: string, points: string) => `Beat ${name}: ${points} points`,
  dailyRunBody: 'One run. The same slides bring the same tiles to everyone.',
  dailyScored: (points: string, tile: number) => `${points} points, largest tile ${tile}`,
  dailyEngine: 'the engine played too',
};
