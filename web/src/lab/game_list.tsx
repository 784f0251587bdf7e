import { useSignal } from '@preact/signals';
import { language } from '../i18n/languages';
import { Icon } from '../shell/ui/icons';
import { playerAt, seriesOf } from './contest';
import { wholeText } from './figures';
import type { Lab, Look } from './lab';
import { type MatchGame, RESULT_SIGNS, resultForA } from './match_game';
import { playerName } from './player_name';
import { type AnyRunner, isScoring } from './runners';
import type { ScoreGame } from './score_game';
import { messages } from './words/messages';

/** Games in sight at a time: an even number, so that pairs stay together. */
const PAGE = 60;

interface GameListProps {
  lab: Lab;
  runner: AnyRunner;
  /** The series whose games are listed. */
  series: number;
  onLook: Look;
}

/** Every game of a series by its number, to be looked at once it is played. */
export function GameList({ lab, runner, series, onLook }: GameListProps) {
  const t = messages.value;
  const first = useSignal(0);
  const { contest } = runner;
  const names = (seriesOf(contest)[series] ?? []).map((place) =>
    playerName(lab, playerAt(contest.players, place)),
  );
  const games: readonly (MatchGame | ScoreGame | null)[] = runner.played.value[series] ?? [];
  const worth = isScoring(runner) ? (runner.book.milestones[0] ?? 0) : 0;
  const shown = games.slice(first.value, first.value + PAGE);
  return (
    <section class="card games" data-testid="games">
      <header class="games-head">
        <h2>
          {t.labLook}
          {contest.form === 'match' ? null : <span class="quiet"> {names.join(' – ')}</span>}
        </h2>
        {games.length <= PAGE ? null : (
          <div class="row">
            <button
              type="button"
              class="icon-button"
              disabled={first.value === 0}
              onClick={() => (first.value -= PAGE)}
              aria-label={t.labEarlier}
            >
              <Icon name="back" />
            </button>
            <span class="figures quiet">{t.labRange(first.value + 1, first.value + shown.length)}</span>
            <button
              type="button"
              class="icon-button"
              disabled={first.value + PAGE >= games.length}
              onClick={() => (first.value += PAGE)}
              aria-label={t.labLater}
            >
              <Icon name="forward" />
            </button>
          </div>
        )}
      </header>
      <ol class="games-grid">
        {shown.map((game, index) => (
          <li key={first.value + index}>
            <GameButton
              number={first.value + index}
              told={game === null ? null : tellOf(lab, game, worth)}
              isLost={game !== null && game.actions === null}
              onPress={() => {
                const replay = game === null ? null : lab.replayOf(runner.contest, series, game);
                if (replay !== null) onLook(...replay);
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How a game ended. */
interface Told {
  /** In a sign. */
  sign: string;
  /** In words. */
  label: string;
  /** Its colour. */
  look: string;
}

/** `worth`: of a game that was played alone, the tile that is worth a colour. */
function tellOf(lab: Lab, game: MatchGame | ScoreGame, worth: number): Told {
  const t = messages.value;
  if ('score' in game) {
    const { number, score, milestone } = game;
    return {
      sign: String(milestone),
      label: t.labScored(number + 1, wholeText(language.value, score), String(milestone)),
      look: milestone >= worth ? 'result-win' : 'result-loss',
    };
  }
  const result = resultForA(game);
  const words = { win: t.labWon, draw: t.labDrawn, loss: t.labLost };
  const label = t.labGameWas(game.number + 1, lab.controller.sides()[game.sideOfA], words[result]);
  return { sign: RESULT_SIGNS[result], label, look: `result-${result}` };
}

interface GameButtonProps {
  number: number;
  /** Null while it is not played. */
  told: Told | null;
  /** Its moves were not kept. */
  isLost: boolean;
  onPress(): void;
}

function GameButton({ number, told, isLost, onPress }: GameButtonProps) {
  const t = messages.value;
  const label = told?.label ?? `${t.labGame(number + 1)}: ${t.labWaits}`;
  return (
    <button
      type="button"
      class={`game-button ${told?.look ?? ''}`}
      data-testid={`game-${number}`}
      disabled={told === null || isLost}
      aria-label={isLost ? `${label}. ${t.labMovesGone}` : label}
      title={isLost ? t.labMovesGone : label}
      onClick={onPress}
    >
      <span class="figures">{number + 1}</span>
      <b aria-hidden="true">{told?.sign ?? '·'}</b>
    </button>
  );
}
