import { useMemo } from 'preact/hooks';
import type { Game } from '../../../../wasm/engine';
import { Icon } from '../../shell/ui/icons';
import { type Colour, otherSide } from '../game_types';
import type { PlaySpec } from '../spec';
import { messages } from '../words/messages';
import type { LostGame } from './loss_memory';

/** Games that are listed; the memory holds more. */
const LISTED = 12;

interface WonGamesProps {
  spec: PlaySpec;
  games: readonly LostGame[];
  /** Opens rules to see in them who played which colour. */
  openRules(): Game;
  /** Name of a rung's opponent. */
  nameOf(rung: number): string;
  onOpen(game: LostGame): void;
}

/** The games that the player has won on this device, the latest first, folded away; each can be walked through again. */
export function WonGames({ spec, games, openRules, nameOf, onOpen }: WonGamesProps) {
  const t = messages.value;
  const listed = useMemo(() => withColours(spec, games.slice(0, LISTED), openRules), [games]);
  if (listed.length === 0) return null;
  return (
    <details class="rungs won-games">
      <summary data-testid="won-games">
        <Icon name="chevron" />
        {t.wonGames}
      </summary>
      <ol>
        {listed.map(({ game, colour }, place) => (
          <li key={place}>
            <button type="button" class="rung" data-testid={`won-game-${place}`} onClick={() => onOpen(game)}>
              <span>
                <strong>{nameOf(game.rung)}</strong>
                <span>
                  {colour === null ? '' : `${spec.sides.name(colour)}, `}
                  {t.moveCount(game.record.actions.length)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The games with the winner's colour; null where it was never settled. */
function withColours(
  { setup, sides, decodeSnapshot }: PlaySpec,
  games: readonly LostGame[],
  openRules: () => Game,
): { game: LostGame; colour: Colour | null }[] {
  const rules = openRules();
  const listed = games.map((game) => {
    rules.load(setup.startText(game.record));
    for (const action of game.record.actions) rules.play(action);
    return { game, colour: sides.colourOf(decodeSnapshot(rules.snapshot()), otherSide(game.side)) };
  });
  rules.delete();
  return listed;
}
