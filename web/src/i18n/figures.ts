import { language } from './languages';

/** A number with the language's own grouping. */
export function figure(number: number): string {
  return formatOf({}).format(number);
}

/** Words one after the other, the last one after an "and". */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language.value, { type: 'conjunction' }).format(words);
}

/** A number with so many decimals, by the language's own point. */
export function decimal(number: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formatOf(options).format(number);
}

/** A share of a whole as per cent with so many decimals. */
export function percent(share: number, digits = 0): string {
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return formatOf({ style: 'percent', ...decimals }).format(share);
}

/** To make one takes far longer than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language.value + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language.value, options);
  formats.set(key, format);
  return format;
}
