import type { MatchSummary } from '../../../wasm/lab';

/** Whether the interval says which of the two is stronger. */
export function verdictOf({
  scoreLow,
  scoreHigh,
}: Pick<MatchSummary, 'scoreLow' | 'scoreHigh'>): 'a' | 'b' | 'open' {
  if (scoreLow > 0.5) return 'a';
  return scoreHigh < 0.5 ? 'b' : 'open';
}
