import { sideOfBlack } from '../gomoku/files/colours';
import { BLACK, WHITE } from '../gomoku/snapshot';
import { colourName, opponentName } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import { Icon } from '../shell/icons';
import type { Session } from '../shell/session';
import type { LostGame } from './loss_memory';

/** Games that are listed; the memory holds more. */
const LISTED = 12;

interface WonGamesProps {
  games: readonly LostGame[];
  session: Session<'gomoku'>;
  onOpen(game: LostGame): void;
}

/** The games that the player has won on this device, the latest first, folded away; each can be walked through again. */
export function WonGames({ games, session, onOpen }: WonGamesProps) {
  const t = messages.value;
  if (games.length === 0) return null;
  return (
    <details class="rungs won-games">
      <summary data-testid="won-games">
        <Icon name="chevron" />
        {t.gomokuWonGames}
      </summary>
      <ol>
        {games.slice(0, LISTED).map((game, place) => (
          <li key={place}>
            <button type="button" class="rung" data-testid={`won-game-${place}`} onClick={() => onOpen(game)}>
              <span>
                <strong>{opponentName(t, session, game.rung)}</strong>
                <span>
                  {colourName(t, sideOfBlack(game.record) === game.side ? WHITE : BLACK)},{' '}
                  {t.filesFound(game.record.actions.length)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
