import type { Twenty48Module } from '../../../wasm/twenty48';
import type { SceneGame } from '../ladder/scenes/scene_game';
import type { Session } from '../shell/session/session';
import { tileBoard } from './board/craft';
import { CELLS } from './cells';
import { isDirection } from './directions';
import { decodeEvents, pointsOf } from './events';
import { describeCell, directionName } from './sentences';
import { decodeSnapshot } from './snapshot';
import { TileStage } from './stage';
import { messages } from './words/messages';

/** How long the tiles are on their way: slow enough to be followed. */
const SLIDE_MS = 340;

/** How 2048 shows what each mind sees. */
export function sceneGame({ module, settings }: Session<Twenty48Module>): SceneGame {
  return {
    rules: () => new module.Game(),
    isSeen: () => true,
    table(snapshot) {
      const stage = new TileStage(snapshot, {
        slide: () => SLIDE_MS,
        interval: () => SLIDE_MS,
        motion: () => (settings.reducedMotion.value ? 'fade' : 'travel'),
      });
      return { stage, open: (canvas, frames) => tileBoard(canvas, stage, frames) };
    },
    describe,
    side: () => null,
    describeStep({ action, events }) {
      const t = messages.value;
      return isDirection(action)
        ? t.twenty48Slid(directionName(t, action), pointsOf(decodeEvents(events)))
        : '';
    },
    valuation: (value) => ({ kind: 'points', points: value }),
  };
}

/** Every cell, row by row. */
function describe(data: Int32Array): string {
  const { ranks } = decodeSnapshot(data);
  return Array.from({ length: CELLS }, (_, cell) => describeCell(messages.value, ranks, cell)).join(', ');
}
