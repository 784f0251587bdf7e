import type { GomokuModule } from '../../../wasm/gomoku';
import { isScored } from '../ladder/steps';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import { sceneGame } from './ladder_scenes';
import { WEIGHTS_KINDS } from './weights_kinds';

/** What the lab knows of Gomoku. */
export function labGame(session: Session<GomokuModule>): LabGame {
  return {
    boards: sceneGame(session),
    personalities: () => [],
    weights: WEIGHTS_KINDS,
    async measuredSteps() {
      const { default: steps } = await import('../../../engine/gomoku/data/ladder.json?steps');
      return steps.flatMap((step) => (isScored(step) ? [] : [step]));
    },
    // Node 20 on one core of an AMD EPYC, best of six runs, in processor time, 2026-11-23.
    referenceSpeed: 654_000,
  };
}
