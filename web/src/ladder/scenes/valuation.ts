import { decimal, figure } from '../../i18n/figures';
import type { Messages } from '../words/messages';
import type { Valuation } from './scene_game';

/** Shares of the points, and ratios of strength, that are as good as even. */
const EVEN_SHARE = 0.04;
const EVEN_RATIO = 1.05;

/** What somebody thinks of a turn, in a few words, from the side's view that plays it. */
export function valuationWords(t: Messages, valuation: Valuation): string {
  switch (valuation.kind) {
    case 'wins':
      return t.valueWins;
    case 'loses':
      return t.valueLoses;
    case 'strength':
      return strengthWords(t, valuation.ratio);
    case 'chance':
      return Math.abs(valuation.share - 0.5) < EVEN_SHARE
        ? t.valueEven
        : t.valueChance(figure(Math.round(100 * valuation.share)));
    case 'points':
      return t.valuePoints(figure(Math.round(valuation.points)));
    case 'said':
      return valuation.words;
  }
}

function strengthWords(t: Messages, ratio: number): string {
  if (ratio < EVEN_RATIO && ratio > 1 / EVEN_RATIO) return t.valueEven;
  return ratio > 1 ? t.valueStronger(decimal(ratio, 1)) : t.valueWeaker(decimal(1 / ratio, 1));
}
