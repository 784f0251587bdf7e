import type { en } from './en';

export const ru: typeof en = {
  offer: 'Предложить ничью',
  answers: {
    early: (name) => `${name}: отказ, для ничьей слишком рано.`,
    again: (name) => `${name}: отказ уже был.`,
    unknown: (name) => `${name}: сначала ещё один ход.`,
    better: (name) => `${name}: отказ, эта позиция слишком хороша.`,
  },
};
