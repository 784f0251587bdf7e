import { computed, effect, signal } from '@preact/signals';
import type { Bytes } from '../engine/data_cache';
import type { Weights } from '../engine/weights';
import type { BestAction, Opponent, Thinker, Thoughts } from './contract';
import type { Position } from './position';
import { NO_ACTION } from './protocol';
import { StartAndMoves } from './start_and_moves';
import type { FallbackEngine, FallbackEngineCause, Substitution } from './substitution';

/** What becomes of a worker that has weights. */
export interface WorkerEvents {
  /** It has taken them up, and thinks from now on. */
  ready(): void;
  /** It failed; `lost`: there will be no other. */
  failed(lost: boolean): void;
}

export interface FallbackEngineOptions {
  weights: Pick<Weights, 'state' | 'want' | 'retry'>;
  needsWeights(rung: number): boolean;
  /** The rung that plays while the weights are not there; it needs none. */
  fallbackEngine: number;
  /** Opens a thinker; with weights, its workers take them up before they are ready. */
  open(): Thinker;
  openLearned(weights: Bytes, events: WorkerEvents): Thinker;
}

/**
 * Actions that a rung may be behind once it has its weights. Where a game is played faster than a slow device thinks it
 * would never catch up; from here on the game waits for it, as it does for every rung.
 */
const PATIENCE = 10;

/**
 * A thinker that nobody has to wait for while a rung's weights are on their way: the strongest rung without them thinks
 * in its place, and a second worker takes the weights up. Once that one holds an answer to the position on the board, or
 * has been behind for long, it has the word; if its worker fails, the fallback engine has it back until there is another.
 */
export class FallbackEngineThinker implements Thinker, Substitution {
  onMultiPv: (key: string) => void = () => {};
  onThoughts: (key: string) => void = () => {};

  /** The rung for which another plays; null while the chosen one plays itself. */
  private readonly substituted = signal<number | null>(null);
  /** A rung that needs weights was chosen, or may be soon. */
  private readonly wanted = signal(false);
  /** The rung that may be asked to play soon, where it needs weights. */
  private readonly announced = signal<number | null>(null);
  private readonly worker = signal<'none' | 'starting' | 'ready' | 'lost'>('none');
  readonly fallbackEngine = computed<FallbackEngine | null>(() => {
    const cause = this.cause();
    // That a fallback engine will be needed is told before the game, too.
    const chosen = this.substituted.value ?? (cause.kind === 'failed' ? this.announced.value : null);
    return chosen === null ? null : { rung: this.options.fallbackEngine, chosen, cause };
  });

  private readonly simple: Thinker;
  private learned: Thinker | null = null;
  /** The one whose answers count. */
  private leader: Thinker;
  /** Thinks along, to take over as soon as it holds an answer. */
  private challenger: Thinker | null = null;
  /** Actions that the challenger did not hold when they were played. */
  private behind = 0;
  private opponent: Opponent | null = null;
  private where: StartAndMoves | null = null;
  private paused = false;
  /** Failures of a learned worker that was in charge. */
  private setbacks = 0;
  private readonly unwatch: () => void;

  constructor(private readonly options: FallbackEngineOptions) {
    this.simple = options.open();
    this.leader = this.simple;
    this.listenTo(this.simple);
    this.unwatch = effect(() => {
      if (this.wanted.value && options.weights.state.value.kind === 'here') this.openLearned();
    });
  }

  get substitution(): Substitution {
    return this;
  }

  configure(opponent: Opponent): void {
    this.opponent = opponent;
    this.where = null;
    this.challenger = null;
    if (!this.options.needsWeights(opponent.rung)) {
      this.lead(this.simple, opponent);
      this.substituted.value = null;
    } else if (this.learned !== null && this.worker.peek() === 'ready') {
      this.lead(this.learned, opponent);
      this.substituted.value = null;
    } else {
      this.want();
      this.substitute(opponent);
    }
  }

  think(position: Position): void {
    if (position.key === this.where?.key) return;
    this.where = new StartAndMoves(position);
    this.leader.think(this.where.start);
    this.challenger?.think(this.where.start);
  }

  play(action: number, key: string): void {
    const before = this.where?.key ?? '';
    if (this.challenger !== null) {
      const holds = this.challenger.best(before).action !== NO_ACTION;
      if (holds || ++this.behind > PATIENCE) this.handOver();
    }
    this.where?.play(action, key);
    this.leader.play(action, key);
    this.challenger?.play(action, key);
  }

  best(key: string): BestAction {
    return this.leader.best(key);
  }

  multiPv(key: string): Int32Array | null {
    return this.leader.multiPv(key);
  }

  previousBest(key: string): number {
    return this.leader.previousBest(key);
  }

  thoughts(): Thoughts | null {
    return this.leader.thoughts();
  }

  thoughtsOf(key: string): Thoughts | null {
    return this.leader.thoughtsOf(key);
  }

  pause(): void {
    this.paused = true;
    this.leader.pause();
    this.challenger?.pause();
  }

  resume(): void {
    this.paused = false;
    this.leader.resume();
    this.challenger?.resume();
  }

  health(): { restarts: number; lost: boolean } {
    const { restarts } = this.simple.health();
    return { restarts: restarts + this.setbacks, lost: this.leader.health().lost };
  }

  revive(): void {
    this.leader.revive();
  }

  prepare(rung: number): void {
    const needsWeights = this.options.needsWeights(rung);
    this.announced.value = needsWeights ? rung : null;
    if (needsWeights) this.want();
  }

  private want(): void {
    this.options.weights.want();
    this.wanted.value = true;
  }

  retry(): void {
    this.options.weights.retry();
    if (this.worker.peek() !== 'lost') return;
    this.worker.value = 'starting';
    this.learned?.revive();
  }

  dispose(): void {
    this.unwatch();
    this.simple.dispose();
    this.learned?.dispose();
  }

  private cause(): FallbackEngineCause {
    const state = this.options.weights.state.value;
    if (state.kind === 'failed') return state;
    if (state.kind !== 'here') return { kind: 'coming', share: state.kind === 'coming' ? state.share : 0 };
    return this.worker.value === 'lost' ? { kind: 'failed', failure: 'refused' } : { kind: 'unpacking' };
  }

  private listenTo(thinker: Thinker): void {
    thinker.onMultiPv = (key) => {
      if (thinker === this.challenger && key === this.where?.key) this.handOver();
      if (thinker === this.leader) this.onMultiPv(key);
    };
    thinker.onThoughts = (key) => {
      // Of a game that is over nothing but that is thought.
      const finished = thinker.thoughtsOf(key)?.finished === true;
      if (thinker === this.challenger && key === this.where?.key && finished) this.handOver();
      if (thinker === this.leader) this.onThoughts(key);
    };
  }

  private openLearned(): void {
    const { state } = this.options.weights;
    const weights = state.peek();
    if (this.learned !== null || weights.kind !== 'here') return;
    this.worker.value = 'starting';
    this.learned = this.options.openLearned(weights.bytes, {
      ready: () => this.challenge(),
      failed: (lost) => this.fallBack(lost),
    });
    this.listenTo(this.learned);
  }

  /** The worker with weights is there: where its rung is wanted, it begins to think about the position on the board. */
  private challenge(): void {
    this.worker.value = 'ready';
    if (this.substituted.peek() === null || this.opponent === null) return;
    this.challenger = this.learned;
    this.behind = 0;
    if (this.challenger !== null) this.brief(this.challenger, this.opponent);
  }

  private handOver(): void {
    if (this.challenger === null) return;
    this.leader.pause();
    this.leader = this.challenger;
    this.challenger = null;
    this.substituted.value = null;
  }

  private fallBack(lost: boolean): void {
    this.worker.value = lost ? 'lost' : 'starting';
    this.challenger = null;
    if (this.leader === this.simple || this.opponent === null) return;
    this.setbacks++;
    this.substitute(this.opponent);
  }

  private substitute(opponent: Opponent): void {
    this.lead(this.simple, { ...opponent, rung: this.options.fallbackEngine });
    this.substituted.value = opponent.rung;
  }

  private lead(thinker: Thinker, opponent: Opponent): void {
    const other = thinker === this.simple ? this.learned : this.simple;
    other?.pause();
    this.leader = thinker;
    this.brief(thinker, opponent);
  }

  private brief(thinker: Thinker, opponent: Opponent): void {
    if (this.paused) thinker.pause();
    else thinker.resume();
    thinker.configure(opponent);
    if (this.where === null) return;
    thinker.think(this.where.start);
    for (const { action, key } of this.where.played) thinker.play(action, key);
  }
}
