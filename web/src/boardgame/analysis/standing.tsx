import { BLACK, WHITE } from '../../gomoku/snapshot';
import { colourName } from '../../gomoku/words';
import { type Messages, messages } from '../../gomoku/words/messages';
import type { Analyst } from './analysis';
import { verdictWords } from './line_list';
import type { Place } from './places';

/** Who stands better at the position looked at: a bar, and a sentence. */
export function Standing({ analyst }: { analyst: Analyst }) {
  const t = messages.value;
  const place = analyst.place.value;
  const finding = analyst.finding.value;
  const share = place?.settled ?? finding?.verdict.share ?? 0;
  return (
    <div class="standing-line">
      <span class="share-bar" aria-hidden="true">
        <span class="share-black" style={{ width: `${50 + 50 * share}%` }} />
      </span>
      <p class="figures" data-testid="standing">
        {finding === null ? (
          <span class="quiet">{wordsWithoutFinding(t, place)}</span>
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

/** What is to be said where nothing was weighed. */
function wordsWithoutFinding(t: Messages, place: Place | null): string {
  if (place === null || place.weighable) return t.gomokuNothingToSay;
  if (place.settled === null) return t.gomokuColoursOpen;
  return place.settled === 0 ? t.draw : t.gomokuHasWon(colourName(t, place.settled > 0 ? BLACK : WHITE));
}
