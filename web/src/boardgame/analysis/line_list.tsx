import { Icon } from '../../shell/icons';
import type { Action } from '../game_types';
import { type Messages, messages } from '../words/messages';
import type { Analysis } from './analysis';
import { movesOf } from './verdict';
import type { WeighedLine } from './weighed_line';

/** Moves of a line that are written out. */
const WRITTEN = 8;

/** The best moves with their worth; hovering is not needed, choosing one shows its line on the board. */
export function LineList({ analysis }: { analysis: Analysis }) {
  const t = messages.value;
  const lines = analysis.bestLines.value;
  const finding = analysis.finding.value;
  if (analysis.lost.value) return <p role="status">{t.analysisLost}</p>;
  if (lines.length === 0) {
    const over = analysis.place.value?.weighable === false;
    if (over) return null;
    return (
      <p class="quiet" role="status">
        {finding?.finished ? t.nothingToSay : t.analysing}
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
            <span class={`line-mark plan-mark-${place}`} aria-hidden="true">
              {'ABC'.charAt(place)}
            </span>
            <span class="plan-words">
              <span class="plan-manner figures">
                <b>{moveName(analysis, line.codes[0] ?? -1)}</b>{' '}
                {line.only ? onlyWords(t, line, analysis) : worthWords(t, line, place, analysis)}
              </span>
              <span class="plan-quality figures">{variation(analysis, line)}</span>
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

function moveName({ game: { spec, settings } }: Analysis, action: Action): string {
  return spec.words.notation(action, settings);
}

function variation(analysis: Analysis, { codes }: WeighedLine): string {
  const names = codes.slice(0, WRITTEN).map((action) => moveName(analysis, action));
  return codes.length > WRITTEN ? `${names.join(' ')} …` : names.join(' ');
}

/** Of a move that there is no choice about, and of the first one, which nobody thinks about. */
function onlyWords(t: Messages, line: WeighedLine, analysis: Analysis): string {
  if (analysis.place.value?.length === 0) return t.usualStart;
  const words = [t.onlyMove, ...(line.forced === null ? [] : [worthWords(t, line, 0, analysis)])];
  return words.join(', ');
}

function worthWords(t: Messages, line: WeighedLine, place: number, { game }: Analysis): string {
  if (line.forced === 'win') return t.winsIn(movesOf(line.plies));
  if (line.forced === 'loss') return t.losesIn(movesOf(line.plies));
  if (place === 0) return t.bestMove;
  if (line.atLeast && line.shortfall === 0) return t.noBetter;
  if (line.shortfall === 0) return t.planAsGood;
  const least = line.atLeast ? '≥ ' : '';
  return t.isWorse(`${least}${game.spec.scoreScale.lossWords(line.shortfall)}`);
}
