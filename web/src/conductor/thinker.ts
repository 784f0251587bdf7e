import type { Clock } from './clock';
import { ConsideredLines } from './considered_lines';
import type { Held, Opponent, Thinker, Thoughts } from './contract';
import type { Position } from './position';
import { NO_ACTION, NO_POSITION, type PositionId, type WorkReply, type WorkRequest } from './protocol';
import { Supervisor, type WorkerLike } from './supervisor';
import { Whereabouts } from './whereabouts';

export interface ThinkerOptions {
  /** The address of the engine's glue and its compiled module: what every worker starts from. */
  glue: string;
  compiled: WebAssembly.Module;
  /** What its workers take up before they are ready. */
  weights?: Uint8Array;
  spawn(): WorkerLike;
  clock: Clock;
  /** A worker is ready, and told all that it has to know. */
  onReady?(): void;
  /** Hears why a worker was given up, and whether it was the last. */
  onFailure?(reason: string, lost: boolean): void;
}

const NONE: Held = { action: NO_ACTION, finished: false };

/**
 * The page's end of the worker. What the worker should be doing is known here in full (opponent, position,
 * pause), so a replacement is told everything and nothing but its predecessor's thoughts is lost.
 */
export class WorkerThinker implements Thinker {
  private readonly supervisor: Supervisor;
  private opponent: Opponent | null = null;
  /** What it thinks about; null while it was told of nothing since the opponent was set. */
  private where: Whereabouts | null = null;
  private position: PositionId = NO_POSITION;
  /** The position at which a worker failed last. */
  private failedAt: PositionId = NO_POSITION;
  private best: Held = NONE;
  /** What was held before `best`. */
  private ousted = NO_ACTION;
  /** Whether `best` was thought about; the first answer to a position out of the blue was not. */
  private weighed = false;
  private latest: Thoughts | null = null;
  /** The position that the latest thoughts are about. */
  private latestAt: PositionId = NO_POSITION;
  private paused = false;
  private readonly lines = new ConsideredLines();

  onConsidered: (key: string) => void = () => {};
  onThoughts: (key: string) => void = () => {};

  constructor(options: ThinkerOptions) {
    this.supervisor = new Supervisor({
      spawn: options.spawn,
      clock: options.clock,
      load: loadRequest(options),
      thinking: () => !this.paused && this.opponent !== null && this.where !== null && !this.best.finished,
      awake: () => !this.paused,
      receive: (reply) => {
        this.receive(reply);
        if (reply.type === 'ready') options.onReady?.();
      },
      failed: (reason) => {
        this.failedAt = this.position;
        options.onFailure?.(reason, this.supervisor.lost);
      },
    });
    this.supervisor.start();
  }

  configure(opponent: Opponent): void {
    this.opponent = opponent;
    this.latest = null;
    this.where = null;
    this.lines.forget();
    this.supervisor.post({ type: 'configure', position: NO_POSITION, opponent });
  }

  think(position: Position): void {
    if (position.key === this.where?.key) return;
    this.where = new Whereabouts(position);
    this.moveOn(position.key);
    if (this.opponent !== null) this.supervisor.post(thinkRequest(this.position, this.where));
  }

  play(action: number, key: string): void {
    if (this.where === null) return;
    this.where.play(action, key);
    this.moveOn(key);
    // The first answer is what the plans for the whole turn have next.
    this.weighed = true;
    if (this.opponent !== null) this.supervisor.post(playRequest(this.position, action));
  }

  held(key: string): Held {
    return key === this.where?.key ? this.best : NONE;
  }

  considered(key: string): Int32Array | null {
    return this.lines.of(key);
  }

  rival(key: string): number {
    return key === this.where?.key ? this.ousted : NO_ACTION;
  }

  pause(): void {
    this.setPaused(true);
  }

  resume(): void {
    this.setPaused(false);
  }

  thoughts(): Thoughts | null {
    return this.latest;
  }

  thoughtsOf(key: string): Thoughts | null {
    return key === this.where?.key && this.position === this.latestAt ? this.latest : null;
  }

  health(): { restarts: number; lost: boolean } {
    const { restarts, lost } = this.supervisor;
    return { restarts, lost };
  }

  revive(): void {
    this.supervisor.revive();
  }

  dispose(): void {
    this.supervisor.dispose();
  }

  private moveOn(key: string): void {
    this.position++;
    this.lines.enter(this.position, key);
    this.best = NONE;
    this.ousted = NO_ACTION;
    this.weighed = false;
  }

  private setPaused(paused: boolean): void {
    if (paused === this.paused) return;
    this.paused = paused;
    this.supervisor.post({ type: paused ? 'pause' : 'resume', position: this.position });
  }

  private receive(reply: WorkReply): void {
    if (reply.type === 'ready') this.brief();
    if (reply.type === 'considered') this.keep(reply.position, reply.lines);
    if (this.where === null || reply.position !== this.position) return;
    if (reply.type === 'best') this.hold({ action: reply.action, finished: reply.finished });
    if (reply.type === 'info') this.learn(reply.thoughts);
  }

  private learn(thoughts: Thoughts): void {
    this.latest = thoughts;
    this.latestAt = this.position;
    if (this.where !== null) this.onThoughts(this.where.key);
  }

  private keep(position: PositionId, lines: Int32Array): void {
    const key = this.lines.receive(position, lines);
    if (key !== null) this.onConsidered(key);
  }

  private hold(best: Held): void {
    const { action } = this.best;
    if (action !== NO_ACTION) {
      if (this.weighed && action !== best.action) this.ousted = action;
      this.weighed = true;
    }
    this.best = best;
    if (this.latest !== null) this.latest = { ...this.latest, finished: best.finished };
    // A worker that fails at the same position again has brought nothing new.
    if (this.position !== this.failedAt) this.supervisor.answered();
  }

  /** Tells a new worker all that its predecessor knew, pause first so that it does not start in a hidden page. */
  private brief(): void {
    const requests: WorkRequest[] = [];
    if (this.paused) requests.push({ type: 'pause', position: this.position });
    if (this.opponent !== null) {
      requests.push({ type: 'configure', position: NO_POSITION, opponent: this.opponent });
      if (this.where !== null) requests.push(...this.wayThere(this.where));
    }
    for (const request of requests) this.supervisor.post(request);
  }

  /** The positions on the way have the ids that they had before. */
  private wayThere(where: Whereabouts): WorkRequest[] {
    const first = this.position - where.played.length;
    const plays = where.played.map(({ action }, index) => playRequest(first + index + 1, action));
    return [thinkRequest(first, where), ...plays];
  }
}

function thinkRequest(position: PositionId, { start }: Whereabouts): WorkRequest {
  return { type: 'think', position, text: start.text };
}

/** `action` was played at the position before `position`. */
function playRequest(position: PositionId, action: number): WorkRequest {
  return { type: 'play', position, from: position - 1, action };
}

function loadRequest({ glue, compiled, weights }: ThinkerOptions): WorkRequest {
  const request: WorkRequest = { type: 'load', position: NO_POSITION, glue, compiled };
  return weights === undefined ? request : { ...request, weights };
}
