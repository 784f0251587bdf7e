import { plural } from '../../../i18n/plural';

/** Words of challenges in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  challenge: 'Challenge',
  challenged: {
    won: (opponent: string) => `A friend beat ${opponent} from here. Can you?`,
    lost: (opponent: string) => `A friend lost to ${opponent} from here. Do better.`,
    draw: (opponent: string) => `A friend drew with ${opponent} from here. Do better.`,
  },
  theirs: (feat: string) => `Your friend ${feat}.`,
  outcomes: { won: 'won', lost: 'lost', draw: 'drew' },
  counted: {
    rounds: (count: number) => `in ${count} ${plural('en', count, 'round', 'rounds')}`,
    moves: (count: number) => `in ${count} ${plural('en', count, 'move', 'moves')}`,
  },
  /** Before how it went, in games whose starts differ: where. */
  here: { rounds: 'on this map ', moves: '' },
  kept: {
    units: (count: number) => `with ${count} ${plural('en', count, 'unit', 'units')} left`,
    discs: (count: number) => `with ${count} ${plural('en', count, 'disc', 'discs')}`,
  },
  yourResult: 'You',
  theirResult: 'Your friend',
  youDidBetter: 'You did better.',
  theyDidBetter: 'Your friend did better.',
  sameResult: 'Both did the same.',
  challengeFriend: 'Challenge a friend',
  challengeHint: 'The same start against the same opponent.',
  dare: {
    won: (opponent: string, how: string) => `I beat ${opponent} ${how}. You?`,
    lost: (opponent: string, how: string) => `I lost to ${opponent} ${how}. Can you do better?`,
    draw: (opponent: string, how: string) => `I drew with ${opponent} ${how}. Can you do better?`,
  },
};
