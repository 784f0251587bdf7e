import type { OthelloModule } from '../../../wasm/othello';
import { isScored } from '../ladder/steps';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import { sceneGame } from './ladder_scenes';

/** What the lab knows of Othello. */
export function labGame(session: Session<OthelloModule>): LabGame {
  return {
    boards: sceneGame(session),
    personalities: () => [],
    weights: [],
    async measuredSteps() {
      const { default: steps } = await import('../../../engine/othello/data/ladder.json?steps');
      return steps.flatMap((step) => (isScored(step) ? [] : [step]));
    },
    // docs/measured/othello.md, in wasm under Node, in processor time.
    referenceSpeed: 2_168_053,
  };
}
