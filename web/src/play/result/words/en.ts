/** Words of the card at the end of a game, in English; its keys are every table’s. */
export const en = {
  rematchSame: 'Rematch',
  nextRung: (name: string) => `Next: ${name}`,
  easierRung: (name: string) => `Easier: ${name}`,
  watchBoard: 'See board',
  youWin: 'You win',
  youLose: 'You lose',
  playOnSought: 'From the turning point',
  swapColours: 'Swap colours',
  moreWays: 'More',
  byHints: (name: string) => `Hints chose every turn, so ${name} still waits to be beaten.`,
};
