import { plural } from '../../../i18n/plural';

const rounds = (count: number) => `${count} ${plural('en', count, 'round', 'rounds')}`;
const units = (count: number) => `${count} ${plural('en', count, 'unit', 'units')}`;

/** What battles of the day say in English; its keys are every table’s. */
export const en = {
  dailyBattle: (side: 0 | 1): string =>
    side === 0 ? 'You play Blue and move first.' : 'You play Amber and move second.',
  dailyWon: (count: number, left: number) => `Won in ${rounds(count)} with ${units(left)} left`,
  dailyLost: (count: number, left: number) => `Lost in ${rounds(count)} to ${units(left)}`,
  dailyDrawn: (count: number) => `Not won after ${rounds(count)}`,
};
