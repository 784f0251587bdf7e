import type { MatchSummary } from '../../../wasm/lab';
import { language } from '../i18n/languages';
import { wholeText } from './figures';
import { messages } from './words/messages';

/** Wins, draws and losses as shares of one bar, with their figures. */
export function ResultBar({ standing: { wins, draws, losses } }: { standing: MatchSummary }) {
  const t = messages.value;
  const parts = [
    { kind: 'win', label: t.labWins, count: wins },
    { kind: 'draw', label: t.labDraws, count: draws },
    { kind: 'loss', label: t.labLosses, count: losses },
  ];
  return (
    <div class="match-results">
      <div class="result-bar" aria-hidden="true">
        {parts.map(({ kind, count }) => (
          <span key={kind} class={`result-${kind}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <dl>
        {parts.map(({ kind, label, count }) => (
          <div key={kind} class={`result-${kind}`}>
            <dt>
              <span class="result-key" aria-hidden="true" />
              {label}
            </dt>
            <dd class="figures" data-testid={`match-${kind}`}>
              {wholeText(language.value, count)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
