import type { Game } from '../../../wasm/engine';
import type { Frames, Milliseconds, Opponent, Stage, Step, Thinker } from './contract';
import { FrameMeter } from './frame_meter';
import { pondered, present } from './position';
import { NO_ACTION } from './protocol';
import { STILL_AFTER_MS, STILL_BEFORE_MS, Throttling } from './throttling';
import { pageVisibility, type Visibility } from './visibility';
import type { WaitLog } from './wait_log';

/** Time that a due timeline waits for any answer at all before the game goes on without the thinker. */
export const PATIENCE_MS: Milliseconds = 8000;

/** After so long without a frame the page was hidden or the machine asleep: nobody has waited then. */
const ASLEEP_MS: Milliseconds = 2000;

/**
 * So many frames before the one that begins it an action is committed: what is made ready for it may cost a frame,
 * which is then none that it is waited for in.
 */
const FRAMES_AHEAD = 2;

/** On a device that drops frames it may cost several: so long before, well within the time that nothing is thought. */
const STRAINED_AHEAD_MS: Milliseconds = 0.6 * STILL_BEFORE_MS;

/** Why an action was not the thinker's: its worker was given up, or it said nothing for `PATIENCE_MS`. */
export type FallbackReason = 'lost' | 'silent';

export interface ConductorOptions {
  /** The page's own rules instance, in which the conductor plays the opponent's actions. */
  rules: Game;
  thinker: Thinker;
  stage: Stage;
  /** `AnimationFrames.planning`, so that what is committed in a frame is drawn in it. */
  frames: Frames;
  opponent: Opponent;
  log: WaitLog;
  visibility?: Visibility;
  /** The opponent's last animation has ended, nominally at `at`; the other side is to move. */
  onTurnOver(at: Milliseconds): void;
  /** The opponent's last animation has ended, nominally at `at`, and so has the game. */
  onGameOver(at: Milliseconds): void;
  /** An action was played and its animation put on the timeline. */
  onCommit?(step: Step): void;
  /** The rules' last legal action had to stand in for an answer. */
  onFallback?(reason: FallbackReason): void;
}

/** A committed action that no painted frame has shown yet. */
interface Unshown {
  /** Nominal end of what came before it. */
  nominal: Milliseconds;
  /** Where its animation begins on the timeline: later than `nominal` if the worker had to be waited for. */
  start: Milliseconds;
  starved: boolean;
}

/**
 * Plays the opponent's turn on a timeline. The thinker improves its action for as long as the animations of what
 * came before last; when their nominal end is due, the best action by then is committed: played in the rules, put
 * on the stage, told to the thinker, all in one task. While the page is hidden nothing moves and nothing thinks.
 *
 * One conductor serves a whole battle, a `begin` for each turn of the opponent.
 */
export class Conductor {
  private readonly meter = new FrameMeter();
  private readonly throttling: Throttling;
  /** When an action's beginning was shown last. */
  private shown: Milliseconds = Number.NEGATIVE_INFINITY;
  private readonly unwatch: () => void;
  private unsubscribe: (() => void) | null = null;
  private side = 0;
  /** Of the position on the board. */
  private key = '';
  /** Nominal end of the last thing on the timeline. */
  private due: Milliseconds = 0;
  private skipping = false;
  /** Since when a due timeline has had no answer; null while it has one. */
  private starvedSince: Milliseconds | null = null;
  private lastFrame: Milliseconds = 0;
  /** A best action that the rules refused; not tried again at this position. */
  private refused = NO_ACTION;
  private unshown: Unshown[] = [];

  constructor(private readonly options: ConductorOptions) {
    this.throttling = new Throttling(options.thinker);
    const visibility = options.visibility ?? pageVisibility;
    const obey = () => (visibility.hidden() ? options.thinker.pause() : options.thinker.resume());
    this.unwatch = visibility.watch(obey);
    obey();
  }

  /** Whether the opponent's turn is being played. */
  get playing(): boolean {
    return this.unsubscribe !== null;
  }

  /** Plays the turn of the side to move. `at`: nominal end of what is on the timeline already (a banner). */
  begin(at: Milliseconds): void {
    if (this.playing) return;
    const { rules, thinker, frames, log } = this.options;
    this.side = rules.sideToMove();
    this.due = at;
    this.skipping = false;
    this.starvedSince = null;
    this.refused = NO_ACTION;
    this.unshown = [];
    const position = present(rules);
    this.key = position.key;
    thinker.revive();
    thinker.think(position);
    log.turnBegins();
    this.unsubscribe = frames.each((now) => this.frame(now));
  }

  /** Shrinks every nominal end of this turn to the present moment; the stage has a skip of its own. */
  skip(): void {
    if (!this.playing) return;
    this.skipping = true;
    this.due = Math.min(this.due, this.options.frames.now());
  }

  /** Leaves the turn where it stands (undo, a new battle); nobody is told. */
  cancel(): void {
    if (!this.playing) return;
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.meter.interrupt();
    this.throttling.end();
    this.options.log.turnEnds();
  }

  dispose(): void {
    this.cancel();
    this.unwatch();
  }

  private frame(now: Milliseconds): void {
    if (this.starvedSince !== null && now - this.lastFrame > ASLEEP_MS) this.starvedSince = now;
    this.lastFrame = now;
    this.meter.frame(now);
    this.options.log.frame(now);
    this.makeRoom(now);
    this.recordShown(now);
    while (this.turnGoesOn() && this.dueFrom <= now + this.ahead && this.advance(now));
    this.recordShown(now);
    if (this.playing && !this.turnGoesOn() && this.due <= now && this.unshown.length === 0) this.end();
  }

  /** Keeps the thinker, which has an answer already, from delaying what is drawn on a device that drops frames. */
  private makeRoom(now: Milliseconds): void {
    const { opponent, thinker } = this.options;
    // A rung whose fallback engine plays gets ready by thinking along.
    const awaited = (thinker.substitution?.fallbackEngine.peek() ?? null) !== null;
    const holds = opponent.nodes === 0 && !awaited && this.answer() !== NO_ACTION;
    const begins = this.due - now < STILL_BEFORE_MS || this.unshown.length > 0;
    const still = begins || now - this.shown < STILL_AFTER_MS;
    this.throttling.frame(holds && this.meter.strained, still);
  }

  /**
   * From when on a frame may begin what is due: that frame is then nearer to the nominal time than one that comes as
   * late as the latest ones did.
   */
  private get dueFrom(): Milliseconds {
    return this.due - this.meter.longest / 2;
  }

  /** How long before it is due an action is committed. */
  private get ahead(): Milliseconds {
    return this.meter.strained ? STRAINED_AHEAD_MS : FRAMES_AHEAD * this.meter.interval;
  }

  private turnGoesOn(): boolean {
    const { rules } = this.options;
    return this.playing && rules.result() === 0 && rules.sideToMove() === this.side;
  }

  /** Commits what the due timeline asks for. Returns whether it did. */
  private advance(now: Milliseconds): boolean {
    const action = this.answer();
    if (action !== NO_ACTION && this.commit(action, now)) return true;
    if (now < this.due) return false;
    this.starvedSince ??= now;
    const reason = this.reasonToGoOn(now);
    if (reason === null) return false;
    this.options.onFallback?.(reason);
    return this.commit(this.options.rules.legalActions().at(-1) ?? NO_ACTION, now);
  }

  /** The best action if it may be played now, else `NO_ACTION`. */
  private answer(): number {
    const { thinker, opponent } = this.options;
    const best = thinker.best(this.key);
    if (best.action === this.refused) return NO_ACTION;
    const mature = opponent.nodes === 0 || best.finished || thinker.health().lost;
    return mature ? best.action : NO_ACTION;
  }

  /** Why the game has to go on without an answer, null while one may still come. */
  private reasonToGoOn(now: Milliseconds): FallbackReason | null {
    const { thinker } = this.options;
    if (thinker.health().lost) return 'lost';
    const { action } = thinker.best(this.key);
    const answering = action !== NO_ACTION && action !== this.refused;
    const patience = now - (this.starvedSince ?? now);
    return !answering && patience >= PATIENCE_MS ? 'silent' : null;
  }

  private commit(action: number, now: Milliseconds): boolean {
    const { rules, stage, thinker, onCommit } = this.options;
    const before = rules.snapshot();
    const previousBest = thinker.previousBest(this.key);
    const score = thinker.thoughtsOf(this.key)?.score;
    if (rules.play(action) !== '') {
      this.refused = action;
      return false;
    }
    this.key = rules.key();
    const starved = this.starvedSince !== null;
    const start = starved ? now : Math.min(this.due, Math.max(now, this.dueFrom));
    const step: Step = {
      action,
      events: rules.events(),
      before,
      after: rules.snapshot(),
      start,
      by: 'opponent',
      ...(previousBest === NO_ACTION ? {} : { previousBest }),
      ...(score === undefined ? {} : { score }),
    };
    const end = stage.perform(step);
    this.tellThinker(thinker, action);
    this.unshown.push({ nominal: this.due, start, starved });
    this.due = this.skipping ? Math.min(end, now) : end;
    this.starvedSince = null;
    this.refused = NO_ACTION;
    onCommit?.(step);
    return true;
  }

  /** The worker goes on at once: about the rest of the turn, or ahead of the player's answer to it. */
  private tellThinker(thinker: Thinker, action: number): void {
    const { rules } = this.options;
    thinker.play(action, this.key);
    if (this.turnGoesOn() || rules.result() !== 0) return;
    const ponder = pondered(rules);
    if (ponder !== null) thinker.think(ponder);
  }

  /** A frame at or after the start of an action's animation shows it. */
  private recordShown(now: Milliseconds): void {
    const { log, opponent, thinker } = this.options;
    const shown = this.unshown.filter((action) => action.start <= now);
    if (shown.length === 0) return;
    this.shown = now;
    this.unshown = this.unshown.filter((action) => action.start > now);
    const busyShare = thinker.thoughts()?.busyShare ?? null;
    for (const { nominal, starved } of shown) {
      log.add({ rung: opponent.rung, waitMs: Math.max(0, now - nominal), starved }, busyShare);
    }
  }

  private end(): void {
    const { rules, onGameOver, onTurnOver } = this.options;
    this.cancel();
    if (rules.result() !== 0) onGameOver(this.due);
    else onTurnOver(this.due);
  }
}
