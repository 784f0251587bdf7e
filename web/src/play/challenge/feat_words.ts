import type { Feat, Measures } from './challenge';
import { messages } from './words/messages';

/** How it went: "won in 5 rounds with 3 units left". */
export function featWords(feat: Feat, measures: Measures): string {
  return `${messages.value.outcomes[feat.outcome]} ${measureWords(feat, measures)}`;
}

/** How well, in a phrase: "in 5 rounds with 3 units left". */
export function measureWords({ number, left }: Feat, [counted, kept]: Measures): string {
  const t = messages.value;
  return [
    counted === '' ? '' : t.counted[counted](number),
    kept === undefined || !left ? '' : t.kept[kept](left),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
