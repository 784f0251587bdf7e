import { arch, easeInOut, easeOut, mix } from '../board/easing';
import { type Cell, columnOf, type Rank, rowOf } from './cells';
import type { TileEvent } from './events';

/** How tiles move: over the board, or, for those who want less motion, by fading. */
export type Motion = 'travel' | 'fade';

/** A tile as it is to be drawn. */
export interface TilePose {
  rank: Rank;
  /** Column and row, in cells; fractions on the way. */
  x: number;
  y: number;
  /** Size, 1 for a tile at rest. */
  scale: number;
  /** 0-1. */
  opacity: number;
}

/** What is to be drawn at a moment, from the lowest tile to the uppermost. */
export type Scene = readonly TilePose[];

/** How much a merged tile swells. */
const POP = 0.13;

export function restingScene(ranks: readonly Rank[]): Scene {
  return ranks.flatMap((rank, cell) => (rank === 0 ? [] : [poseAt(cell, rank)]));
}

/** The slides of an action, `t` (0-1) of their way; tiles that stay lie under those that move. */
export function slidingScene(before: readonly Rank[], events: readonly TileEvent[], t: number): Scene {
  const slides = events.filter((event) => event.kind === 'slide');
  const left = new Set(slides.map(({ from }) => from));
  const staying = restingScene(before.map((rank, cell) => (left.has(cell) ? 0 : rank)));
  const part = easeInOut(t);
  const moving = slides.map(({ from, to, rank }) => ({
    ...poseAt(from, rank),
    x: mix(columnOf(from), columnOf(to), part),
    y: mix(rowOf(from), rowOf(to), part),
  }));
  return [...staying, ...moving];
}

/** What follows the slides: merged tiles pop, the new one grows. */
export function landingScene(after: readonly Rank[], events: readonly TileEvent[], t: number): Scene {
  const merged = new Set(events.flatMap((event) => (event.kind === 'merge' ? [event.cell] : [])));
  const fresh = new Set(events.flatMap((event) => (event.kind === 'tile' ? [event.cell] : [])));
  const poses = after.flatMap((rank, cell): { cell: Cell; pose: TilePose }[] => {
    if (rank === 0) return [];
    const pose = poseAt(cell, rank);
    if (fresh.has(cell)) return [{ cell, pose: { ...pose, scale: easeOut(t), opacity: easeOut(t) } }];
    return [{ cell, pose: merged.has(cell) ? { ...pose, scale: 1 + POP * arch(t) } : pose }];
  });
  // What swells lies over its neighbours.
  poses.sort((a, b) => Number(merged.has(a.cell)) - Number(merged.has(b.cell)));
  return poses.map(({ pose }) => pose);
}

/** From one board to another without any motion. */
export function fadingScene(before: readonly Rank[], after: readonly Rank[], t: number): Scene {
  const part = easeOut(t);
  const same = (cell: Cell) => before[cell] === after[cell];
  const going = restingScene(before.map((rank, cell) => (same(cell) ? 0 : rank)));
  const coming = restingScene(after.map((rank, cell) => (same(cell) ? 0 : rank)));
  const staying = restingScene(after.map((rank, cell) => (same(cell) ? rank : 0)));
  return [
    ...staying,
    ...going.map((pose) => ({ ...pose, opacity: 1 - part })),
    ...coming.map((pose) => ({ ...pose, opacity: part })),
  ];
}

function poseAt(cell: Cell, rank: Rank): TilePose {
  return { rank, x: columnOf(cell), y: rowOf(cell), scale: 1, opacity: 1 };
}
