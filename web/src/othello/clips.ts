import { easeIn, easeInOut, easeOut, mix, segment } from '../board/easing';
import type { Cell } from '../board/shape';
import type { Clip, Motion } from '../boardgame/clip';
import type { Shown } from '../boardgame/spec';
import type { Milliseconds } from '../conductor/contract';
import type { Colour } from '../play/game_types';
import { type Cue, cue } from '../sound/cues';
import { columnOf, distance, rowOf } from './cells';
import type { Othello } from './othello_types';
import { atRest, type DiscPose, type Scene, type Turning, withDisc } from './scene';
import { type Disc, discAt, type Snapshot } from './snapshot';

/** A disc takes so long from the hand to the board, and one to turn over. */
export const DISC_MS: Milliseconds = 150;
export const FLIP_MS: Milliseconds = 260;
/** The wave that turns discs over takes so long from one to the next, counted from the disc that was placed. */
export const WAVE_MS: Milliseconds = 45;

/** A disc is placed; then, nearest first, those are turned over that it has enclosed. A pass shows nothing. */
export function clips(
  { events, before, after }: Shown<Othello>,
  start: Milliseconds,
  motion: Motion,
): Clip<Scene>[] {
  return events.flatMap((event): Clip<Scene>[] => {
    if (event.kind !== 'disc') return [];
    const { cell, side, flips } = event;
    const placed = discAt(after, cell) ?? { cell, colour: side, number: 0 };
    const landing = start + DISC_MS;
    return [
      placing(placed, start, motion, cuesOf(cell, flips, landing)),
      ...flips.map((flip) => {
        const disc = discAt(before, flip) ?? { cell: flip, colour: side, number: 0 };
        const begin = landing + WAVE_MS * (distance(cell, flip) - 1);
        return turning({ ...disc, colour: side }, disc.colour, cell, begin, motion);
      }),
    ];
  });
}

/** The discs taken back are lifted off the board, those that they had turned over turn back. */
export function clipsBack(
  before: Snapshot,
  after: Snapshot,
  start: Milliseconds,
  motion: Motion,
): Clip<Scene>[] {
  return before.discs.flatMap((disc): Clip<Scene>[] => {
    const left = discAt(after, disc.cell);
    if (left === null) return [lifting(disc, start, motion)];
    return left.colour === disc.colour ? [] : [turningBack(left, disc.colour, start, motion)];
  });
}

/** The disc is heard when it lies, and so is each step of the wave. */
function cuesOf(cell: Cell, flips: readonly Cell[], landing: Milliseconds): Cue[] {
  const steps = new Set(flips.map((flip) => distance(cell, flip)));
  return [
    cue('stone', landing),
    ...[...steps].map((step) => cue('flip', landing + WAVE_MS * (step - 1) + FLIP_MS / 2)),
  ];
}

function placing(disc: Disc, start: Milliseconds, motion: Motion, cues: readonly Cue[]): Clip<Scene> {
  return {
    start,
    end: start + DISC_MS,
    play: (scene, t) => (t <= 0 ? scene : { ...withDisc(scene, placed(disc, t, motion)), last: disc.cell }),
    cues,
  };
}

/** It falls faster and faster, and lies still when it lands. */
function placed(disc: Disc, t: number, motion: Motion): DiscPose {
  if (motion === 'fade') return { ...atRest(disc), opacity: easeOut(t) };
  return { ...atRest(disc), lift: 1 - easeIn(t), opacity: mix(0.35, 1, segment(t, 0, 0.4)) };
}

function lifting(disc: Disc, start: Milliseconds, motion: Motion): Clip<Scene> {
  return {
    start,
    end: start + DISC_MS,
    play: (scene, t) => {
      if (t >= 1) return scene;
      const lift = motion === 'fade' ? 0 : easeOut(t);
      return withDisc(scene, { ...atRest(disc), lift, opacity: 1 - t });
    },
  };
}

/** `disc` as it lies in the end; it turns as if pushed from `source`. */
function turning(disc: Disc, from: Colour, source: Cell, start: Milliseconds, motion: Motion): Clip<Scene> {
  const across = motion === 'fade' ? null : directionOf(source, disc.cell);
  return {
    start,
    end: start + FLIP_MS,
    play: (scene, t) => (t <= 0 ? scene : withDisc(scene, turned(disc, { from, part: t, across }))),
  };
}

/** The same where the board has been turned back already. */
function turningBack(disc: Disc, from: Colour, start: Milliseconds, motion: Motion): Clip<Scene> {
  const across = motion === 'fade' ? null : 0;
  return {
    start,
    end: start + FLIP_MS,
    play: (scene, t) => withDisc(scene, turned(disc, { from, part: t, across })),
  };
}

function turned(disc: Disc, { from, part, across }: Turning): DiscPose {
  const turning = part < 1 ? { from, part: easeInOut(part), across } : null;
  return { ...atRest(disc), turning };
}

function directionOf(from: Cell, to: Cell): number {
  return Math.atan2(rowOf(to) - rowOf(from), columnOf(to) - columnOf(from));
}
