import { arch, easeIn, easeInOut, easeOut, mix, segment } from '../../board/easing';
import type { Point } from '../../board/point';
import type { Milliseconds } from '../../conductor/contract';
import { type Cell, centreOf, Direction, directionTowards, stepOf } from '../rules/cells';
import { Ground, type Side } from '../rules/snapshot';
import { angleOf, type Clip, type Effect, type Pose, type Scene } from './scene';

/** Whether pieces travel or, where the player asked for less motion, fade from place to place. */
export type Motion = 'travel' | 'fade';

/** Stillness after an impact, before anything recoils. */
export const STILLNESS: Milliseconds = 60;
const RECOIL: Milliseconds = 150;
/** CSS pixels along the blow. */
const RECOIL_LENGTH = 4;
/** The late bar waits, so that the eye sees first how much is gone. */
const DRAIN_DELAY: Milliseconds = 180;
const DRAIN: Milliseconds = 320;
const TOPPLE: Milliseconds = 420;
const SHAKE: Milliseconds = 260;
/** From one cell of a line of fire to the next, and how long each of them burns. */
export const FLAME_STEP: Milliseconds = 55;
export const FLAME_LIFE: Milliseconds = 400;

function poseOf(scene: Scene, unit: number): Pose | undefined {
  return scene.poses[unit];
}

/** A clip that changes one unit's pose and leaves it changed. */
function poseClip(
  unit: number,
  start: Milliseconds,
  end: Milliseconds,
  change: (pose: Pose, progress: number) => void,
): Clip {
  return {
    start,
    end,
    transient: false,
    apply(scene, progress) {
      const pose = poseOf(scene, unit);
      if (pose === undefined) return;
      if (progress < 1) pose.moving = true;
      change(pose, progress);
    },
  };
}

/** A short-lived effect, shown only from `start` to `end`. */
export function effectClip(
  start: Milliseconds,
  end: Milliseconds,
  effect: (progress: number) => Effect,
): Clip {
  return {
    start,
    end,
    transient: true,
    apply: (scene, progress) => void scene.effects.push(effect(progress)),
  };
}

/** A point `progress` of the way along the centres of `path`. */
export function alongPath(path: readonly Cell[], progress: number): Point {
  const legs = path.length - 1;
  const first = path[0] ?? 0;
  if (legs <= 0) return centreOf(first);
  const leg = Math.min(legs - 1, Math.floor(progress * legs));
  const from = centreOf(path[leg] ?? first);
  const to = centreOf(path[leg + 1] ?? first);
  const t = progress * legs - leg;
  return { x: mix(from.x, to.x, t), y: mix(from.y, to.y, t) };
}

export function walk(
  unit: number,
  path: readonly Cell[],
  start: Milliseconds,
  end: Milliseconds,
  motion: Motion,
): Clip {
  const last = centreOf(path.at(-1) ?? 0);
  return poseClip(unit, start, end, (pose, progress) => {
    if (progress >= 1) {
      Object.assign(pose, last);
      pose.angle = lookAlong(path, path.length - 2, pose.angle);
      return;
    }
    if (motion === 'fade') {
      const arrived = progress >= 0.5;
      if (arrived) Object.assign(pose, last);
      pose.alpha = Math.abs(2 * progress - 1);
      return;
    }
    const eased = easeInOut(progress);
    Object.assign(pose, alongPath(path, eased));
    pose.angle = lookAlong(path, Math.floor(eased * (path.length - 1)), pose.angle);
    pose.lift = Math.min(1, 4 * arch(progress));
  });
}

function lookAlong(path: readonly Cell[], leg: number, fallback: number): number {
  const from = path[leg];
  const to = path[leg + 1];
  return from === undefined || to === undefined ? fallback : angleOf(directionTowards(from, to));
}

/** Turns the shorter way round. */
export function turn(unit: number, direction: Direction, start: Milliseconds, end: Milliseconds): Clip {
  const target = angleOf(direction);
  return poseClip(unit, start, end, (pose, progress) => {
    const gap = Math.atan2(Math.sin(target - pose.angle), Math.cos(target - pose.angle));
    pose.angle += gap * easeOut(progress);
  });
}

/** A blow: draws back, strikes out at `impact`, holds still, returns. */
export function lunge(
  unit: number,
  direction: Direction,
  start: Milliseconds,
  impact: Milliseconds,
  reach: number,
  motion: Motion,
): Clip {
  const step = stepOf(direction);
  const end = impact + STILLNESS + RECOIL;
  const strike = (impact - start) / (end - start);
  const release = (impact + STILLNESS - start) / (end - start);
  return poseClip(unit, start, end, (pose, progress) => {
    if (motion === 'fade') return;
    const back = -0.1 * arch(segment(progress, 0, strike * 0.7));
    const out =
      easeIn(segment(progress, strike * 0.5, strike)) * (1 - easeOut(segment(progress, release, 1)));
    pose.x += step.x * (back + reach * out);
    pose.y += step.y * (back + reach * out);
    pose.lift = Math.max(pose.lift, 0.6 * out);
  });
}

/** What a hit does to the unit struck; `from` is the direction of the blow. */
export function hit(
  unit: number,
  damage: number,
  left: number,
  from: Direction,
  impact: Milliseconds,
  motion: Motion,
): Clip[] {
  const step = stepOf(from);
  const recoilStart = impact + STILLNESS;
  const clips: Clip[] = [
    poseClip(unit, impact, recoilStart + RECOIL, (pose, progress) => {
      pose.hitPoints = left;
      pose.lateHitPoints = Math.max(pose.lateHitPoints, left + damage);
      pose.flash = 1 - easeOut(progress);
      if (motion === 'fade') return;
      const still = STILLNESS / (STILLNESS + RECOIL);
      const away = progress < still ? 0 : arch(segment(progress, still, 1)) * RECOIL_LENGTH;
      pose.recoil = { x: step.x * away, y: step.y * away };
    }),
    poseClip(unit, impact + DRAIN_DELAY, impact + DRAIN_DELAY + DRAIN, (pose, progress) => {
      pose.lateHitPoints = mix(left + damage, left, easeInOut(progress));
    }),
  ];
  return clips;
}

/** The amount that rises from a unit struck. */
export function damageNumber(at: Point, amount: number, impact: Milliseconds, motion: Motion): Clip {
  const rises = motion === 'travel';
  return effectClip(impact, impact + 900, (progress) => ({ kind: 'number', at, amount, progress, rises }));
}

/** Splinters that fly from a blow; none where less motion is wanted. */
export function debris(
  at: Point,
  direction: Direction,
  side: Side,
  pieces: number,
  start: Milliseconds,
  motion: Motion,
): Clip[] {
  if (motion === 'fade') return [];
  return [
    effectClip(start, start + 460, (progress) => ({ kind: 'debris', at, direction, side, pieces, progress })),
  ];
}

/** The board trembles along a blow that fells somebody. */
export function shake(direction: Direction, start: Milliseconds, motion: Motion): Clip[] {
  if (motion === 'fade') return [];
  const step = stepOf(direction);
  const apply = (scene: Scene, progress: number) => {
    const swing = 3 * (1 - progress) ** 2 * Math.sin(progress * 5 * Math.PI);
    scene.shake.x += step.x * swing;
    scene.shake.y += step.y * swing;
  };
  return [{ start, end: start + SHAKE, transient: true, apply }];
}

/** A unit falls over, along the blow, and leaves its mark. */
export function topple(
  unit: number,
  cell: Cell,
  side: Side,
  direction: Direction,
  start: Milliseconds,
  motion: Motion,
  length: Milliseconds = TOPPLE,
): Clip[] {
  return [
    {
      start,
      end: start,
      transient: false,
      apply(scene) {
        if (!scene.marks.some((mark) => mark.unit === unit)) scene.marks.push({ unit, cell, side });
      },
    },
    poseClip(unit, start, start + length, (pose, progress) => {
      pose.hitPoints = 0;
      pose.lean = direction === Direction.west ? -1 : 1;
      pose.topple = motion === 'travel' ? easeIn(segment(progress, 0, 0.6)) : 0;
      pose.alpha = 1 - easeInOut(segment(progress, 0.35, 1));
    }),
  ];
}

/** Sinks to rest: the unit has acted. */
export function rest(unit: number, start: Milliseconds): Clip {
  return poseClip(unit, start, start + 160, (pose, progress) => {
    pose.rest = easeOut(progress);
  });
}

/** Rises for a new turn, with a small hop where the side that moves is meant. */
export function rise(unit: number, start: Milliseconds, hops: boolean, motion: Motion): Clip {
  return poseClip(unit, start, start + 280, (pose, progress) => {
    pose.rest *= 1 - easeOut(progress);
    if (hops && motion === 'travel') pose.lift = arch(progress);
  });
}

/** Changes the ground under `cells` at once; the effects above it hide the change. */
export function changeGround(cells: readonly Cell[], ground: Ground, at: Milliseconds): Clip {
  return {
    start: at,
    end: at,
    transient: false,
    apply(scene) {
      for (const cell of cells) scene.ground[cell] = ground;
    },
  };
}

export function fall(cells: readonly Cell[], start: Milliseconds, length: Milliseconds): Clip[] {
  return [
    changeGround(cells, Ground.fallen, start),
    effectClip(start, start + length, (progress) => ({ kind: 'crumble', cells, progress })),
  ];
}

/** The cursor flies to a point and stays there. */
export function fly(
  side: Side,
  from: Point,
  to: Point,
  start: Milliseconds,
  end: Milliseconds,
  motion: Motion,
): Clip {
  return {
    start,
    end,
    transient: false,
    apply(scene, progress) {
      const t = motion === 'travel' ? easeInOut(progress) : Math.round(progress);
      // A slight bow makes the way look like a hand's, not a ruler's.
      const bow = motion === 'travel' ? 0.08 * arch(progress) : 0;
      const alpha = motion === 'travel' ? 1 : Math.abs(2 * progress - 1);
      scene.cursor = {
        x: mix(from.x, to.x, t) + bow * (to.y - from.y),
        y: mix(from.y, to.y, t) - bow * (to.x - from.x),
        side,
        alpha,
        press: 0,
      };
    },
  };
}

/** The cursor presses and lets go. */
export function click(at: Point, side: Side, start: Milliseconds, length: Milliseconds): Clip[] {
  return [
    {
      start,
      end: start + length,
      transient: true,
      apply(scene, progress) {
        if (scene.cursor !== null) scene.cursor.press = arch(progress);
      },
    },
    effectClip(start + length / 2, start + length / 2 + 320, (progress) => ({
      kind: 'ripple',
      at,
      side,
      progress,
    })),
  ];
}

export function leave(start: Milliseconds, end: Milliseconds): Clip {
  return {
    start,
    end,
    transient: false,
    apply(scene, progress) {
      if (scene.cursor === null) return;
      if (progress >= 1) scene.cursor = null;
      else scene.cursor.alpha *= 1 - progress;
    },
  };
}

/** Comes back from an `old` pose to the one it has: a step taken back. */
export function returnTo(unit: number, old: Pose, start: Milliseconds, end: Milliseconds): Clip {
  return poseClip(unit, start, end, (pose, progress) => {
    const t = easeOut(progress);
    if (old.alpha > 0) {
      pose.x = mix(old.x, pose.x, t);
      pose.y = mix(old.y, pose.y, t);
    }
    pose.alpha = mix(old.alpha, pose.alpha, t);
    pose.lateHitPoints = mix(old.hitPoints, pose.hitPoints, t);
    if (pose.lateHitPoints < pose.hitPoints) pose.lateHitPoints = pose.hitPoints;
  });
}
