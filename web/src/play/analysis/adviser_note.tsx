import { FallbackEngineNote } from '../../board/fallback_engine/fallback_engine_note';
import type { GameView } from '../game_view';
import { opponentName } from '../opponent';

/** Says who gives the advice in place of whom, while that is so. */
export function AdviserNote({ view: { analysis, game, session } }: { view: GameView }) {
  return (
    <FallbackEngineNote
      substitution={analysis?.substitution.value}
      nameOf={(rung) => opponentName(game.spec, session.ladder, rung)}
    />
  );
}
