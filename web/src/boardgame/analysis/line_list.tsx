import { stoneOf } from '../../gomoku/action_code';
import { cellName } from '../../gomoku/cells';
import { colourName } from '../../gomoku/words';
import { type Messages, messages } from '../../gomoku/words/messages';
import { Icon } from '../../shell/icons';
import type { Analyst } from './analysis';
import { chanceOf, leaderOf, movesOf, type Verdict } from './odds_scale';
import type { WeighedLine } from './weighed_line';

/** Moves of a line that are written out. */
const WRITTEN = 8;

/** The best moves with their worth; hovering is not needed, choosing one shows its line on the board. */
export function LineList({ analyst }: { analyst: Analyst }) {
  const t = messages.value;
  const lines = analyst.bestLines.value;
  const finding = analyst.finding.value;
  if (analyst.lost.value) return <p role="status">{t.gomokuAnalysisLost}</p>;
  if (lines.length === 0) {
    const over = analyst.place.value?.weighable === false;
    if (over) return null;
    return (
      <p class="quiet" role="status">
        {finding?.finished ? t.gomokuNothingToSay : t.gomokuAnalysing}
      </p>
    );
  }
  return (
    <ul class="plans stone-plans">
      {lines.map((line, place) => (
        <li key={place}>
          <button
            type="button"
            class={analyst.chosen.value === place ? 'plan plan-chosen' : 'plan'}
            aria-pressed={analyst.chosen.value === place}
            data-testid={`line-${place}`}
            onClick={() => analyst.choose(place)}
            onFocus={() => analyst.choose(place)}
          >
            <span class={`line-mark plan-mark-${place}`} aria-hidden="true">
              {'ABC'.charAt(place)}
            </span>
            <span class="plan-words">
              <span class="plan-manner figures">
                <b>{moveName(analyst, line.codes[0] ?? -1)}</b>{' '}
                {line.only ? onlyWords(t, line, analyst) : worthWords(t, line, place)}
              </span>
              <span class="plan-quality figures">{variation(analyst, line)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Plays the chosen line's move; nothing where there is none. */
export function PlayLine({ analyst }: { analyst: Analyst }) {
  const t = messages.value;
  const { game } = analyst;
  const code = analyst.bestLines.value[analyst.chosen.value]?.codes[0];
  if (code === undefined || game.phase.value !== 'player' || game.past.value !== null) return null;
  return (
    <button type="button" class="button primary" data-testid="play-line" onClick={() => analyst.playChosen()}>
      <Icon name="play" />
      {t.gomokuPlayMove(moveName(analyst, code))}
    </button>
  );
}

function moveName(analyst: Analyst, code: number): string {
  return cellName(analyst.game.settings.size, stoneOf(code));
}

function variation(analyst: Analyst, { codes }: WeighedLine): string {
  const names = codes.slice(0, WRITTEN).map((code) => moveName(analyst, code));
  return codes.length > WRITTEN ? `${names.join(' ')} …` : names.join(' ');
}

/** Of a move that there is no choice about, and of the first stone, which nobody thinks about. */
function onlyWords(t: Messages, line: WeighedLine, { place }: Analyst): string {
  if (place.value?.length === 0) return t.gomokuUsualStart;
  const words = [t.gomokuOnlyMove, ...(line.forced === null ? [] : [worthWords(t, line, 0)])];
  return words.join(', ');
}

function worthWords(t: Messages, line: WeighedLine, place: number): string {
  if (line.forced === 'win') return t.gomokuWinsIn(movesOf(line.plies));
  if (line.forced === 'loss') return t.gomokuLosesIn(movesOf(line.plies));
  if (place === 0) return t.gomokuBestMove;
  if (line.atLeast && line.shortfall === 0) return t.gomokuNoBetter;
  if (line.shortfall === 0) return t.planAsGood;
  const least = line.atLeast ? '≥ ' : '';
  return t.gomokuWorse(`${least}${(line.shortfall / 10).toFixed(line.shortfall < 100 ? 1 : 0)} %`);
}

/** Who stands better, in a sentence. */
export function verdictWords(t: Messages, verdict: Verdict): string {
  if (verdict.win !== null) return t.gomokuWinning(colourName(t, verdict.win.colour), verdict.win.moves);
  const leader = leaderOf(verdict);
  if (leader === null) return t.gomokuEven;
  return `${t.gomokuBetter(colourName(t, leader))} · ${chanceOf(verdict)} %`;
}
