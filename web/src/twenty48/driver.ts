import type { Driver } from '../shell/driver_contract';
import type { Session } from '../shell/session';
import type { Twenty48Game } from './twenty48_game';

/** A driver of whichever game is the `current` one. The autoplayer's time is the opponent's. */
export function makeDriver(
  session: Session<'twenty48'>,
  current: () => Twenty48Game | null,
  rung: () => number,
  newGame: (seed?: number) => void,
): Driver {
  const outside = 'there is no game';
  return {
    state() {
      const game = current();
      if (game === null) return null;
      const { moves, result } = game.snapshot.value;
      const phase = game.phase.value;
      return {
        phase: phase === 'autoplay' ? 'opponent' : phase,
        round: moves + 1,
        sideToMove: 0,
        playerSide: 0,
        result,
        length: moves,
        hash: game.hash(),
        rung: rung(),
        seed: game.settings.seed,
      };
    },
    legalActions: () => current()?.legalActions() ?? [],
    text: () => current()?.text() ?? '',
    play: (code) => current()?.play(code) ?? outside,
    endTurn() {
      const game = current();
      if (game === null) return outside;
      game.startAutoplay();
      return game.phase.value === 'autoplay' ? '' : 'the game is over';
    },
    undo: () => current()?.undo() ?? false,
    skip: () => current()?.autoplay.stop(),
    waits: () => ({ summary: session.log.summary(), records: session.log.records() }),
    newBattle: newGame,
  };
}
