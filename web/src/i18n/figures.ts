import { language } from './languages';

/** A number with the language's own grouping. */
export function figure(number: number): string {
  return new Intl.NumberFormat(language.value).format(number);
}

/** Words one after the other, the last one after an "and". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(words);
}

/** A number with so many decimals, by the language's own point. */
export function decimal(number: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, options).format(number);
}

/** A share of a whole as per cent with so many decimals. */
export function percent(share: number, digits = 0): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, { style: 'percent', ...decimals }).format(share);
}
