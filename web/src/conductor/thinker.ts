import type { Clock } from './clock';
import type { BestAction, Milliseconds, Opponent, Thinker, Thoughts } from './contract';
import { MultiPvLines } from './multi_pv_lines';
import type { Position } from './position';
import { NO_ACTION, NO_POSITION, type PositionId, type WorkReply, type WorkRequest } from './protocol';
import { StartAndMoves } from './start_and_moves';
import { Supervisor, type SupervisorOptions, type WorkerLike } from './supervisor';
import type { WorkerPool } from './worker_pool';

export interface ThinkerOptions {
  /** The address of the engine's glue and its compiled module: what every worker starts from. */
  glue: string;
  compiled: WebAssembly.Module;
  /** What its workers take up before they are ready. */
  weights?: Uint8Array;
  spawn(): WorkerLike;
  clock: Clock;
  /** In how many parallel searches a rung thinks, which are laid on as many workers as there are cores for; 1 if absent. */
  searchesOf?(rung: number): number;
  /** Cores of the machine; 1 if absent. */
  cores?: number;
  /** A worker is ready, and told all that it has to know. */
  onReady?(): void;
  /** Hears why a worker was given up, and whether it was the last. */
  onFailure?(reason: string, lost: boolean): void;
}

/**
 * How long a thinker is paused before its workers are let go with their memory, which is as large as a game's tables and
 * networks: a page in which every game was opened once would keep all of them, and a phone throw it away.
 */
export const REST_MS: Milliseconds = 120_000;

const NONE: BestAction = { action: NO_ACTION, finished: false };

/**
 * The page's end of the worker. What the worker should be doing is known here in full (opponent, position,
 * pause), so a replacement is told everything and nothing but its predecessor's thoughts is lost.
 */
export class WorkerThinker implements Thinker {
  private readonly supervisor: Supervisor;
  /** The workers that help this one out; fetched for the first rung that has use for them. */
  private pool: WorkerPool | null = null;
  private opponent: Opponent | null = null;
  /** What it thinks about; null while it was told of nothing since the opponent was set. */
  private where: StartAndMoves | null = null;
  private position: PositionId = NO_POSITION;
  /** The position at which a worker failed last. */
  private failedAt: PositionId = NO_POSITION;
  private current: BestAction = NONE;
  /** What was best before `current`. */
  private ousted = NO_ACTION;
  /** Whether `current` was thought about; the first answer to a position out of the blue was not. */
  private weighed = false;
  private latest: Thoughts | null = null;
  /** The position that the latest thoughts are about. */
  private latestAt: PositionId = NO_POSITION;
  private paused = false;
  /** Its workers were let go. */
  private resting = false;
  private stopWaiting: () => void = () => {};
  /** Replacements in pools that were let go. */
  private formerRestarts = 0;
  private disposed = false;
  private readonly lines = new MultiPvLines();

  onMultiPv: (key: string) => void = () => {};
  onThoughts: (key: string) => void = () => {};

  constructor(private readonly options: ThinkerOptions) {
    this.supervisor = this.watch({
      thinking: () => !this.current.finished && !this.pool?.leadWaits,
      receive: (reply) => {
        this.pool?.receive(reply);
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
    this.enlist(opponent.rung);
    this.tellOpponent(opponent);
  }

  think(position: Position): void {
    if (position.key === this.where?.key) return;
    this.where = new StartAndMoves(position);
    this.moveOn(position.key);
    if (this.opponent === null) return;
    if (this.pool?.grows) this.tellOpponent(this.opponent);
    this.post(thinkRequest(this.position, this.where));
  }

  play(action: number, key: string): void {
    if (this.where === null) return;
    this.where.play(action, key);
    this.moveOn(key);
    // The first answer is what the plans for the whole turn have next.
    this.weighed = true;
    if (this.opponent !== null) this.post(playRequest(this.position, action));
  }

  best(key: string): BestAction {
    return key === this.where?.key ? this.current : NONE;
  }

  multiPv(key: string): Int32Array | null {
    return this.lines.of(key);
  }

  previousBest(key: string): number {
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
    return { restarts: restarts + this.formerRestarts + (this.pool?.restarts ?? 0), lost };
  }

  revive(): void {
    this.supervisor.revive();
  }

  dispose(): void {
    this.disposed = true;
    this.stopWaiting();
    this.pool?.dispose();
    this.supervisor.dispose();
  }

  private moveOn(key: string): void {
    this.position++;
    this.lines.enter(this.position, key);
    this.current = NONE;
    this.ousted = NO_ACTION;
    this.weighed = false;
  }

  private setPaused(paused: boolean): void {
    if (paused === this.paused) return;
    this.paused = paused;
    this.post({ type: paused ? 'pause' : 'resume', position: this.position });
    this.stopWaiting();
    if (paused) this.waitToRest();
    else if (this.resting) this.wake();
  }

  private waitToRest(): void {
    this.stopWaiting = this.options.clock.every(REST_MS, () => {
      this.stopWaiting();
      this.rest();
    });
  }

  private rest(): void {
    this.resting = true;
    this.formerRestarts += this.pool?.restarts ?? 0;
    this.pool?.dispose();
    this.pool = null;
    this.supervisor.rest();
  }

  /** New workers are told everything once they are ready. */
  private wake(): void {
    this.resting = false;
    this.supervisor.start();
    if (this.opponent !== null) this.enlist(this.opponent.rung);
  }

  private receive(reply: WorkReply): void {
    if (reply.type === 'ready') this.brief();
    if (reply.type === 'multiPv') this.keep(reply.position, reply.lines);
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
    if (key !== null) this.onMultiPv(key);
  }

  private hold(best: BestAction): void {
    const { action } = this.current;
    if (action !== NO_ACTION) {
      if (this.weighed && action !== best.action) this.ousted = action;
      this.weighed = true;
    }
    this.current = best;
    if (this.latest !== null) this.latest = { ...this.latest, finished: best.finished };
    // A worker that fails at the same position again has brought nothing new.
    if (this.position !== this.failedAt) this.supervisor.answered();
  }

  /** Tells new workers all that their predecessors knew, pause first so that they do not start in a hidden page. */
  private brief(): void {
    if (this.paused) this.post({ type: 'pause', position: this.position });
    if (this.opponent === null) return;
    this.tellOpponent(this.opponent);
    if (this.where === null) return;
    for (const request of this.wayThere(this.where)) this.post(request);
  }

  private post(request: WorkRequest): void {
    (this.pool ?? this.supervisor).post(request);
  }

  private tellOpponent(opponent: Opponent): void {
    const request = { type: 'configure', position: NO_POSITION, opponent } as const;
    if (this.pool !== null) this.pool.configure(request);
    else this.post(request);
  }

  /** Sees to it that there are the workers that the opponent has use for; they take part as soon as they can. */
  private enlist(rung: number): void {
    if (this.resting) return;
    const { searchesOf, cores = 1 } = this.options;
    const searches = searchesOf?.(rung) ?? 1;
    if (this.pool !== null) this.pool.enlist(searches, cores);
    // Where the script does not come the worker thinks alone.
    else if (searches > 1 && cores > 2) this.fetchPool().catch(() => {});
  }

  private async fetchPool(): Promise<void> {
    const { WorkerPool } = await import('./worker_pool');
    if (this.disposed || this.resting || this.pool !== null || this.opponent === null) return;
    this.pool = new WorkerPool({
      lead: this.supervisor,
      awake: () => !this.paused,
      watch: (helper) => this.watch(helper),
      shrunk: () => this.brief(),
    });
    this.enlist(this.opponent.rung);
  }

  /** A worker that has yet to start; `thinking`: whether it has something left to think about. */
  private watch(worker: Pick<SupervisorOptions, 'thinking' | 'receive' | 'failed'>): Supervisor {
    return new Supervisor({
      ...worker,
      spawn: this.options.spawn,
      clock: this.options.clock,
      load: loadRequest(this.options),
      awake: () => !this.paused,
      thinking: () => !this.paused && this.opponent !== null && this.where !== null && worker.thinking(),
    });
  }

  /** The positions on the way have the ids that they had before. */
  private wayThere(where: StartAndMoves): WorkRequest[] {
    const first = this.position - where.played.length;
    const plays = where.played.map(({ action }, index) => playRequest(first + index + 1, action));
    return [thinkRequest(first, where), ...plays];
  }
}

function thinkRequest(position: PositionId, { start }: StartAndMoves): WorkRequest {
  return { type: 'think', position, text: start.text, key: start.key };
}

/** `action` was played at the position before `position`. */
function playRequest(position: PositionId, action: number): WorkRequest {
  return { type: 'play', position, from: position - 1, action };
}

function loadRequest({ glue, compiled, weights }: ThinkerOptions): WorkRequest {
  const request: WorkRequest = { type: 'load', position: NO_POSITION, glue, compiled };
  return weights === undefined ? request : { ...request, weights };
}
