import type { ScoreComparison } from '../../../wasm/lab';
import type { Language } from '../i18n/languages';

/** Probability, if there is no difference, below which a difference counts as one. */
const SURE = 0.05;
/** Less than this nobody needs to know exactly. */
const LEAST = 0.0001;

/** Who tends to score more, as far as the rank-sum test can tell. */
export function leaderOf({ share, p }: Pick<ScoreComparison, 'share' | 'p'>): 'a' | 'b' | 'open' {
  if (p >= SURE) return 'open';
  return share > 0.5 ? 'a' : 'b';
}

/** The same comparison from the other one's point of view. */
export function turned(comparison: ScoreComparison): ScoreComparison {
  const { share, z, difference, differenceLow, differenceHigh, rates } = comparison;
  return {
    ...comparison,
    share: 1 - share,
    z: -z,
    difference: -difference,
    differenceLow: -differenceHigh,
    differenceHigh: -differenceLow,
    rates: rates.map((_, at) => -(rates[[at, at + 1, at - 1][at % 3] ?? at] ?? 0)),
  };
}

/** A probability as tests are told of. */
export function probabilityText(language: Language, p: number): string {
  const format = (value: number) =>
    new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(value);
  return p < LEAST ? `< ${format(LEAST)}` : format(p);
}
