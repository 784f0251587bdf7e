/** Words about a search against the clock, in English; its keys are every table’s. */
export const en = {
  title: 'The move that took eighty seconds',
  story:
    'A programmer wrote Xiangqi for feature phones. His program always looked three moves ahead. On the emulator that took two seconds; on a customer’s phone it took more than eighty. The remedy: look one move further at a time, ask the clock at every position, and answer with the deepest search that is finished.',
  device: 'The device',
  speed: (nodes: string) => `${nodes} positions a second`,
  phone: 'a feature phone',
  own: (nodes: string) => `this device: ${nodes}`,
  takes: (mean: string, most: string) => `answers after ${mean} s on average, ${most} s at most.`,
  keeps: (seconds: string, score: string, games: string) =>
    `answers within ${seconds} s, and scores ${score} of ${games} games against that.`,
  scores:
    'Scores were measured at several speeds; the nearest one is shown. The program with the fixed depth may take as long as it needs.',
  withTimeOut: 'The same, with a time-out',
  position: (place: number, all: number) => `Position ${place} of ${all}`,
  previous: 'Previous position',
  next: 'Next position',
  fixedHow: (depth: number) => `Looks ${depth} moves ahead, however long that takes.`,
  deepeningHow: (seconds: string, depth: number) =>
    depth === 1
      ? `Stops after ${seconds} s: one move ahead.`
      : `Stops after ${seconds} s: ${depth} moves ahead.`,
  plays: (move: string, seconds: string) => `${move} after ${seconds} s`,
  nothing: 'Finishes nothing in time.',
  noWaiting:
    'Nobody waits here: the time of an answer is the number of positions that it takes, divided by the speed of the device.',
};
