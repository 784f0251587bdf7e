import type { Session } from '../../../wasm/engine';
import { BusyMeter } from './busy_meter';
import type { Milliseconds, Opponent } from './contract';
import {
  MAIN_SEARCH,
  NO_ACTION,
  NO_POSITION,
  type PositionId,
  type Share,
  type WorkReply,
  type WorkRequest,
} from './protocol';
import { AIM_MS, SHARED_AIM_MS, SliceSizer } from './slice_sizer';

/** What the loop needs of the worker around it; injected so that tests own time. */
export interface LoopHost {
  now(): Milliseconds;
  /** Runs `task` as soon as the messages that have arrived by now are dealt with. */
  soon(task: () => void): void;
  post(reply: WorkReply): void;
}

/** Time between two `info` replies about a search that goes on, at least. Also the worker's heartbeat. */
export const INFO_INTERVAL_MS: Milliseconds = 100;

/** Time between two `multiPv` replies about a search that goes on, at least. */
export const MULTI_PV_INTERVAL_MS: Milliseconds = 250;

/** So many lines are told, more where the opponent is asked to show more. */
export const MULTI_PV_LINES = 3;

/** What the loop understands: `load` is the worker's own. */
export type LoopRequest = Exclude<WorkRequest, { type: 'load' }>;

/**
 * The worker's loop: thinks in slices, lets messages arrive between them, and pushes its best action whenever
 * it changes, so that from the first slice on the page holds an answer at any time.
 */
export class ThinkingLoop {
  private opponent: Opponent | null = null;
  /** What this worker has of a search that is laid on several; null for all of it. */
  private share: Share | null = null;
  private position: PositionId = NO_POSITION;
  /** Something is left to improve at the present position. */
  private unfinished = false;
  private paused = false;
  private scheduled = false;
  private pushed: { action: number; finished: boolean } | null = null;
  private infoDue: Milliseconds = Number.NEGATIVE_INFINITY;
  /** The lines told last of the present position. */
  private told: Int32Array = new Int32Array();
  private multiPvDue: Milliseconds = 0;
  private readonly busy = new BusyMeter();
  private sizer = new SliceSizer();

  constructor(
    private readonly session: Session,
    private readonly host: LoopHost,
  ) {}

  /** Obeys a request; one that is refused is answered by `error` and changes nothing. */
  receive(request: LoopRequest): void {
    const refusal = this.obey(request);
    if (refusal !== '') this.host.post({ type: 'error', position: request.position, message: refusal });
  }

  private obey(request: LoopRequest): string {
    switch (request.type) {
      case 'configure':
        return this.configure(request.opponent, request.share ?? null);
      case 'think':
        return this.think(request);
      case 'play':
        return this.expect(request.from) || this.play(request.position, request.action);
      case 'sync':
        return request.position === this.position ? this.deliver(request.message) : '';
      case 'pause':
        this.paused = true;
        this.busy.rest(this.host.now());
        return '';
      case 'resume':
        this.paused = false;
        this.wake();
        return '';
    }
  }

  /** The MultiPV lines; who does not run the main search has no answer, and has none to tell. */
  private lines(): Int32Array {
    if (this.share !== null && (this.share.searches & MAIN_SEARCH) === 0) return this.told;
    return this.session.multiPv(Math.max(MULTI_PV_LINES, this.opponent?.lines ?? 1));
  }

  private expect(position: PositionId): string {
    if (position === this.position && position !== NO_POSITION) return '';
    return `Position ${position} is not the present one (${this.position}).`;
  }

  private configure(opponent: Opponent, share: Share | null): string {
    const { rung, seed, blur, personality = '' } = opponent;
    const refusal =
      this.session.configure(rung, seed, blur, personality) ||
      (share === null ? '' : this.session.runOnly(share.searches));
    if (refusal !== '') return refusal;
    this.share = share;
    this.session.showLines(opponent.lines ?? 1);
    this.opponent = opponent;
    this.sizer = new SliceSizer(share === null ? AIM_MS : SHARED_AIM_MS);
    this.rest();
    this.position = NO_POSITION;
    return '';
  }

  private think({ position, text, key }: Extract<LoopRequest, { type: 'think' }>): string {
    if (this.opponent === null) return 'No opponent was chosen before the position.';
    const refusal = this.session.set(text, key);
    if (refusal !== '') return refusal;
    this.busy.restart(this.host.now());
    this.beginAt(position, this.opponent);
    return '';
  }

  private play(position: PositionId, action: number): string {
    if (this.opponent === null) return 'No opponent was chosen before the action.';
    const multiPv = this.lines();
    const refusal = this.session.play(action);
    if (refusal !== '') return refusal;
    this.tell(multiPv);
    this.beginAt(position, this.opponent);
    return '';
  }

  private deliver(message: Int32Array): string {
    const refusal = this.session.deliver(message);
    if (refusal === '') this.wake();
    return refusal;
  }

  private beginAt(position: PositionId, opponent: Opponent): void {
    this.session.begin(opponent.nodes);
    this.position = position;
    this.unfinished = true;
    this.pushed = null;
    this.told = new Int32Array();
    this.multiPvDue = this.host.now() + MULTI_PV_INTERVAL_MS;
    // Heard of, not thought about: what the session would play by now is no better than any other action.
    this.host.post({ type: 'best', position, action: NO_ACTION, finished: false });
    this.wake();
  }

  private rest(): void {
    this.unfinished = false;
    this.busy.rest(this.host.now());
  }

  private wake(): void {
    if (this.paused || !this.unfinished) return;
    this.busy.begin(this.host.now());
    this.schedule();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    this.host.soon(() => {
      this.scheduled = false;
      if (!this.paused && this.unfinished) this.slice();
    });
  }

  private slice(): void {
    const start = this.host.now();
    this.unfinished = this.session.advance(this.sizer.next());
    const end = this.host.now();
    this.busy.compute(end - start);
    this.send();
    if (this.unfinished && !this.session.waits()) {
      this.sizer.measured(end - start);
      this.schedule();
    } else {
      this.busy.rest(end);
    }
    this.push();
    if (end >= this.infoDue || !this.unfinished) this.inform(end);
    if (end >= this.multiPvDue || !this.unfinished) this.consider(end);
    if (this.unfinished && this.session.waits()) this.host.post({ type: 'waiting', position: this.position });
  }

  /** Hands out what the other workers of the pool have to know. */
  private send(): void {
    if (this.share === null) return;
    const { generation } = this.share;
    for (const message of this.session.takeMessages())
      this.host.post({ type: 'sync', position: this.position, generation, message });
  }

  private push(): void {
    const action = this.session.best();
    const finished = !this.unfinished;
    if (this.pushed?.action === action && this.pushed.finished === finished) return;
    this.pushed = { action, finished };
    this.host.post({ type: 'best', position: this.position, action, finished });
  }

  private consider(now: Milliseconds): void {
    this.multiPvDue = now + MULTI_PV_INTERVAL_MS;
    this.tell(this.lines());
  }

  /** Tells the MultiPV lines at the present position, if they are others than were told last. */
  private tell(lines: Int32Array): void {
    const same =
      lines.length === this.told.length && lines.every((field, index) => field === this.told[index]);
    if (same) return;
    this.told = lines;
    this.host.post({ type: 'multiPv', position: this.position, lines });
  }

  private inform(now: Milliseconds): void {
    this.infoDue = now + INFO_INTERVAL_MS;
    const [, , score = 0, depth = 0] = this.session.info();
    const thoughts = { score, depth, busyShare: this.busy.share(now), finished: !this.unfinished };
    this.host.post({ type: 'info', position: this.position, thoughts });
  }
}
