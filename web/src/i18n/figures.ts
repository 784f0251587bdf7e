import { language } from './languages';

/** A number with the language's own grouping. */
export function figure(number: number): string {
  return new Intl.NumberFormat(language.value).format(number);
}

/** A number with so many decimals, by the language's own point. */
export function decimal(number: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language.value, options).format(number);
}
