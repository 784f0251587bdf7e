import type { Twenty48Module } from '../../../wasm/twenty48';
import type { LabGame } from '../shell/session/lab_game';
import type { Session } from '../shell/session/session';
import { sceneGame } from './ladder_scenes';

/** What the lab knows of 2048. */
export function labGame(session: Session<Twenty48Module>): LabGame {
  return {
    boards: sceneGame(session),
    personalities: () => [],
    weights: [],
    // Nobody meets anybody: its ladder has scores, and no results of matches.
    measuredSteps: async () => [],
    // Node 20 on one core of an AMD EPYC, best of five runs, in processor time, 2026-11-24.
    referenceSpeed: 177_000_000,
  };
}
