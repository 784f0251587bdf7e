import type { TacticsModule } from '../../../wasm/tactics';
import { isScored } from '../ladder/steps';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import { startOfCode } from './files/drawn_start';
import { sceneGame } from './ladder_scenes';
import { PERSONALITIES } from './setup/personality';
import { WEIGHTS_KINDS } from './weights_kinds';
import { messages } from './words/messages';

/** What the lab knows of the battle. */
export function labGame(session: Session<TacticsModule>): LabGame {
  return {
    boards: sceneGame(session),
    personalities() {
      const { personalities } = messages.value;
      return PERSONALITIES.slice(1).map((name) => ({ name, title: personalities[name].name }));
    },
    weights: WEIGHTS_KINDS,
    startOf: startOfCode,
    async measuredSteps() {
      const { default: steps } = await import('../../../engine/tactics/data/ladder.json?steps');
      return steps.flatMap((step) => (isScored(step) ? [] : [step]));
    },
    // Node 20 on one core of an AMD EPYC, best of six runs, in processor time, 2026-11-23.
    referenceSpeed: 245_000,
  };
}
