import type { Milliseconds } from '../conductor/contract';
import type { Language } from '../i18n/languages';
import type { Messages } from './words/messages';

/** The lab's figures as text, in the language in use. */

export function wholeText(language: Language, count: number): string {
  return new Intl.NumberFormat(language).format(count);
}

/** A share from 0 to 1 in percent. */
export function shareText(language: Language, share: number): string {
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
}

/** A number with so many decimals. */
export function decimalText(language: Language, value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, options).format(value).replace('-', '−');
}

/** Points of wins and draws as chess tables write them: 12½. */
export function pointsText(wins: number, draws: number): string {
  const whole = wins + Math.floor(draws / 2);
  if (draws % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** An Elo difference with its sign. */
export function eloText(language: Language, elo: number): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '−∞';
  return new Intl.NumberFormat(language, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(elo)
    .replace('-', '−');
}

const SECOND: Milliseconds = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A length of time, as coarse as it deserves. */
export function timeLeftText(t: Messages, left: Milliseconds): string {
  if (left < 1.5 * MINUTE) return t.labSecondsLeft(Math.ceil(left / SECOND));
  return left < 1.5 * HOUR
    ? t.labMinutesLeft(Math.round(left / MINUTE))
    : t.labHoursLeft(Math.round(left / HOUR));
}
