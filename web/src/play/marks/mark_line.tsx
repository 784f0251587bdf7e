import { percent } from '../../i18n/figures';
import type { Analysis } from '../analysis/analysis';
import { kindOf, SIGNS } from './marks';
import { messages } from './words/messages';

/** What a move that is looked at lost, and what was better, in a sentence. */
export function MarkLine({ analysis, move }: { analysis: Analysis; move: number }) {
  const t = messages.value;
  const { spec, settings, moves } = analysis.game;
  const played = moves.value[move];
  const place = analysis.places.value[move];
  const loss = analysis.losses.value[move] ?? null;
  if (played === undefined || place === undefined || loss === null) return null;
  const kind = kindOf(loss);
  const best = analysis.linesAt(place)[0]?.codes[0] ?? played.action;
  const better =
    best === played.action || kind === 'good'
      ? ''
      : t.better(spec.words.notation(best, settings, place.snapshot));
  return (
    <p class="mark-line figures" role="status" data-testid="mark-line">
      <span class={`move-mark move-mark-${kind}`} aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {t.moveWas(spec.words.notation(played.action, settings, place.snapshot), t.kinds[kind])}{' '}
      {kind === 'good' ? '' : t.gaveAway(analysis.fallWords(move) || percent(loss))} {better}
    </p>
  );
}
