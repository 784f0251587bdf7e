import type { Language } from './languages';

const rules: { [code in Language]?: Intl.PluralRules } = {};

/**
 * The form of a word that goes with `count`: 1 unit, 2 units; 1 юнит, 2 юнита, 5 юнитов. `other` stands for a few and for
 * fractions too; languages without a third form leave `many` out.
 */
export function plural(code: Language, count: number, one: string, other: string, many = other): string {
  rules[code] ??= new Intl.PluralRules(code);
  const rule = rules[code].select(count);
  return rule === 'one' ? one : rule === 'many' ? many : other;
}
