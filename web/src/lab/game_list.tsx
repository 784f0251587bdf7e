import { useSignal } from '@preact/signals';
import { Icon } from '../shell/icons';
import type { PlayedGame } from '../shell/played_game';
import type { MatchRunner } from './match_runner';
import { RESULT_SIGNS, resultForA } from './result_for_a';
import { messages } from './words/messages';

/** Games in sight at a time: an even number, so that pairs stay together. */
const PAGE = 60;

interface GameListProps {
  match: MatchRunner;
  /** Names of the first side and the second. */
  sides: readonly [string, string];
  onLook(game: PlayedGame): void;
}

/** Every game by its number, to be looked at once it is played. */
export function GameList({ match, sides, onLook }: GameListProps) {
  const t = messages.value;
  const first = useSignal(0);
  const games = match.played.value;
  const shown = games.slice(first.value, first.value + PAGE);
  return (
    <section class="card games" data-testid="games">
      <header class="games-head">
        <h2>{t.labLook}</h2>
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
            <GameButton number={first.value + index} game={game} sides={sides} onLook={onLook} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface GameButtonProps {
  number: number;
  game: PlayedGame | null;
  sides: readonly [string, string];
  onLook(game: PlayedGame): void;
}

function GameButton({ number, game, sides, onLook }: GameButtonProps) {
  const t = messages.value;
  const result = game === null ? null : resultForA(game);
  const words = { win: t.labWon, draw: t.labDrawn, loss: t.labLost };
  const side = sides[game?.sideOfA ?? 0];
  const label =
    result === null
      ? `${t.labGame(number + 1)}: ${t.labWaits}`
      : t.labGameWas(number + 1, side, words[result]);
  return (
    <button
      type="button"
      class={`game-button ${result === null ? '' : `result-${result}`}`}
      data-testid={`game-${number}`}
      disabled={game === null}
      aria-label={label}
      title={label}
      onClick={() => game !== null && onLook(game)}
    >
      <span class="figures">{number + 1}</span>
      <b aria-hidden="true">{result === null ? '·' : RESULT_SIGNS[result]}</b>
    </button>
  );
}
