import type { en } from './en';

export const zh: typeof en = {
  turns: '黑子应与白子一样多，或多一个。',
  noWay: '走到这个局面之前已有人获胜，或有一子是禁手。',
};
