import type { Analysis } from '../analysis/analysis';
import { kindOf, SIGNS } from './marks';
import { messages } from './words/messages';

/** The sign of what a move lost, and its word for those who listen; nothing as long as it is not known. */
export function MoveMark({ analysis, move }: { analysis: Analysis; move: number }) {
  const loss = analysis.losses.value[move] ?? null;
  if (loss === null) return null;
  const kind = kindOf(loss);
  const word = messages.value.kinds[kind];
  return (
    <span class={`move-mark move-mark-${kind}`} title={word} data-testid={`mark-${move + 1}`}>
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <span class="sr-only">, {word}</span>
    </span>
  );
}
