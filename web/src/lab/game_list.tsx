import { useSignal } from '@preact/signals';
import { Icon } from '../shell/icons';
import { pairsOf, playerAt } from './contest';
import type { ContestRunner } from './contest_runner';
import type { Lab, Look } from './lab';
import { type MatchGame, RESULT_SIGNS, resultForA } from './match_game';
import { playerName } from './player_name';
import { messages } from './words/messages';

/** Games in sight at a time: an even number, so that pairs stay together. */
const PAGE = 60;

interface GameListProps {
  lab: Lab;
  runner: ContestRunner;
  /** The pair whose games are listed. */
  pair: number;
  onLook: Look;
}

/** Every game of a pair by its number, to be looked at once it is played. */
export function GameList({ lab, runner, pair, onLook }: GameListProps) {
  const t = messages.value;
  const first = useSignal(0);
  const { contest } = runner;
  const names = (pairsOf(contest)[pair] ?? []).map((place) =>
    playerName(lab, playerAt(contest.players, place)),
  );
  const games = runner.played.value[pair] ?? [];
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
              game={game}
              sides={lab.room.sides()}
              onPress={() => {
                const replay = game === null ? null : lab.replayOf(runner.contest, pair, game);
                if (replay !== null) onLook(...replay);
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GameButtonProps {
  number: number;
  game: MatchGame | null;
  /** Names of the first side and the second. */
  sides: readonly [string, string];
  onPress(): void;
}

function GameButton({ number, game, sides, onPress }: GameButtonProps) {
  const t = messages.value;
  const result = game === null ? null : resultForA(game);
  const words = { win: t.labWon, draw: t.labDrawn, loss: t.labLost };
  const side = sides[game?.sideOfA ?? 0];
  const label =
    result === null
      ? `${t.labGame(number + 1)}: ${t.labWaits}`
      : t.labGameWas(number + 1, side, words[result]);
  const isLost = game !== null && game.actions === null;
  return (
    <button
      type="button"
      class={`game-button ${result === null ? '' : `result-${result}`}`}
      data-testid={`game-${number}`}
      disabled={game === null || isLost}
      aria-label={isLost ? `${label}. ${t.labMovesGone}` : label}
      title={isLost ? t.labMovesGone : label}
      onClick={onPress}
    >
      <span class="figures">{number + 1}</span>
      <b aria-hidden="true">{result === null ? '·' : RESULT_SIGNS[result]}</b>
    </button>
  );
}
