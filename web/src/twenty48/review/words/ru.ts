import type { en } from './en';

export const ru: typeof en = {
  seeking: (share) => `Ищем, что пошло не так: ${share} …`,
  nothing: (name) => `${name} не находит в конце игры сдвига, который её погубил.`,
  costliest: (slide, played, best, share) =>
    `Сдвиг ${slide} (${played}) обошёлся дороже всего: ${best} лучше на ${share}.`,
  byFar: (slide, played, best) => `Сдвиг ${slide} (${played}) обошёлся дороже всего: ${best} намного лучше.`,
  ended: (slide, played, best) =>
    `Сдвиг ${slide} (${played}) закончил игру: со сдвигом ${best} она могла бы продолжиться.`,
  byWhom: (name) => `По оценке: ${name}.`,
  show: 'Показать',
  goOn: 'Играть оттуда',
  played: 'сыграно',
  better: 'лучше',
  sharedTitle: (score) => `Счёт этой игры: ${score}`,
  sharedLine: (tile, slides) => `Самая большая плитка ${tile}, ходов: ${slides}.`,
  playTiles: 'Сыграть те же плитки',
};
