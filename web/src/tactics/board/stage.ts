import { type Signal, signal } from '@preact/signals';
import type { Point } from '../../board/point';
import type { Milliseconds, Stage, Step } from '../../conductor/contract';
import type { Cue, CueSink } from '../../sound/cues';
import { type Allotment, allot, type Pace } from '../battle/tempo';
import { unpackAction } from '../rules/action_code';
import type { Cell } from '../rules/cells';
import { centreOf, Direction } from '../rules/cells';
import { decodeEvents, type TacticsEvent } from '../rules/events';
import { decodeSnapshot, freshUnits, isAlive, Result, type Snapshot } from '../rules/snapshot';
import type { Motion } from './clips';
import { BARE, type Landscape } from './landscape';
import { actorOf, type Plan, planReturn, planStep } from './plan';
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

/** Settings the stage asks for at each step, so that a change counts from the next step on. */
export interface StageSettings {
  pace(): Pace;
  motion(): Motion;
  /**
   * How many units of the side to move could still strike an enemy once the step is played. Without it one is taken to
   * be able to.
   */
  strikers?(): number;
  /** Where what can be heard goes; without it the board is silent. */
  cues?: CueSink;
}

/** What is on its way: what it shows and what the board is once it is over. */
interface Act {
  /** A step, or the way back from steps that were undone. */
  kind: 'step' | 'return';
  clips: Clip[];
  cues: readonly Cue[];
  /** When the last clip has ended; never before the nominal end. */
  over: Milliseconds;
  /** When no piece moves any longer. */
  still: Milliseconds;
  after: Snapshot;
  /** What it does to units that the player has not seen to yet. */
  wounds: Wounds;
}

const UNHURT: Wounds = new Map();

/** What is left of the player's own at the end of its turn is shown at most so many times as fast. */
const HURRY = 4;

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
  /** What the opponent's turn has taken of the timeline, its banner included; 0 outside of it. */
  private taken: Milliseconds = 0;

  /** Called when something was put on the timeline or shown: a frame is wanted. */
  onChange: () => void = () => {};

  constructor(
    snapshot: Int32Array,
    private readonly settings: StageSettings,
    readonly landscape: Landscape = BARE,
  ) {
    this.shown = signal(decodeSnapshot(snapshot));
    this.angles = initialAngles(this.rest);
  }

  private get rest(): Snapshot {
    return this.shown.peek();
  }

  /** The end of a turn comes once all that belongs to it has been seen; what is left of the player's own is hurried. */
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
      if (isTurnsEnd(events)) {
        this.skipping = false;
        this.taken = 0;
      }
      return step.start;
    }
    const ending = isTurnsEnd(events);
    if (ending && step.by === 'player') this.hurry(step.start);
    const plan = planStep({
      events,
      before,
      start: ending ? Math.max(step.start, this.still) : step.start,
      by: step.by,
      allotment: this.allotmentOf(step, events, after),
      motion: this.settings.motion(),
      cursor: this.cursor,
      previousBest: previousBestOf(step, before),
    });
    this.cursor = plan.cursor;
    this.settings.cues?.hear(plan.cues);
    this.put('step', plan, after, wounds);
    this.countUnshown();
    return after.result === Result.playing ? plan.end : Math.max(plan.end, this.still);
  }

  private put(
    kind: Act['kind'],
    { clips, cues, end, still }: Omit<Plan, 'cursor'>,
    after: Snapshot,
    wounds = UNHURT,
  ): void {
    const over = clips.reduce((latest, clip) => Math.max(latest, clip.end), end);
    this.acts.push({ kind, clips, cues, over, still, after, wounds });
    this.onChange();
  }

  /** From when on no piece moves. */
  private get still(): Milliseconds {
    return this.acts.reduce((latest, { still }) => Math.max(latest, still), Number.NEGATIVE_INFINITY);
  }

  /** The time of an action of the opponent's, or of the end of its turn. */
  private allotmentOf({ by }: Step, events: readonly TacticsEvent[], after: Snapshot): Allotment {
    const pace = this.settings.pace();
    if (isTurnsEnd(events) || by === 'player') {
      this.taken = 0;
      return { length: pace.unit / 4, next: pace.unit / 4 };
    }
    if (this.taken === 0) this.taken = pace.banner;
    const does = (kind: TacticsEvent['kind']) => events.some((event) => event.kind === kind);
    const shape = { strikes: does('attack'), moves: does('move') };
    const fresh = freshUnits(after).length;
    const strikers = this.settings.strikers?.() ?? 1;
    const allotment = allot(pace, shape, { taken: this.taken, fresh, strikers });
    this.taken += allotment.next;
    return allotment;
  }

  /** Lets the pieces come to rest within half the time of the banner, where that is not too fast for the eye. */
  private hurry(now: Milliseconds): void {
    const left = this.still - now;
    const share = Math.max(1 / HURRY, this.settings.pace().banner / 2 / left);
    if (left <= 0 || share >= 1) return;
    const sooner = (at: Milliseconds) => now + (at - now) * share;
    this.acts = this.acts.map((act) => ({
      ...act,
      clips: act.clips.map((clip) => ({ ...clip, start: sooner(clip.start), end: sooner(clip.end) })),
      cues: act.cues.map((cue) => ({ ...cue, at: sooner(cue.at) })),
      over: sooner(act.over),
      still: sooner(act.still),
    }));
    this.settings.cues?.hush();
    this.settings.cues?.hear(this.acts.flatMap(({ cues }) => cues.filter(({ at }) => at > now)));
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
    this.put('return', { clips, cues: [], end: now, still: now }, this.rest);
  }

  /** Whether a frame at `now` may differ from the one before it. */
  isMoving(now: Milliseconds): boolean {
    return this.acts.some((act) => now < act.over);
  }

  /** What the opponent's turn took from a unit. */
  woundOf(unit: number): number {
    return this.wounds.get(unit) ?? 0;
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

function isTurnsEnd(events: readonly TacticsEvent[]): boolean {
  return actorOf(events) === null;
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
function previousBestOf({ action, previousBest = -1 }: Step, before: Snapshot): Point | null {
  const meant = unpackAction(previousBest)?.unit;
  if (meant === undefined || meant === unpackAction(action)?.unit) return null;
  const unit = before.units[meant];
  return unit !== undefined && isAlive(unit) ? centreOf(unit.cell) : null;
}

/** At the start the sides look at each other. */
function initialAngles(snapshot: Snapshot): number[] {
  return snapshot.units.map((unit) => angleOf(unit.side === 0 ? Direction.east : Direction.west));
}
