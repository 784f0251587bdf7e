import type { en } from './en';

/** Слова о настройке боёв по-русски. */
export const ru: typeof en = {
  personality: 'Характер',
  newBattle: 'Новый бой',
  newBattleTitle: 'Оставить этот бой?',
  newBattleBody: 'Новый бой займёт его место.',
  drawMap: 'Нарисовать карту',
  asGoodAsLost: 'Этот бой почти проигран.',
  concedeTitle: 'Сдать бой?',
  costs: {
    cyborgs: '',
    orcs: 'У киборгов берут примерно 1 бой из 4.',
    elves: 'Почти так же сильны, как киборги.',
    zombies: 'У киборгов берут едва 1 бой из 20.',
  },
};
