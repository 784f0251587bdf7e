import type { Driver } from '../shell/driver_contract';
import type { Session } from '../shell/session';
import type { Battle } from './battle';

/** A driver of whichever battle is the `current` one. */
export function makeDriver(
  session: Session,
  current: () => Battle | null,
  newBattle: (seed?: number) => void,
): Driver {
  const outside = 'there is no battle';
  return {
    state() {
      const battle = current();
      if (battle === null) return null;
      const { round, sideToMove, result } = battle.snapshot.value;
      return {
        phase: battle.phase.value,
        round,
        sideToMove,
        playerSide: battle.settings.side,
        result,
        length: battle.moves.value.length,
        hash: battle.hash(),
        rung: battle.settings.rung,
        seed: battle.settings.seed,
      };
    },
    legalActions: () => current()?.legalActions() ?? [],
    text: () => current()?.text() ?? '',
    play: (code) => current()?.play(code) ?? outside,
    endTurn: () => current()?.endTurn() ?? outside,
    undo: () => current()?.undo() ?? false,
    skip: () => current()?.skip(),
    waits: () => ({ summary: session.log.summary(), records: session.log.records() }),
    newBattle,
  };
}
