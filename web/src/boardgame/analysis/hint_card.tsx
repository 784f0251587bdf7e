import { Icon } from '../../shell/icons';
import { messages } from '../words/messages';
import type { Analysis } from './analysis';
import { LineList, PlayLine } from './line_list';
import { Standing } from './standing';

/** The best moves beside the board, while the hint is open. */
export function HintCard({ analysis }: { analysis: Analysis }) {
  const t = messages.value;
  return (
    <section class="context hint-card" aria-label={t.bestMoves} data-testid="hint-card">
      <div class="hint-head">
        <Icon name="bulb" />
        <strong>{t.bestMoves}</strong>
        <button
          type="button"
          class="icon-button hint-close"
          aria-label={t.close}
          data-testid="hint-close"
          onClick={() => analysis.closeHint()}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <Standing analysis={analysis} />
      <LineList analysis={analysis} />
      <PlayLine analysis={analysis} />
    </section>
  );
}
