import { signal } from '@preact/signals';
import type { SceneSource } from '../board/board_loop';
import { NO_CELL } from '../board/shape';
import type { Milliseconds, Step } from '../conductor/contract';
import { type Action, Result, type Side } from '../play/game_types';
import type { GameStage } from '../play/stage';
import type { CueSink } from '../sound/cues';
import type { BoardTypes } from './board_types';
import { type Clip, type Motion, withClip } from './clip';
import type { Pace } from './pace';
import type { BoardSpec, Rules, Shown } from './spec';

/** Settings the timeline asks for at each step, so that a change counts from the next step on. */
export interface StageSettings {
  pace(): Pace;
  motion(): Motion;
  /** Where what can be heard goes; without it the board is silent. */
  cues?: CueSink;
}

/** A step on its way: what it shows and what the board is once it is over. */
interface Act<Types extends BoardTypes> {
  clips: readonly Clip<Types['scene']>[];
  over: Milliseconds;
  after: Types['snapshot'];
}

/** An action of the opponent's without a place on the board, which is told instead. */
export interface Announcement {
  side: Side;
  action: Action;
}

/** What a timeline has to know of a game. */
export type Shows<Types extends BoardTypes = BoardTypes> = Pick<BoardSpec<Types>, 'look'> &
  Pick<Rules<Types>, 'decodeSnapshot' | 'decodeEvents' | 'cellsOf'>;

/**
 * The board's timeline. It holds the snapshot at rest and the acts that lead on from it; the scene of a moment is the
 * snapshot with every act's clips played on it at that moment. Time is given from outside, so a late frame shows the
 * moment it is painted at and lengthens nothing.
 */
export class Timeline<Types extends BoardTypes = BoardTypes>
  implements GameStage, SceneSource<Types['scene']>
{
  /** The board as it has been shown in full. */
  readonly shown;
  /** The opponent's announcement while it stands on the board. */
  readonly announced = signal<Announcement | null>(null);
  private acts: Act<Types>[] = [];
  private announcedUntil: Milliseconds = 0;

  onChange: () => void = () => {};

  constructor(
    private readonly spec: Shows<Types>,
    snapshot: Int32Array,
    private readonly settings: StageSettings,
  ) {
    this.shown = signal<Types['snapshot']>(spec.decodeSnapshot(snapshot));
  }

  perform(step: Step): Milliseconds {
    const { spec } = this;
    const { action, start, by } = step;
    const shown: Shown<Types> = {
      action,
      by,
      events: spec.decodeEvents(step.events),
      before: spec.decodeSnapshot(step.before),
      after: spec.decodeSnapshot(step.after),
    };
    const clips = spec.look.clips(shown, start, this.settings.motion());
    this.settings.cues?.hear(clips.flatMap(({ cues = [] }) => cues));
    const over = endOf(clips, start);
    this.acts.push({ clips, over, after: shown.after });
    const placeless = spec.cellsOf(action).to === NO_CELL;
    if (placeless && by === 'opponent') this.announce(shown, start);
    this.onChange();
    return this.nominalEnd(shown, placeless, start, over);
  }

  /** Where the next thing on the timeline begins. */
  private nominalEnd(
    { before, after, by }: Shown<Types>,
    placeless: boolean,
    start: Milliseconds,
    over: Milliseconds,
  ): Milliseconds {
    const { answer, again, announcement } = this.settings.pace();
    if (after.result !== Result.playing) return over;
    if (placeless) return start + announcement;
    if (by === 'player') return start + answer;
    return after.sideToMove === before.sideToMove ? start + again : over;
  }

  private announce({ action, before }: Shown<Types>, start: Milliseconds): void {
    this.announced.value = { side: before.sideToMove, action };
    this.announcedUntil = start + this.settings.pace().announcement;
  }

  skip(): void {
    this.settle();
    this.onChange();
  }

  /** The pieces taken back leave the board. */
  stepBack(snapshot: Int32Array, now: Milliseconds): void {
    this.settle();
    const before = this.shown.peek();
    const after = this.spec.decodeSnapshot(snapshot);
    this.shown.value = after;
    const clips = this.spec.look.clipsBack(before, after, now, this.settings.motion());
    this.acts = [{ clips, over: endOf(clips, now), after }];
    this.onChange();
  }

  isMoving(now: Milliseconds): boolean {
    return this.acts.some((act) => now < act.over) || this.announced.peek() !== null;
  }

  sceneAt(now: Milliseconds): Types['scene'] {
    this.settleUntil(now);
    if (this.announced.peek() !== null && now >= this.announcedUntil) this.announced.value = null;
    let scene = this.spec.look.restingScene(this.shown.peek());
    for (const { clips } of this.acts) for (const clip of clips) scene = withClip(scene, clip, now);
    return scene;
  }

  /** Nothing is left on the timeline. */
  private settle(): void {
    this.settings.cues?.hush();
    this.settleUntil(Number.POSITIVE_INFINITY);
    this.announced.value = null;
  }

  /** Acts that are over become the board at rest, in their order. */
  private settleUntil(now: Milliseconds): void {
    for (let [act] = this.acts; act !== undefined && act.over <= now; [act] = this.acts) {
      this.shown.value = act.after;
      this.acts.shift();
    }
  }
}

function endOf(clips: readonly Clip[], start: Milliseconds): Milliseconds {
  return clips.reduce((latest, clip) => Math.max(latest, clip.end), start);
}
