import { signal } from '@preact/signals';
import type { SceneSource } from '../board/board_loop';
import type { Milliseconds, Stage, Step } from '../conductor/contract';
import { decodeEvents, type GomokuEvent } from '../gomoku/events';
import {
  type Clip,
  type Motion,
  ROW_MS,
  restingScene,
  type Scene,
  STONE_MS,
  withClip,
} from '../gomoku/scene';
import { decodeSnapshot, type Side, type Snapshot } from '../gomoku/snapshot';
import { type CueSink, cue } from '../sound/cues';
import type { Pace } from './pace';

/** Settings the stage asks for at each step, so that a change counts from the next step on. */
export interface StageSettings {
  pace(): Pace;
  motion(): Motion;
  /** Where what can be heard goes; without it the board is silent. */
  cues?: CueSink;
}

/** A step on its way: what it shows and what the board is once it is over. */
interface Act {
  clips: readonly Clip[];
  over: Milliseconds;
  after: Snapshot;
}

/** A choice of swap2 that is being told. */
export interface Announcement {
  side: Side;
  code: number;
}

/**
 * The board's timeline. It holds the snapshot at rest and the acts that lead on from it; the scene of a moment is the
 * snapshot with every act's clips applied at that moment. Time is given from outside, so a late frame shows the
 * moment it is painted at and lengthens nothing.
 */
export class GomokuStage implements Stage, SceneSource<Scene> {
  /** The board as it has been shown in full. */
  readonly shown;
  /** The opponent's choice of colours while it stands on the board. */
  readonly announced = signal<Announcement | null>(null);
  private acts: Act[] = [];
  private announcedUntil: Milliseconds = 0;

  onChange: () => void = () => {};

  constructor(
    snapshot: Int32Array,
    private readonly settings: StageSettings,
  ) {
    this.shown = signal(decodeSnapshot(snapshot));
  }

  perform(step: Step): Milliseconds {
    const events = decodeEvents(step.events);
    const clips = this.clipsOf(events, step.start);
    this.listen(clips, step);
    const over = clips.reduce((latest, clip) => Math.max(latest, clip.end), step.start);
    this.acts.push({ clips, over, after: decodeSnapshot(step.after) });
    this.announce(events, step);
    this.onChange();
    return this.nominalEnd(events, step, over);
  }

  /** Where the next thing on the timeline begins. */
  private nominalEnd(events: readonly GomokuEvent[], step: Step, over: Milliseconds): Milliseconds {
    const { answer, stone, choice } = this.settings.pace();
    if (events.some(({ kind }) => kind === 'over')) return over;
    if (events.some(({ kind }) => kind === 'choice')) return step.start + choice;
    if (step.by === 'player') return step.start + answer;
    const goesOn = decodeSnapshot(step.after).sideToMove === decodeSnapshot(step.before).sideToMove;
    return goesOn ? step.start + stone : over;
  }

  private clipsOf(events: readonly GomokuEvent[], start: Milliseconds): Clip[] {
    const motion = this.settings.motion();
    let at = start;
    return events.flatMap((event): Clip[] => {
      if (event.kind === 'stone') {
        const { cell, colour, number } = event;
        at = start + STONE_MS;
        return [{ kind: 'place', stone: { cell, colour, number }, start, end: at, motion }];
      }
      if (event.kind === 'choice') return [];
      return [{ kind: 'row', row: event.row, start: at, end: at + ROW_MS }];
    });
  }

  private listen(clips: readonly Clip[], { by }: Step): void {
    const landings = clips.filter(({ kind }) => kind === 'place').map(({ end }) => cue('stone', end));
    const ends = clips.filter(({ kind }) => kind === 'row');
    const verdicts = ends.map(({ start }) => cue(by === 'player' ? 'victory' : 'defeat', start));
    this.settings.cues?.hear([...landings, ...verdicts]);
  }

  private announce(events: readonly GomokuEvent[], { by, start }: Step): void {
    const choice = events.find((event) => event.kind === 'choice');
    if (choice === undefined || by === 'player') return;
    this.announced.value = { side: choice.side, code: choice.code };
    this.announcedUntil = start + this.settings.pace().choice;
  }

  /** Jumps to the end of all that is on the timeline. */
  skip(): void {
    this.settings.cues?.hush();
    this.settleUntil(Number.POSITIVE_INFINITY);
    this.announced.value = null;
    this.onChange();
  }

  /** Goes back to an earlier snapshot: the stones taken back leave the board. */
  stepBack(snapshot: Int32Array, now: Milliseconds): void {
    this.settings.cues?.hush();
    this.settleUntil(Number.POSITIVE_INFINITY);
    this.announced.value = null;
    const before = this.shown.peek();
    const after = decodeSnapshot(snapshot);
    this.shown.value = after;
    const motion = this.settings.motion();
    const clips = before.stones
      .slice(after.stones.length)
      .map((stone): Clip => ({ kind: 'lift', stone, start: now, end: now + STONE_MS, motion }));
    this.acts = [{ clips, over: now + STONE_MS, after }];
    this.onChange();
  }

  isMoving(now: Milliseconds): boolean {
    return this.acts.some((act) => now < act.over) || this.announced.peek() !== null;
  }

  sceneAt(now: Milliseconds): Scene {
    this.settleUntil(now);
    if (this.announced.peek() !== null && now >= this.announcedUntil) this.announced.value = null;
    let scene = restingScene(this.shown.peek());
    for (const { clips } of this.acts) for (const clip of clips) scene = withClip(scene, clip, now);
    return scene;
  }

  /** Acts that are over become the board at rest, in their order. */
  private settleUntil(now: Milliseconds): void {
    for (let [act] = this.acts; act !== undefined && act.over <= now; [act] = this.acts) {
      this.shown.value = act.after;
      this.acts.shift();
    }
  }
}
