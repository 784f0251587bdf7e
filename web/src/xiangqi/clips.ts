import { easeInOut, easeOut, segment } from '../board/easing';
import { type Cell, NO_CELL } from '../board/shape';
import type { Clip, Motion } from '../boardgame/clip';
import type { Shown } from '../boardgame/spec';
import type { Milliseconds } from '../conductor/contract';
import { type Cue, cue } from '../sound/cues';
import { fromOf, toOf } from './action_code';
import { atRest, type PiecePose, type Scene } from './scene';
import type { Snapshot } from './snapshot';
import type { Xiangqi } from './xiangqi_types';

/** A piece takes so long to its point, and one that was taken to be gone. */
export const MOVE_MS: Milliseconds = 240;
const GONE_MS: Milliseconds = 160;

/** How high a piece rises on its way. */
const RISE = 0.55;

/** A piece travels, and what it takes goes as it lands. */
export function clips({ events, after }: Shown<Xiangqi>, start: Milliseconds, motion: Motion): Clip<Scene>[] {
  return events.flatMap((event): Clip<Scene>[] => {
    if (event.kind !== 'move') return [];
    const { from, to, takes } = event;
    const taken = takes === null ? [] : [leaving(to, start + MOVE_MS, motion)];
    return [moving(from, to, { start, motion, checked: after.checked }, cuesOf(event, start)), ...taken];
  });
}

/** A piece is heard when it lies, otherwise where it takes one; a check a moment later. */
function cuesOf({ takes, checks }: { takes: unknown; checks: boolean }, start: Milliseconds): Cue[] {
  const landing = start + MOVE_MS;
  return [cue(takes === null ? 'stone' : 'capture', landing), ...(checks ? [cue('turn', landing + 60)] : [])];
}

interface Way {
  start: Milliseconds;
  motion: Motion;
  /** The general that is in check then. */
  checked: Cell;
}

function moving(from: Cell, to: Cell, { start, motion, checked }: Way, cues: readonly Cue[]): Clip<Scene> {
  return {
    start,
    end: start + MOVE_MS,
    play(scene, t) {
      if (t <= 0) return scene;
      const [moved, others] = [
        scene.pieces.filter(at(from)),
        scene.pieces.filter((piece) => !at(from)(piece)),
      ];
      return {
        ...scene,
        // What flies lies over what it takes.
        pieces: [...others, ...moved.map((piece) => travelled({ ...piece, cell: to, from }, t, motion))],
        last: { from, to },
        checked: t < 1 ? NO_CELL : checked,
      };
    },
    cues,
  };
}

/** What was taken stood there before, and lies below what took it. */
function leaving(cell: Cell, landing: Milliseconds, motion: Motion): Clip<Scene> {
  const start = motion === 'fade' ? landing - MOVE_MS : landing - GONE_MS / 2;
  return {
    start,
    end: start + GONE_MS,
    play(scene, t) {
      const taken = scene.pieces.find((piece) => piece.cell === cell && piece.from === cell);
      if (taken === undefined || t <= 0) return scene;
      const pieces = scene.pieces.flatMap((piece) =>
        piece !== taken ? [piece] : t >= 1 ? [] : [{ ...piece, opacity: 1 - t }],
      );
      return { ...scene, pieces };
    },
  };
}

/** Pieces go back where they came from, and those that were taken appear. */
export function clipsBack(
  before: Snapshot,
  after: Snapshot,
  start: Milliseconds,
  motion: Motion,
): Clip<Scene>[] {
  const origins = originsOf(before, after);
  return [
    {
      start,
      end: start + MOVE_MS,
      play(scene, t) {
        if (t >= 1) return scene;
        const pieces = scene.pieces.map((piece): PiecePose => {
          const origin = origins.get(piece.cell) ?? NO_CELL;
          if (origin === NO_CELL) return { ...piece, opacity: t };
          return origin === piece.cell ? piece : travelled({ ...piece, from: origin }, t, motion);
        });
        return { ...scene, pieces, checked: NO_CELL };
      },
    },
  ];
}

/** Of each piece of an earlier position where it stands in a later one; `NO_CELL` where it was taken meanwhile. */
function originsOf(later: Snapshot, earlier: Snapshot): Map<Cell, Cell> {
  const origins = new Map(later.pieces.map(({ cell }) => [cell, cell]));
  for (let move = later.played.length - 1; move >= earlier.played.length; move--) {
    const code = later.played[move] ?? 0;
    const [from, to] = [fromOf(code), toOf(code)];
    origins.set(from, origins.get(to) ?? NO_CELL);
    if (later.taken[move] === null) origins.delete(to);
    else origins.set(to, NO_CELL);
  }
  return origins;
}

function at(cell: Cell): (piece: PiecePose) => boolean {
  return (piece) => piece.cell === cell;
}

/** A piece so far on its way; who wants less motion sees it come into sight where it goes. */
function travelled(pose: PiecePose, t: number, motion: Motion): PiecePose {
  if (t >= 1) return atRest(pose);
  if (motion === 'fade') return { ...pose, from: pose.cell, part: 1, opacity: easeOut(t) };
  const part = easeInOut(t);
  const lift = RISE * Math.sin(Math.PI * segment(part, 0, 1));
  return { ...pose, part, lift };
}
