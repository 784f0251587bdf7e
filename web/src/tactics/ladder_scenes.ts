import type { TacticsModule } from '../../../wasm/tactics';
import type { SceneGame, Valuation } from '../ladder/scenes/scene_game';
import type { Session } from '../shell/session/session';
import { recordMove } from './battle/record';
import { describeCell, describeUnitAction, sideName } from './battle/sentences';
import type { Pace } from './battle/tempo';
import { tacticsBoard } from './board/craft';
import { TacticsStage } from './board/stage';
import { END_TURN } from './rules/action_code';
import { decodeEvents } from './rules/events';
import { decodeSnapshot, isAlive } from './rules/snapshot';
import { messages } from './words/messages';

/** A turn is a few units; all of it is over in about two seconds. */
const PACE: Pace = { banner: 0, unit: 1000, turn: Number.POSITIVE_INFINITY };

/** Values beyond this, either way, see the battle decided: a victory counts as ten millions (engine/tactics/params.h). */
const DECIDED = 5_000_000;

/** How the battle shows what each opponent sees. */
export function sceneGame({ module, settings }: Session<TacticsModule>): SceneGame {
  return {
    rules: () => new module.Game(),
    // To end the turn moves nobody.
    isSeen: (action) => action !== END_TURN,
    table(snapshot) {
      const stage = new TacticsStage(snapshot, {
        pace: () => PACE,
        motion: () => (settings.reducedMotion.value ? 'fade' : 'travel'),
      });
      return { stage, open: (canvas, frames) => tacticsBoard(canvas, stage, stage.landscape, frames) };
    },
    describe,
    side: (snapshot) => sideName(messages.value, decodeSnapshot(snapshot).sideToMove),
    describeStep: ({ action, before, events }) =>
      describeUnitAction(messages.value, recordMove(decodeSnapshot(before), action, decodeEvents(events))),
    valuation: strengthOf,
  };
}

/** Who is to move, and every unit. */
function describe(data: Int32Array): string {
  const t = messages.value;
  const snapshot = decodeSnapshot(data);
  const units = snapshot.units.filter(isAlive).map(({ cell }) => `${describeCell(t, snapshot, cell, [])}.`);
  return [t.saidTurn(sideName(t, snapshot.sideToMove), snapshot.round), ...units].join(' ');
}

/** Values are logarithms of the ratio of forces: one unit is being twice as strong. */
function strengthOf(value: number, unit: number): Valuation {
  if (Math.abs(value) >= DECIDED) return { kind: value > 0 ? 'wins' : 'loses' };
  return { kind: 'strength', ratio: 2 ** (value / unit) };
}
