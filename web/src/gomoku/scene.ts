import { easeIn, easeOut, mix, segment } from '../board/easing';
import type { Milliseconds } from '../conductor/contract';
import type { Cell } from './cells';
import type { Snapshot, Stone } from './snapshot';

/** How pieces move: through the air, or, for those who want less motion, by fading. */
export type Motion = 'travel' | 'fade';

/** A stone as it is to be drawn. */
export interface StonePose extends Stone {
  /** Height over the board: 0 lies on it, 1 is in the hand. */
  lift: number;
  /** 0-1. */
  opacity: number;
}

/** What is to be drawn at a moment. */
export interface Scene {
  size: number;
  stones: readonly StonePose[];
  /** The stone that was placed last, -1 for none. */
  last: Cell;
  row: readonly Cell[];
  /** How much of the winning row's line is drawn, 0-1. */
  rowDrawn: number;
}

/** A stone takes so long from the hand to the board. */
export const STONE_MS: Milliseconds = 240;
/** The line through a winning row. */
export const ROW_MS: Milliseconds = 400;

/** What happens on the board between two moments. */
export type Clip =
  | { kind: 'place'; stone: Stone; start: Milliseconds; end: Milliseconds; motion: Motion }
  | { kind: 'lift'; stone: Stone; start: Milliseconds; end: Milliseconds; motion: Motion }
  | { kind: 'row'; row: readonly Cell[]; start: Milliseconds; end: Milliseconds };

/** A snapshot by itself. */
export function restingScene({ size, stones, row }: Snapshot): Scene {
  return {
    size,
    stones: stones.map((stone) => ({ ...stone, lift: 0, opacity: 1 })),
    last: stones.at(-1)?.cell ?? -1,
    row,
    rowDrawn: 1,
  };
}

/** The scene with a clip played on it, as far as it is at `now`. */
export function withClip(scene: Scene, clip: Clip, now: Milliseconds): Scene {
  const t = segment(now, clip.start, clip.end);
  if (clip.kind === 'row') return { ...scene, row: clip.row, rowDrawn: easeOut(t) };
  if (t <= 0 && clip.kind === 'place') return scene;
  if (t >= 1 && clip.kind === 'lift') return scene;
  const { stone } = clip;
  const pose = clip.kind === 'place' ? placed(stone, t, clip.motion) : lifted(stone, t, clip.motion);
  const stones = [...scene.stones.filter(({ cell }) => cell !== stone.cell), pose];
  return { ...scene, stones, last: clip.kind === 'place' ? stone.cell : scene.last };
}

/** It falls faster and faster, and lies still when it lands. */
function placed(stone: Stone, t: number, motion: Motion): StonePose {
  if (motion === 'fade') return { ...stone, lift: 0, opacity: easeOut(t) };
  return { ...stone, lift: 1 - easeIn(t), opacity: mix(0.35, 1, segment(t, 0, 0.4)) };
}

function lifted(stone: Stone, t: number, motion: Motion): StonePose {
  return { ...stone, lift: motion === 'fade' ? 0 : easeOut(t), opacity: 1 - t };
}
