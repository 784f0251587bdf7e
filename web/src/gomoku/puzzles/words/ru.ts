import type { en } from './en';

export const ru: typeof en = {
  live_four: 'Два пути к пяти',
  four_three: 'Четвёрка и тройка разом',
  fours: 'Цепь четвёрок',
  double_three: 'Двойная тройка',
  three: 'Начинается с тройки',
  quiet: 'Тихий ход',
  defence: 'Под угрозой самому',
};
