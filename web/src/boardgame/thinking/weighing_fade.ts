import { easeOut, mix, segment } from '../../board/easing';
import type { Milliseconds } from '../../conductor/contract';
import type { Action } from '../../play/game_types';
import type { Weighed } from './weighing';

/** A move that the opponent weighs, as it is seen at a moment. */
export interface WeighedPose<Ghost = unknown> {
  action: Action;
  /** What it would put on the board. */
  ghost: Ghost;
  /** 0-1: how much it is liked, and how far it has come or gone. */
  opacity: number;
  /** Plies looked ahead, in fractions while it grows. */
  depth: number;
}

/** How long what is weighed takes to come to another weight, and to go once the opponent has played. */
const CHANGE_MS: Milliseconds = 240;
const LEAVE_MS: Milliseconds = 120;

interface Change<Ghost> {
  from: WeighedPose<Ghost>;
  to: WeighedPose<Ghost>;
}

/** What is weighed, on a board: no weight leaps, and nothing comes or goes at once. Time is given from outside. */
export class WeighingFade<Ghost = unknown> {
  private changes: readonly Change<Ghost>[] = [];
  private start: Milliseconds = 0;
  private end: Milliseconds = 0;

  /** `ghostOf`: what a move would put on the board; null where that is nothing. */
  constructor(private readonly ghostOf: (action: Action) => Ghost | null) {}

  /** From `now` on these moves are weighed. */
  aim(moves: readonly Weighed[], now: Milliseconds): void {
    const shown = this.at(now);
    const wanted = moves.flatMap(({ action, liking, depth }) => {
      const ghost = this.ghostOf(action);
      return ghost === null ? [] : [{ action, ghost, opacity: liking, depth }];
    });
    const coming = wanted.map((to) => ({ from: poseOf(shown, to.action) ?? faded(to), to }));
    const going = shown.filter(({ action }) => poseOf(wanted, action) === undefined);
    this.changes = [...going.map((from) => ({ from, to: faded(from) })), ...coming];
    this.start = now;
    this.end = now + (wanted.length > 0 ? CHANGE_MS : LEAVE_MS);
  }

  at(now: Milliseconds): WeighedPose<Ghost>[] {
    const t = easeOut(segment(now, this.start, this.end));
    return this.changes
      .map(({ from, to }) => ({
        ...to,
        opacity: mix(from.opacity, to.opacity, t),
        depth: mix(from.depth, to.depth, t),
      }))
      .filter(({ opacity }) => opacity > 0);
  }

  isMoving(now: Milliseconds): boolean {
    return this.changes.length > 0 && now < this.end;
  }
}

function poseOf<Ghost>(poses: readonly WeighedPose<Ghost>[], action: Action) {
  return poses.find((pose) => pose.action === action);
}

function faded<Ghost>(pose: WeighedPose<Ghost>): WeighedPose<Ghost> {
  return { ...pose, opacity: 0, depth: 0 };
}
