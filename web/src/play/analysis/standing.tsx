import type { Analysis } from './analysis';
import { messages } from './words/messages';

/** Who stands better at the position looked at: a bar, and a sentence. */
export function Standing({ analysis }: { analysis: Analysis }) {
  const t = messages.value;
  const { scoreScale } = analysis.game.spec;
  const evaluation = analysis.evaluation.value;
  const share = (analysis.place.value?.ended ?? evaluation?.verdict)?.share ?? 0;
  return (
    <div class="standing-line">
      <span class="share-bar" aria-hidden="true">
        <span class="share-first" style={{ width: `${50 + 50 * share}%` }} />
      </span>
      <p class="figures" data-testid="standing">
        {evaluation === null ? (
          <span class="quiet">{wordsWithoutEvaluation(analysis)}</span>
        ) : (
          <>
            {scoreScale.words(evaluation.verdict, t)}
            {evaluation.depth > 0 && scoreScale.tellsDepth !== false && !evaluation.verdict.isRough ? (
              <span class="quiet"> · {t.searchDepth(evaluation.depth)}</span>
            ) : null}
          </>
        )}
      </p>
    </div>
  );
}

/** What is to be said where nothing was weighed. */
function wordsWithoutEvaluation({ place: { value: place }, game: { spec } }: Analysis): string {
  const t = messages.value;
  if (place === null || place.weighable) return t.nothingToSay;
  if (place.ended === null) return t.coloursOpen;
  const { share } = place.ended;
  return share === 0 ? t.draw : t.hasWon(spec.sides.name(share > 0 ? 0 : 1));
}
