import { plural } from '../../../i18n/plural';
import type { en } from './en';

const rounds = (count: number) => `${count} ${plural('ru', count, 'раунд', 'раунда', 'раундов')}`;
const units = (count: number) => `${count} ${plural('ru', count, 'юнит', 'юнита', 'юнитов')}`;

/** Слова битв дня по-русски. */
export const ru: typeof en = {
  dailyBattle: (side) =>
    side === 0 ? 'Вы играете синими и ходите первыми.' : 'Вы играете янтарными и ходите вторыми.',
  dailyWon: (count, left) => `Победа за ${rounds(count)}, осталось ${units(left)}`,
  dailyLost: (count, left) => `Поражение за ${rounds(count)}, у противника ${units(left)}`,
  dailyDrawn: (count) => `Без победы: ${rounds(count)}`,
};
