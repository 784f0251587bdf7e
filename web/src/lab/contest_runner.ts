import { type Signal, signal } from '@preact/signals';
import type { MatchTable } from '../../../wasm/engine';
import type { Clock } from '../conductor/clock';
import type { Milliseconds } from '../conductor/contract';
import type { PlayedGame } from '../shell/played_game';
import type { MatchRequest } from './match_protocol';
import type { MatchSettings } from './match_settings';
import { type MatchWorker, Seat } from './seat';
import { type Standing, standingOf } from './standing';

/**
 * `pausing` while the games in hand are played to their end; `stopped`, `finished` and `failed` (no worker is
 * left) are final.
 */
export type MatchState = 'running' | 'pausing' | 'paused' | 'stopped' | 'finished' | 'failed';

/** What a match is made of; all of it is handed in, so that tests can hand in fakes. */
export interface MatchParts {
  settings: MatchSettings;
  /** The page's own instance of the engine's table; the runner owns it and frees it. */
  table: MatchTable;
  spawn(): MatchWorker;
  /** The first message to every worker. */
  load: MatchRequest;
  /** Games played at the same time. */
  workers: number;
  clock: Clock;
}

/** How often what has been played is published. */
const PUBLISH_MS: Milliseconds = 100;

/** Seats that may hold the same game, so that one worker which says nothing any more does not stop a match. */
const MOST_SEATS_A_GAME = 2;

/** Workers for a match: one core is left to the page, and two games at least to a worker. */
export function workersFor(games: number, cores: number): number {
  return Math.max(1, Math.min(cores - 1, Math.floor(games / 2)));
}

/**
 * Plays a match: hands game numbers to workers and games to the table. The result depends neither on the number
 * of workers nor on the order in which games end.
 */
export class MatchRunner {
  readonly settings: MatchSettings;
  readonly state = signal<MatchState>('running');
  readonly standing: Signal<Standing>;
  /** Every game by its number, null while it is not played. */
  readonly played = signal<readonly (PlayedGame | null)[]>([]);
  /** Playing time that is left, at the speed so far; null before the first game. */
  readonly timeLeft = signal<Milliseconds | null>(null);
  /** The last failure of a worker; what a match that failed failed of. */
  readonly trouble = signal('');

  private readonly games: (PlayedGame | null)[];
  private readonly seats: Seat[];
  /** The lowest number that no worker has had. */
  private fresh = 0;
  /** Numbers that a worker has had and that are not played. */
  private readonly open = new Set<number>();
  private done = 0;
  private published = 0;
  /** Playing time before `since`. */
  private active: Milliseconds = 0;
  private since: Milliseconds;
  private readonly unwatch: () => void;

  constructor(private readonly parts: MatchParts) {
    this.settings = parts.settings;
    this.standing = signal(standingOf(parts.table));
    this.games = new Array<PlayedGame | null>(parts.settings.games).fill(null);
    this.since = parts.clock.now();
    this.publish();
    this.unwatch = parts.clock.every(PUBLISH_MS, () => this.done > this.published && this.publish());
    this.seats = Array.from({ length: parts.workers }, () => this.makeSeat());
    for (const seat of this.seats) seat.open();
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
    this.serveAll();
  }

  /** Ends the match at once; the games in hand are lost. */
  stop(): void {
    if (!this.isOver) this.end('stopped');
  }

  dispose(): void {
    this.stop();
    this.parts.table.delete();
  }

  private get isOver(): boolean {
    return ['stopped', 'finished', 'failed'].includes(this.state.value);
  }

  private makeSeat(): Seat {
    return new Seat({
      spawn: this.parts.spawn,
      load: this.parts.load,
      free: (seat) => this.serve(seat),
      played: (seat, game) => this.enter(seat, game),
      failed: (reason) => this.mourn(reason),
    });
  }

  private serveAll(): void {
    for (const seat of this.seats) this.serve(seat);
  }

  /** Gives a free worker the next game, if it may have one. */
  private serve(seat: Seat): void {
    if (this.state.value !== 'running' || !seat.isFree) return;
    const number = this.nextNumber();
    if (number === null) return;
    this.open.add(number);
    seat.play(number);
  }

  /** A number nobody has had; when there is none, one that was lost, or one that is out with a single worker. */
  private nextNumber(): number | null {
    if (this.fresh < this.games.length) return this.fresh++;
    const holders = (number: number) => this.seats.filter((seat) => seat.game === number).length;
    let best: number | null = null;
    let fewest = MOST_SEATS_A_GAME;
    for (const number of this.open) {
      if (holders(number) >= fewest) continue;
      best = number;
      fewest = holders(number);
    }
    return best;
  }

  private enter(seat: Seat, game: PlayedGame): void {
    if (this.open.delete(game.number)) {
      const refusal = this.parts.table.enter(game.number, game.result, game.turns, game.nodes, game.illegal);
      if (refusal !== '') throw new Error(refusal);
      this.games[game.number] = game;
      this.done++;
    }
    if (this.done === this.games.length) this.end('finished');
    else if (this.state.value === 'pausing') this.restIfIdle();
    else this.serve(seat);
  }

  private mourn(reason: string): void {
    if (this.isOver) return;
    this.trouble.value = reason;
    if (this.seats.every((seat) => seat.isClosed)) this.end('failed');
    else if (this.state.value === 'pausing') this.restIfIdle();
    else this.serveAll();
  }

  private restIfIdle(): void {
    if (this.state.value !== 'pausing' || this.seats.some((seat) => seat.game !== null)) return;
    this.active = this.activeTime();
    this.state.value = 'paused';
    this.publish();
  }

  private end(state: MatchState): void {
    this.active = this.activeTime();
    this.unwatch();
    for (const seat of this.seats) seat.close();
    this.state.value = state;
    this.publish();
  }

  private activeTime(): Milliseconds {
    return this.state.value === 'paused' ? this.active : this.active + this.parts.clock.now() - this.since;
  }

  private publish(): void {
    this.published = this.done;
    this.played.value = [...this.games];
    this.standing.value = standingOf(this.parts.table);
    const perGame = this.done === 0 ? null : this.activeTime() / this.done;
    this.timeLeft.value = perGame === null ? null : perGame * (this.games.length - this.done);
  }
}
