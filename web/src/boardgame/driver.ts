import type { Driver } from '../shell/driver_contract';
import type { Session } from '../shell/session';
import type { GomokuGame } from './game';

/** A driver of whichever game is the `current` one. */
export function makeDriver(
  session: Session<'gomoku'>,
  current: () => GomokuGame | null,
  newGame: (seed?: number) => void,
): Driver {
  const outside = 'there is no game';
  return {
    state() {
      const game = current();
      if (game === null) return null;
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
    legalActions: () => current()?.legalActions() ?? [],
    text: () => current()?.text() ?? '',
    play: (code) => current()?.play(code) ?? outside,
    endTurn: () => (current() === null ? outside : 'a turn of Gomoku ends by itself'),
    undo: () => current()?.undo() ?? false,
    skip: () => current()?.skip(),
    waits: () => ({ summary: session.log.summary(), records: session.log.records() }),
    newBattle: newGame,
  };
}
