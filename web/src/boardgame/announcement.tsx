import { Face } from '../faces/face';
import { ActionToken } from './context_card';
import type { BoardGame } from './game';

/** A ribbon across the board: what the opponent did that has no place on it. */
export function Announcement({ game, opponentName }: { game: BoardGame; opponentName: string }) {
  const announced = game.stage.announced.value;
  if (announced === null) return null;
  const { sides, words } = game.spec;
  const { Token } = sides;
  return (
    <div class="banner announcement" data-testid="announcement">
      <Face game={game.spec.game} rung={game.settings.rung} size={56} />
      <ActionToken words={words} Token={Token} action={announced.action} size={30} />
      <strong>{words.actionDone(announced.action, opponentName)}</strong>
    </div>
  );
}
