import { Trait, type Unit } from '../rules/snapshot';

/** Edge of the square on which the signs are drawn. */
export const SIGN_SIZE = 24;

/** What sets a unit apart: its traits, and that a task is about it. */
export type Sign = keyof typeof Trait | 'marked';

/** Filled outlines, told apart by their shape alone. */
export const SIGNS: Readonly<Record<Sign | 'flag', string>> = {
  swift: 'M3 4h5l6 8-6 8H3l6-8zM12 4h4.5l6 8-6 8H12l6-8z',
  tough: 'M12 2.5 4 5.5v6c0 5 3.3 8.6 8 10.2 4.7-1.6 8-5.2 8-10.2v-6z',
  strong: 'M12 2 3.5 12H9v10h6V12h5.5z',
  mending: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z',
  rooted: 'M3 22V8l3-5 3 5v3h1.5V8l3-5 3 5v3H18V8l1.5-2.5L21 8v14z',
  marked: 'm12 1.8 3.1 6.5 7.1.9-5.2 4.9 1.3 7.1L12 17.7l-6.3 3.5L7 14.1 1.8 9.2l7.1-.9z',
  flag: 'M5 2h2.4v1.2c4.2-1.7 6.9 2.2 11.6.3v10c-4.7 1.9-7.4-2-11.6-.3V22H5z',
};

const TRAITS = Object.keys(Trait) as (keyof typeof Trait)[];

/** The signs of a unit, that of its task first. */
export function signsOf({ traits, marked }: Pick<Unit, 'traits' | 'marked'>): Sign[] {
  const own = TRAITS.filter((name) => (traits & Trait[name]) !== 0);
  return marked ? ['marked', ...own] : own;
}
