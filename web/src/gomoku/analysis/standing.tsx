import { messages } from '../../i18n/messages';
import type { Analyst } from './analyst';
import { verdictWords } from './line_list';

/** Who stands better at the position looked at: a bar, and a sentence. */
export function Standing({ analyst }: { analyst: Analyst }) {
  const t = messages.value;
  const finding = analyst.finding.value;
  const share = finding?.verdict.share ?? 0;
  return (
    <div class="standing-line">
      <span class="share-bar" aria-hidden="true">
        <span class="share-black" style={{ width: `${50 + 50 * share}%` }} />
      </span>
      <p class="figures" data-testid="standing">
        {finding === null ? (
          <span class="quiet">{t.gomokuNothingToSay}</span>
        ) : (
          <>
            {verdictWords(t, finding.verdict)}
            {finding.depth > 0 ? <span class="quiet"> · {t.gomokuDepth(finding.depth)}</span> : null}
          </>
        )}
      </p>
    </div>
  );
}
