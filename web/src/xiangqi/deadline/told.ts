import { decimal } from '../../i18n/figures';

/** Seconds, with as many decimals as say more. */
export function told(seconds: number): string {
  if (seconds >= 9.95) return decimal(seconds, 0);
  return decimal(seconds, seconds < 0.095 ? 3 : 1);
}
