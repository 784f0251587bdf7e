import type { DrivenGame } from '../shell/session/driver';
import type { Turns } from './turns';

/** A game as the drivers of tests and benches see it. */
export function drivenGame(game: Turns): DrivenGame {
  return {
    state() {
      const { sideToMove, result } = game.snapshot.value;
      const { side, rung, seed } = game.settings;
      const length = game.moves.value.length;
      return {
        phase: game.phase.value,
        round: length + 1,
        sideToMove,
        playerSide: side,
        result,
        length,
        hash: game.hash(),
        rung,
        seed,
      };
    },
    legalActions: () => game.legalActions(),
    text: () => game.text(),
    play: (action) => game.play(action),
    undo: () => game.undo(),
    skip: () => game.skip(),
  };
}
