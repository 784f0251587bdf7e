import type { DrivenGame } from '../../shell/session/driver';
import type { Battle } from './battle';

/** A battle as the drivers of tests and benches see it. */
export function drivenBattle(battle: Battle): DrivenGame {
  return {
    state() {
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
    legalActions: () => battle.legalActions(),
    text: () => battle.text(),
    play: (code) => battle.play(code),
    endTurn: () => battle.endTurn(),
    undo: () => battle.undo(),
    skip: () => battle.skip(),
  };
}
