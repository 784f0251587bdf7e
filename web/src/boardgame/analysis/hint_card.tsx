import { messages } from '../../gomoku/words/messages';
import { Icon } from '../../shell/icons';
import type { Analyst } from './analysis';
import { LineList, PlayLine } from './line_list';
import { Standing } from './standing';

/** The best moves beside the board, while the hint is open. */
export function HintCard({ analyst }: { analyst: Analyst }) {
  const t = messages.value;
  return (
    <section class="context counsel" aria-label={t.gomokuHintTitle} data-testid="hint-card">
      <div class="counsel-head">
        <Icon name="bulb" />
        <strong>{t.gomokuHintTitle}</strong>
        <button
          type="button"
          class="icon-button counsel-close"
          aria-label={t.close}
          data-testid="counsel-close"
          onClick={() => analyst.closeHint()}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      <Standing analyst={analyst} />
      <LineList analyst={analyst} />
      <PlayLine analyst={analyst} />
    </section>
  );
}
