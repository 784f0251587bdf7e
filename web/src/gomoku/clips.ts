import { easeIn, easeOut, mix, segment } from '../board/easing';
import type { Cell } from '../board/shape';
import type { Clip, Motion } from '../boardgame/clip';
import type { Shown } from '../boardgame/spec';
import type { Milliseconds } from '../conductor/contract';
import { cue } from '../sound/cues';
import type { Gomoku } from './gomoku_types';
import type { Scene, StonePose } from './scene';
import type { Snapshot, Stone } from './snapshot';

/** A stone takes so long from the hand to the board. */
export const STONE_MS: Milliseconds = 240;
/** The line through a winning row. */
export const ROW_MS: Milliseconds = 400;

/** A stone is placed; the row that wins is drawn once it lies. */
export function clips({ events, by }: Shown<Gomoku>, start: Milliseconds, motion: Motion): Clip<Scene>[] {
  let at = start;
  return events.flatMap((event): Clip<Scene>[] => {
    if (event.kind === 'choice') return [];
    if (event.kind === 'over') return [rowClip(event.row, at, by)];
    const { cell, colour, number } = event;
    at = start + STONE_MS;
    return [stoneClip({ cell, colour, number }, start, motion)];
  });
}

/** The stones taken back are lifted off the board. */
export function clipsBack(
  before: Snapshot,
  after: Snapshot,
  start: Milliseconds,
  motion: Motion,
): Clip<Scene>[] {
  return before.stones.slice(after.stones.length).map((stone) => ({
    start,
    end: start + STONE_MS,
    play: (scene, t) => (t >= 1 ? scene : withStone(scene, lifted(stone, t, motion))),
  }));
}

function stoneClip(stone: Stone, start: Milliseconds, motion: Motion): Clip<Scene> {
  const end = start + STONE_MS;
  return {
    start,
    end,
    play: (scene, t) =>
      t <= 0 ? scene : { ...withStone(scene, placed(stone, t, motion)), last: stone.cell },
    cues: [cue('stone', end)],
  };
}

function rowClip(row: readonly Cell[], start: Milliseconds, by: Shown['by']): Clip<Scene> {
  return {
    start,
    end: start + ROW_MS,
    play: (scene, t) => ({ ...scene, row, rowDrawn: easeOut(t) }),
    cues: [cue(by === 'player' ? 'victory' : 'defeat', start)],
  };
}

function withStone(scene: Scene, pose: StonePose): Scene {
  return { ...scene, stones: [...scene.stones.filter(({ cell }) => cell !== pose.cell), pose] };
}

/** It falls faster and faster, and lies still when it lands. */
function placed(stone: Stone, t: number, motion: Motion): StonePose {
  if (motion === 'fade') return { ...stone, lift: 0, opacity: easeOut(t) };
  return { ...stone, lift: 1 - easeIn(t), opacity: mix(0.35, 1, segment(t, 0, 0.4)) };
}

function lifted(stone: Stone, t: number, motion: Motion): StonePose {
  return { ...stone, lift: motion === 'fade' ? 0 : easeOut(t), opacity: 1 - t };
}
