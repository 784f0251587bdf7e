import { type Signal, signal } from '@preact/signals';
import type { Point } from '../board/point';
import type { Milliseconds, Stage, Step } from '../conductor/contract';
import type { CueSink } from '../sound/cues';
import { unpackAction } from './action_code';
import type { Cell } from './cells';
import { centreOf, Direction } from './cells';
import type { Motion } from './clips';
import { decodeEvents, type TacticsEvent } from './events';
import { planReturn, planStep } from './plan';
import {
  angleOf,
  applyClip,
  type Clip,
  type CursorPose,
  type Mark,
  type Scene,
  sceneOf,
  type Trail,
  type Wounds,
} from './scene';
import { decodeSnapshot, isAlive, type Snapshot } from './snapshot';
import type { Pace } from './tempo';

/** Settings the stage asks for at each step, so that a change counts from the next step on. */
export interface StageSettings {
  pace(): Pace;
  motion(): Motion;
  /** Where what can be heard goes; without it the board is silent. */
  cues?: CueSink;
}

/** What is on its way: what it shows and what the board is once it is over. */
interface Act {
  /** A step, or the way back from steps that were undone. */
  kind: 'step' | 'return';
  clips: Clip[];
  /** When the last clip has ended; never before the nominal end. */
  over: Milliseconds;
  after: Snapshot;
  /** What it does to units that the player has not seen to yet. */
  wounds: Wounds;
}

const UNHURT: Wounds = new Map();

/**
 * The board's timeline. It holds the snapshot at rest and the acts that lead on from it; the scene of a moment is
 * the snapshot with every act's clips applied at that moment. Time is given from outside, so a late frame shows
 * the moment it is painted at and lengthens nothing.
 */
export class TacticsStage implements Stage {
  /** The snapshot at rest: what the board has shown in full. */
  readonly shown: Signal<Snapshot>;
  /** Number of steps that the board has not shown in full yet. */
  readonly unshown = signal(0);
  private acts: Act[] = [];
  private angles: number[];
  private marks: Mark[] = [];
  private trails: Trail[] = [];
  private wounds: Wounds = UNHURT;
  /** Where the last planned step leaves the opponent's cursor. */
  private cursor: Point | null = null;
  /** The cursor as the settled acts left it. */
  private restCursor: CursorPose | null = null;
  private skipping = false;

  /** Called when something was put on the timeline or shown: a frame is wanted. */
  onChange: () => void = () => {};

  constructor(
    snapshot: Int32Array,
    private readonly settings: StageSettings,
  ) {
    this.shown = signal(decodeSnapshot(snapshot));
    this.angles = initialAngles(this.rest);
  }

  private get rest(): Snapshot {
    return this.shown.peek();
  }

  perform(step: Step): Milliseconds {
    const events = decodeEvents(step.events);
    const before = decodeSnapshot(step.before);
    const after = decodeSnapshot(step.after);
    if (step.by === 'player') this.forgetLastTurn();
    else this.keepTrails(events, before);
    const wounds = step.by === 'player' ? UNHURT : woundsOf(events);
    if (this.skipping && step.by === 'opponent') {
      this.jumpTo(after, events);
      this.wounds = sumOf(this.wounds, wounds);
      if (endsTurn(events)) this.skipping = false;
      return step.start;
    }
    const plan = planStep({
      events,
      before,
      start: step.start,
      by: step.by,
      pace: this.settings.pace(),
      motion: this.settings.motion(),
      cursor: this.cursor,
      rival: rivalOf(step, before),
    });
    this.cursor = plan.cursor;
    this.settings.cues?.hear(plan.cues);
    const over = plan.clips.reduce((latest, clip) => Math.max(latest, clip.end), plan.end);
    this.acts.push({ kind: 'step', clips: plan.clips, over, after, wounds });
    this.countUnshown();
    this.onChange();
    return plan.end;
  }

  /** Jumps to the end of all that is on the timeline; the opponent's turn then shows only its outcome. */
  skip(): void {
    this.settings.cues?.hush();
    this.settleUntil(Number.POSITIVE_INFINITY);
    this.skipping = true;
    this.onChange();
  }

  /** Goes back to an earlier snapshot of the same turn. */
  stepBack(snapshot: Int32Array, now: Milliseconds): void {
    this.settings.cues?.hush();
    const from = this.sceneAt(now);
    this.settleUntil(Number.POSITIVE_INFINITY);
    this.shown.value = decodeSnapshot(snapshot);
    this.marks = this.marks.filter((mark) => {
      const unit = this.rest.units[mark.unit];
      return unit !== undefined && !isAlive(unit);
    });
    const clips = planReturn(from, this.restingScene(), now);
    const over = clips.reduce((latest, clip) => Math.max(latest, clip.end), now);
    this.acts = [{ kind: 'return', clips, over, after: this.rest, wounds: UNHURT }];
    this.onChange();
  }

  /** Whether a frame at `now` may differ from the one before it. */
  isMoving(now: Milliseconds): boolean {
    return this.acts.some((act) => now < act.over);
  }

  /** What is to be drawn at `now`. */
  sceneAt(now: Milliseconds): Scene {
    this.settleUntil(now);
    const scene = this.restingScene();
    for (const act of this.acts) for (const clip of act.clips) applyClip(scene, clip, now);
    return scene;
  }

  private restingScene(): Scene {
    return sceneOf(this.rest, this.angles, this.marks, this.trails, this.restCursor, this.wounds);
  }

  /** Acts that are over become the board at rest, in their order. */
  private settleUntil(now: Milliseconds): void {
    while (this.acts.length > 0 && (this.acts[0]?.over ?? 0) <= now) {
      const act = this.acts[0];
      if (act === undefined) return;
      const scene = this.restingScene();
      for (const clip of act.clips) applyClip(scene, clip, Number.POSITIVE_INFINITY);
      this.angles = scene.poses.map((pose) => pose.angle);
      this.marks = scene.marks;
      this.restCursor = scene.cursor;
      this.wounds = sumOf(this.wounds, act.wounds);
      this.shown.value = act.after;
      this.acts.shift();
      this.countUnshown();
    }
  }

  private countUnshown(): void {
    this.unshown.value = this.acts.filter(({ kind }) => kind === 'step').length;
  }

  private jumpTo(after: Snapshot, events: readonly TacticsEvent[]): void {
    this.settleUntil(Number.POSITIVE_INFINITY);
    for (const event of events) {
      if (event.kind === 'attack') this.angles[event.unit] = angleOf(event.direction);
      if (event.kind === 'death') {
        const side = this.rest.units[event.unit]?.side ?? 0;
        this.marks = [...this.marks, { unit: event.unit, cell: event.cell, side }];
      }
    }
    this.shown.value = after;
    this.cursor = null;
    this.restCursor = null;
    this.onChange();
  }

  /** The player acts: what the opponent's turn left on the board goes, also what is still to be shown of it. */
  private forgetLastTurn(): void {
    this.trails = [];
    this.wounds = UNHURT;
    for (const act of this.acts) act.wounds = UNHURT;
  }

  private keepTrails(events: readonly TacticsEvent[], before: Snapshot): void {
    for (const event of events) {
      if (event.kind !== 'move') continue;
      const path: readonly Cell[] = event.path;
      this.trails = [...this.trails, { unit: event.unit, side: before.units[event.unit]?.side ?? 1, path }];
    }
  }
}

function endsTurn(events: readonly TacticsEvent[]): boolean {
  return events.some((event) => event.kind === 'turn' || event.kind === 'over');
}

/** A snapshot by itself, as a board would show it that knows nothing else. */
export function restingSceneOf(snapshot: Snapshot): Scene {
  return sceneOf(snapshot, initialAngles(snapshot), [], [], null);
}

function woundsOf(events: readonly TacticsEvent[]): Wounds {
  return events.reduce<Wounds>(
    (sum, event) => (event.kind === 'hit' ? sumOf(sum, new Map([[event.unit, event.damage]])) : sum),
    UNHURT,
  );
}

function sumOf(one: Wounds, other: Wounds): Wounds {
  const sum = new Map(one);
  for (const [unit, damage] of other) sum.set(unit, (sum.get(unit) ?? 0) + damage);
  return sum;
}

/** Where the unit stands that the opponent nearly chose instead; null if there is no such other unit. */
function rivalOf({ action, rival = -1 }: Step, before: Snapshot): Point | null {
  const meant = unpackAction(rival)?.unit;
  if (meant === undefined || meant === unpackAction(action)?.unit) return null;
  const unit = before.units[meant];
  return unit !== undefined && isAlive(unit) ? centreOf(unit.cell) : null;
}

/** At the start the sides look at each other. */
function initialAngles(snapshot: Snapshot): number[] {
  return snapshot.units.map((unit) => angleOf(unit.side === 0 ? Direction.east : Direction.west));
}
