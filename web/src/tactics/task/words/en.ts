import { plural } from '../../../i18n/plural';

const rounds = (count: number) => `${count} ${plural('en', count, 'round', 'rounds')}`;
const units = (count: number) => `${count} ${plural('en', count, 'unit', 'units')}`;

/** Tasks of battles and traits of units in English; its keys are every table’s. */
export const en = {
  task: 'Task',
  /** What the player has to do. */
  own: {
    hold: (count: number) => `To win, stand on a flagged square at the end of ${rounds(count)} in a row.`,
    cross: (count: number) => `To win, bring ${units(count)} onto the flagged squares.`,
    save: (count: number): string =>
      count === 1
        ? 'Keep the starred unit alive: if it falls, you lose.'
        : 'Keep all starred units alive: if one falls, you lose.',
    fell: (count: number) =>
      `To win, strike down ${count} starred ${plural('en', count, 'enemy', 'enemies')}.`,
    survive: (count: number) => `To win, have a unit left at the end of round ${count}.`,
  },
  /** What the player has to keep the enemy from. */
  theirs: {
    hold: (count: number): string =>
      `The enemy wins by standing on a flagged square at the end of ${rounds(count)} in a row.`,
    cross: (count: number) => `The enemy wins by bringing ${units(count)} onto the flagged squares.`,
    save: (count: number): string =>
      count === 1
        ? 'To win, strike down the starred enemy.'
        : 'To win, strike down one of the starred enemies.',
    fell: (count: number) => `The enemy wins by striking down ${count} of your starred units.`,
    survive: (count: number) => `The enemy wins if it has a unit left at the end of round ${count}.`,
  },
  progress: {
    hold: (done: number, count: number) => `Held ${done} of ${rounds(count)}`,
    cross: (done: number, count: number) => `${done} of ${units(count)} there`,
    save: (done: number) => `Starred and standing: ${done}`,
    fell: (done: number, count: number) => `${done} of ${count} struck down`,
    survive: (done: number, count: number) => `${done} of ${rounds(count)} survived`,
  },
  flagged: 'flagged square',
  starred: 'starred',
  /** Name and meaning. */
  traits: {
    swift: ['Swift', 'moves one square more'],
    tough: ['Tough', '20 more hit points'],
    strong: ['Strong', 'its hits take 10 more'],
    mending: ['Mending', 'gets 5 hit points back each round'],
    rooted: ['Wall', 'stands where it is and never strikes'],
    marked: ['Star', 'the task is about this unit'],
  },
};
