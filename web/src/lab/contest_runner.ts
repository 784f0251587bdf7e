import { signal } from '@preact/signals';
import type { Clock } from '../conductor/clock';
import type { Milliseconds } from '../conductor/contract';
import type { Book } from './book';
import { type Contest, gamesOf, seriesOf, type Task, taskAt } from './contest';
import type { MatchRequest } from './match_protocol';
import type { Played } from './played';
import { type MatchWorker, WorkerSlot } from './worker_slot';

/**
 * `pausing` while the games in hand are played to their end; `stopped`, `finished` and `failed` (no worker is
 * left) are final.
 */
export type ContestState = 'running' | 'pausing' | 'paused' | 'stopped' | 'finished' | 'failed';

/** How far a contest had come. */
export interface Begun<Game extends Played = Played> {
  /** By series and number. */
  games: readonly { series: number; game: Game }[];
  /** Playing time so far. */
  active: Milliseconds;
  state: 'running' | 'paused' | 'stopped' | 'finished';
}

/** What a contest is made of; all of it is handed in, so that tests can hand in fakes. */
export interface ContestParts<Game extends Played, Kept extends Book<Game>> {
  contest: Contest;
  /** The runner owns it. */
  book: Kept;
  spawn(): MatchWorker;
  /** The first message to every worker. */
  load: MatchRequest;
  /** Games played at the same time. */
  workers: number;
  clock: Clock;
  begun?: Begun<Game> | null;
}

/** How often what has been played is published. */
const PUBLISH_MS: Milliseconds = 250;

/** Slots that may hold the same game, so that one worker which says nothing any more does not stop a contest. */
const MOST_SEATS_A_GAME = 2;

/** Workers for a contest: one core is left to the page, and two games at least to a worker. */
export function workersFor(games: number, cores: number): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(games / 2)));
}

/**
 * Plays a contest: hands games to workers and their ends to the book. The result depends neither on the number of
 * workers nor on the order in which games end.
 */
export class ContestRunner<Game extends Played = Played, Kept extends Book<Game> = Book<Game>> {
  readonly contest: Contest;
  readonly book: Kept;
  readonly state = signal<ContestState>('running');
  /** Every series' games by their numbers, null while they are not played. */
  readonly played = signal<readonly (readonly (Game | null)[])[]>([]);
  /** Games played, and those that there are to play: fewer once a sequential test has decided. */
  readonly progress = signal({ done: 0, of: 0 });
  /** Playing time that is left, at the speed so far; null before the first game. */
  readonly timeLeft = signal<Milliseconds | null>(null);
  /** The last failure of a worker; what a contest that failed failed of. */
  readonly trouble = signal('');
  readonly slots: readonly WorkerSlot<Game>[];

  private readonly games: readonly (Game | null)[][];
  private of: number;
  /** The lowest place in the order of games that no worker has had. */
  private fresh = 0;
  /** Games that a worker has had and that are not played. */
  private readonly open = new Set<Task>();
  private done = 0;
  private published = -1;
  /** Playing time before `since`. */
  private active: Milliseconds = 0;
  private since: Milliseconds;
  private readonly unwatch: () => void;

  constructor(private readonly parts: ContestParts<Game, Kept>) {
    const { contest, book, clock, begun } = parts;
    this.contest = contest;
    this.book = book;
    this.of = gamesOf(contest);
    this.games = seriesOf(contest).map(() => new Array<Game | null>(contest.games).fill(null));
    this.since = clock.now();
    for (const { series, game } of begun?.games ?? []) this.note(series, game);
    this.active = begun?.active ?? 0;
    this.unwatch = clock.every(PUBLISH_MS, () => this.done !== this.published && this.publish());
    this.slots = Array.from({ length: parts.workers }, () => this.makeSlot());
    this.start(begun?.state ?? 'running');
  }

  /** No further game is begun. */
  pause(): void {
    if (this.state.value !== 'running') return;
    this.state.value = 'pausing';
    this.restIfIdle();
  }

  resume(): void {
    if (this.state.value !== 'pausing' && this.state.value !== 'paused') return;
    if (this.state.value === 'paused') this.since = this.parts.clock.now();
    this.state.value = 'running';
    for (const slot of this.slots) slot.open();
    this.serveAll();
  }

  /** Ends the contest at once; the games in hand are lost. */
  stop(): void {
    if (!this.isOver) this.end('stopped');
  }

  dispose(): void {
    this.stop();
    this.book.dispose();
  }

  get isOver(): boolean {
    return ['stopped', 'finished', 'failed'].includes(this.state.value);
  }

  /** Playing time so far. */
  get activeTime(): Milliseconds {
    const stands = this.state.value === 'paused' || this.isOver;
    return stands ? this.active : this.active + this.parts.clock.now() - this.since;
  }

  /** How far it has come, to go on from there another time. */
  get begun(): Begun<Game> {
    const state = this.state.value;
    return {
      games: this.games.flatMap((games, series) =>
        games.flatMap((game) => (game === null ? [] : [{ series, game }])),
      ),
      active: this.activeTime,
      state: state === 'finished' || state === 'stopped' ? state : state === 'running' ? 'running' : 'paused',
    };
  }

  private start(state: Begun['state']): void {
    this.decide();
    if (state === 'stopped' || this.done === this.of) {
      this.end(state === 'stopped' ? state : 'finished');
      return;
    }
    if (state === 'paused') this.state.value = 'paused';
    this.publish();
    if (state !== 'paused') for (const slot of this.slots) slot.open();
  }

  private makeSlot(): WorkerSlot<Game> {
    return new WorkerSlot<Game>({
      spawn: this.parts.spawn,
      load: this.parts.load,
      gameOf: (reply) => this.book.gameOf(reply),
      free: (slot) => this.serve(slot),
      played: (slot, task, game) => this.enter(slot, task, game),
      failed: (reason) => this.mourn(reason),
    });
  }

  private serveAll(): void {
    for (const slot of this.slots) this.serve(slot);
  }

  /** Gives a free worker the next game, if it may have one. */
  private serve(slot: WorkerSlot<Game>): void {
    if (this.state.value !== 'running' || !slot.isFree) return;
    const task = this.nextTask();
    if (task === null) return;
    this.open.add(task);
    slot.play(task, this.book.order(task));
  }

  /** A game nobody has had; when there is none, one that was lost, or one that is out with a single worker. */
  private nextTask(): Task | null {
    while (this.fresh < gamesOf(this.contest)) {
      const task = taskAt(this.fresh++, this.games.length);
      if (this.gameOf(task) === null) return task;
    }
    const holders = (task: Task) => this.slots.filter((slot) => slot.task === task).length;
    let best: Task | null = null;
    let fewest = MOST_SEATS_A_GAME;
    for (const task of this.open) {
      if (holders(task) >= fewest) continue;
      best = task;
      fewest = holders(task);
    }
    return best;
  }

  private gameOf({ series, number }: Task): Game | null {
    return this.games[series]?.[number] ?? null;
  }

  private enter(slot: WorkerSlot<Game>, task: Task, game: Game): void {
    if (this.open.delete(task)) {
      this.note(task.series, game);
      this.decide();
    }
    if (this.done === this.of) this.end('finished');
    else if (this.state.value === 'pausing') this.restIfIdle();
    else this.serve(slot);
  }

  /** Enters a game that was played. */
  private note(series: number, game: Game): void {
    const games = this.games[series];
    if (games === undefined || games[game.number] !== null) return;
    this.book.enter(series, game);
    games[game.number] = game;
    this.done++;
  }

  private decide(): void {
    const decided = this.book.decide();
    if (decided === null) return;
    this.games[0]?.fill(null, decided);
    this.of = decided;
    this.done = decided;
  }

  private mourn(reason: string): void {
    if (this.isOver) return;
    this.trouble.value = reason;
    if (this.slots.every((slot) => slot.isClosed)) this.end('failed');
    else if (this.state.value === 'pausing') this.restIfIdle();
    else this.serveAll();
  }

  private restIfIdle(): void {
    if (this.state.value !== 'pausing' || this.slots.some((slot) => slot.task !== null)) return;
    this.active = this.activeTime;
    this.state.value = 'paused';
    this.publish();
  }

  private end(state: ContestState): void {
    this.active = this.activeTime;
    this.unwatch();
    for (const slot of this.slots) slot.close();
    this.state.value = state;
    this.publish();
  }

  private publish(): void {
    this.published = this.done;
    this.played.value = this.games.map((games) => [...games]);
    this.book.publish();
    this.progress.value = { done: this.done, of: this.of };
    const perGame = this.done === 0 ? null : this.activeTime / this.done;
    this.timeLeft.value = perGame === null ? null : perGame * (this.of - this.done);
  }
}
