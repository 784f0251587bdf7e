import { Icon } from '../../shell/ui/icons';
import type { Analysis } from './analysis';
import { LineMark } from './line_mark';
import { moveName, onlyWords, variation, worthWords } from './line_words';
import { messages } from './words/messages';

/** The best moves with their worth; hovering is not needed, choosing one shows its line on the board. */
export function LineList({ analysis }: { analysis: Analysis }) {
  const t = messages.value;
  const lines = analysis.bestLines.value;
  const evaluation = analysis.evaluation.value;
  if (analysis.lost.value) return <p role="status">{t.analysisLost}</p>;
  if (lines.length === 0) {
    const over = analysis.place.value?.weighable === false;
    if (over) return null;
    return (
      <p class="quiet" role="status">
        {evaluation?.finished ? t.nothingToSay : t.analysing}
      </p>
    );
  }
  return (
    <ul class="plans best-moves">
      {lines.map((line, place) => (
        <li key={place}>
          <button
            type="button"
            class={analysis.chosen.value === place ? 'plan plan-chosen' : 'plan'}
            aria-pressed={analysis.chosen.value === place}
            data-testid={`line-${place}`}
            onClick={() => analysis.choose(place)}
            onFocus={() => analysis.choose(place)}
          >
            <LineMark place={place} />
            <span class="plan-words">
              <span class="plan-flags figures">
                <b translate={false}>{moveName(analysis, line.codes[0] ?? -1)}</b>{' '}
                {line.only ? onlyWords(t, line, analysis) : worthWords(t, line, place, analysis)}
              </span>
              <span class="plan-quality figures" translate={false}>
                {variation(analysis, line.codes)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Plays the chosen line's move; nothing where there is none. */
export function PlayLine(props: { analysis: Analysis; testId: string; extra?: string }) {
  const t = messages.value;
  const { analysis, testId, extra = '' } = props;
  const { game } = analysis;
  const action = analysis.bestLines.value[analysis.chosen.value]?.codes[0];
  if (action === undefined || game.phase.value !== 'player' || game.past.value !== null) return null;
  return (
    <button
      type="button"
      class={`button primary play-hint ${extra}`}
      data-testid={testId}
      onClick={() => analysis.playChosen()}
    >
      <Icon name="play" />
      <span>{t.playMove(moveName(analysis, action))}</span>
    </button>
  );
}

/** The best moves, and the button that plays the chosen one. */
export function Lines({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <LineList analysis={analysis} />
      <PlayLine analysis={analysis} testId="play-line" />
    </>
  );
}
