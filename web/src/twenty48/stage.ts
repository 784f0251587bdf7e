import type { SceneSource } from '../board/board_loop';
import { segment } from '../board/easing';
import type { Milliseconds, Step } from '../conductor/contract';
import type { GameStage } from '../play/stage';
import { type Cue, type CueSink, cue } from '../sound/cues';
import type { Rank } from './cells';
import { decodeEvents, type TileEvent } from './events';
import { fadingScene, landingScene, type Motion, restingScene, type Scene, slidingScene } from './scene';
import { decodeSnapshot } from './snapshot';

/** Settings the stage asks for at each step, so that a change counts from the next step on. */
export interface StageSettings {
  /** How long the tiles of a slide are on their way. */
  slide(): Milliseconds;
  /** From one slide of the autoplayer to its next. */
  interval(): Milliseconds;
  motion(): Motion;
  /** Where what can be heard goes; without it the board is silent. */
  cues?: CueSink;
}

/** The share of the autoplayer's interval in which its tiles are on their way, at most. */
const SLIDE_SHARE = 0.55;
/** A motion shorter than this shows nothing. */
const SHORTEST_MS: Milliseconds = 15;

/** A step on its way from one board to the next: first the slides, then what comes of them. */
interface Act {
  before: readonly Rank[];
  after: readonly Rank[];
  events: readonly TileEvent[];
  motion: Motion;
  start: Milliseconds;
  landing: Milliseconds;
  over: Milliseconds;
}

/**
 * The board's timeline: the board at rest and the one step that leads to it. A step that comes while another is on its
 * way ends that one at once, so nobody ever waits for tiles. Time is given from outside.
 */
export class TileStage implements GameStage, SceneSource<Scene> {
  private ranks: readonly Rank[];
  private act: Act | null = null;

  onChange: () => void = () => {};

  constructor(
    snapshot: Int32Array,
    private readonly settings: StageSettings,
  ) {
    this.ranks = decodeSnapshot(snapshot).ranks;
  }

  /** Returns the end of the slides; of the autoplayer's, the moment of its next one. */
  perform(step: Step): Milliseconds {
    const { start, by } = step;
    const interval = this.settings.interval();
    const slide = this.settings.slide();
    const length = by === 'player' ? slide : Math.min(slide, interval * SLIDE_SHARE);
    const events = decodeEvents(step.events);
    this.begin(decodeSnapshot(step.before).ranks, decodeSnapshot(step.after).ranks, events, start, length);
    if (by === 'player') this.settings.cues?.hear(cuesOf(events, start + length));
    return start + (by === 'player' ? length : interval);
  }

  skip(): void {
    this.settings.cues?.hush();
    this.act = null;
    this.onChange();
  }

  /** Goes back to an earlier board: it fades in. */
  stepBack(snapshot: Int32Array, now: Milliseconds): void {
    const { ranks } = decodeSnapshot(snapshot);
    this.begin(this.ranks, ranks, [], now, this.settings.slide(), 'fade');
  }

  private begin(
    before: readonly Rank[],
    after: readonly Rank[],
    events: readonly TileEvent[],
    start: Milliseconds,
    length: Milliseconds,
    motion: Motion = this.settings.motion(),
  ): void {
    this.ranks = after;
    // What only places a tile has no way to go.
    const way = motion === 'fade' || events.some(({ kind }) => kind === 'slide') ? length : 0;
    const landing = start + way;
    const over = motion === 'fade' ? landing : landing + length;
    this.act = length < SHORTEST_MS ? null : { before, after, events, motion, start, landing, over };
    this.onChange();
  }

  isMoving(now: Milliseconds): boolean {
    return this.act !== null && now < this.act.over;
  }

  sceneAt(now: Milliseconds): Scene {
    if (this.act !== null && now >= this.act.over) this.act = null;
    if (this.act === null) return restingScene(this.ranks);
    const { before, after, events, motion, start, landing, over } = this.act;
    if (motion === 'fade') return fadingScene(before, after, segment(now, start, over));
    if (now < landing) return slidingScene(before, events, segment(now, start, landing));
    return landingScene(after, events, segment(now, landing, over));
  }
}

/** What is heard when a slide ends: tiles that meet, a milestone, the end of the game. */
function cuesOf(events: readonly TileEvent[], at: Milliseconds): Cue[] {
  const has = (wanted: TileEvent['kind']) => events.some(({ kind }) => kind === wanted);
  return [
    ...(has('merge') ? [cue('merge', at)] : []),
    ...(has('milestone') ? [cue('victory', at)] : []),
    ...(has('over') ? [cue('defeat', at)] : []),
  ];
}
