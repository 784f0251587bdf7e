import type { XiangqiModule } from '../../../wasm/xiangqi';
import { isScored } from '../ladder/steps';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import { sceneGame } from './ladder_scenes';
import { WEIGHTS_KINDS } from './weights_kinds';

/** What the lab knows of Xiangqi. */
export function labGame(session: Session<XiangqiModule>): LabGame {
  return {
    boards: sceneGame(session),
    personalities: () => [],
    weights: WEIGHTS_KINDS,
    async measuredSteps() {
      const { default: steps } = await import('../../../engine/xiangqi/data/ladder.json?steps');
      return steps.flatMap((step) => (isScored(step) ? [] : [step]));
    },
    // In wasm under Node, in processor time: what the engine aims at.
    referenceSpeed: 1_900_000,
  };
}
