import { type Signal, signal } from '@preact/signals';
import type { MatchPlayer } from '../../../wasm/engine';
import type { LabModule } from '../../../wasm/lab';
import { pageClock } from '../conductor/clock';
import type { Hold } from '../shell/hold';
import type { LabGame, WeightsKind } from '../shell/lab_game';
import type { MeasuredStep } from '../shell/measured_step';
import type { PlayedGame } from '../shell/played_game';
import type { Room } from '../shell/room';
import type { SmallBoards } from '../shell/small_boards';
import { type Contest, type Form, gamesOf, pairsOf, playerAt } from './contest';
import { addressOf, type ContestAddress, isSameContest } from './contest_address';
import { type Begun, ContestRunner, workersFor } from './contest_runner';
import { measureSpeed } from './device_speed';
import { type Exported, matchesOf } from './export/exported';
import type { MatchGame } from './match_game';
import type { MatchRequest } from './match_protocol';
import { type OwnWeights, readWeights, WEIGHTS_BYTES_MAX, type WeightsFault } from './own_weights';
import { playerName } from './player_name';
import { contestPlace, fromSaved, type SavedContest, toSaved } from './saved_contest';

/** How often a contest that goes on is kept. */
const KEEP_MS = 2000;

/** A game to be looked at, and the rungs of its first player and of the other one. */
export type Look = (game: PlayedGame, rungs: { a: number; b: number }) => void;

export interface LabParts {
  /** Of the game that is compared in. */
  room: Room;
  statistics: LabModule;
  /** The game's name for people, in the language in use. */
  title(): string;
  /** What is known of the game besides its rules; null where nothing is. */
  game: LabGame | null;
  /** What the form begins with. */
  wanted: Contest;
  /** The contest that is played has this address from now on. */
  show(address: ContestAddress): void;
}

/** The lab's state: the contest that the form describes, and the one that is played. */
export class Lab {
  readonly runner = signal<ContestRunner | null>(null);
  readonly wanted: Signal<Contest>;
  /** The pair whose games are listed. */
  readonly pair = signal(0);
  /** Of one worker in the fixed bench, in nodes a second. */
  readonly speed = signal<number | 'measuring' | 'failed' | null>(null);
  /** The place of the contest that is played. */
  private hold: Hold<SavedContest> | null = null;
  /** Knows where games begin. */
  private readonly starts: MatchPlayer;
  private unwatch: () => void = () => {};

  constructor(private readonly parts: LabParts) {
    this.wanted = signal(parts.wanted);
    this.starts = new this.session.module.MatchPlayer();
    window.addEventListener('pagehide', this.keep);
  }

  get room(): Room {
    return this.parts.room;
  }

  /** How games are shown on small boards; null where they are not. */
  get boards(): SmallBoards | null {
    return this.parts.game?.boards ?? null;
  }

  /** Characters that opponents can be played in besides as they are; in the language in use. */
  get personalities(): readonly { name: string; title: string }[] {
    return this.parts.game?.personalities() ?? [];
  }

  /** Kinds of weights of the game that a player can be given others of. */
  get weightsKinds(): readonly WeightsKind[] {
    return this.parts.game?.weights ?? [];
  }

  /** Reads a file of weights for a rung. */
  async readWeights(file: File, rung: number): Promise<OwnWeights | WeightsFault> {
    if (file.size > WEIGHTS_BYTES_MAX) return 'none';
    const text = await file.text().catch(() => '');
    const digestOf = (numbers: Uint8Array) => this.statistics.weightsDigest(numbers);
    return readWeights(file.name, text, {
      game: this.session.game,
      rung,
      kinds: this.weightsKinds,
      digestOf,
    });
  }

  get referenceSpeed(): number | null {
    return this.parts.game?.referenceSpeed ?? null;
  }

  /** What was measured of the ladder when this release was made. */
  measuredSteps(): Promise<readonly MeasuredStep[]> {
    return this.parts.game?.measuredSteps() ?? Promise.resolve([]);
  }

  get statistics(): LabModule {
    return this.parts.statistics;
  }

  get title(): string {
    return this.parts.title();
  }

  get session() {
    return this.parts.room.session;
  }

  /** The contest of this game that is kept, as this build of the engine played it; null if there is none. */
  kept(form: Form): SavedContest | null {
    const saved = this.session.saves.read(contestPlace(this.session.game, form));
    return saved?.engine === this.engine ? saved : null;
  }

  /** Starts the contest that the form describes; another that is played ends. A ladder is measured on from where it was. */
  begin(): void {
    const wanted = this.wanted.value;
    const kept = wanted.form === 'ladder' ? this.kept('ladder') : null;
    const goesOn = kept !== null && kept.state !== 'stopped' && isSameContest(kept.contest, wanted);
    this.run(wanted, goesOn ? { ...fromSaved(kept), state: 'running' } : null);
  }

  /** Goes on with what was played of a contest, at once or once it is asked to. */
  goOn(saved: SavedContest, atOnce: boolean): void {
    const begun = fromSaved(saved);
    const state = begun.state === 'running' && !atOnce ? 'paused' : begun.state;
    this.run(saved.contest, { ...begun, state });
  }

  /** A game as the replay wants it; null if its actions are not known any more. */
  replayOf(contest: Contest, pair: number, { number, sideOfA, actions }: MatchGame): Parameters<Look> | null {
    if (actions === null) return null;
    const [a, b] = pairsOf(contest)[pair] ?? [0, 0];
    const { players, seed } = contest;
    const start = this.startOf(seed, number);
    return [
      { number, sideOfA, start, actions },
      { a: playerAt(players, a).rung, b: playerAt(players, b).rung },
    ];
  }

  /** Text form of the position in which a game begins. */
  startOf(seed: number, number: number): string {
    return this.starts.start(seed, number);
  }

  /** What is played of a contest, for exports. */
  exported({ contest, standings, played }: ContestRunner): Exported {
    return {
      game: this.session.game,
      contest,
      matches: matchesOf(contest, standings.value, played.value),
      nameOf: (player) => `${playerName(this, player)} (${player.rung})`,
      sides: this.room.sides(),
      startOf: (number) => this.startOf(contest.seed, number),
    };
  }

  dispose(): void {
    this.end();
    window.removeEventListener('pagehide', this.keep);
    this.starts.delete();
  }

  private get engine(): string {
    return this.session.build.wasmUrl;
  }

  /** Measures the device, once; another call while it is measured, or afterwards, does nothing. */
  async measure(): Promise<void> {
    if (this.speed.value === 'measuring' || typeof this.speed.value === 'number') return;
    this.speed.value = 'measuring';
    try {
      this.speed.value = await measureSpeed(this.spawn(), this.load);
    } catch {
      this.speed.value = 'failed';
    }
  }

  private spawn(): Worker {
    const { game } = this.session;
    return new Worker(new URL('./match_worker.ts', import.meta.url), {
      type: 'module',
      name: `${game} match`,
    });
  }

  private get load(): MatchRequest {
    const { build, compiled } = this.session;
    return { type: 'load', glue: build.glueUrl, compiled };
  }

  private run(contest: Contest, begun: Begun | null): void {
    this.end();
    const runner = new ContestRunner({
      contest,
      makeTable: () => new this.statistics.MatchTable(),
      spawn: () => this.spawn(),
      load: this.load,
      workers: workersFor(gamesOf(contest), navigator.hardwareConcurrency || 1),
      clock: pageClock,
      begun,
    });
    this.pair.value = 0;
    this.runner.value = runner;
    this.hold = this.session.saves.hold(contestPlace(this.session.game, contest.form));
    this.watch(runner);
    this.keep();
    this.parts.show(addressOf(this.session.game, contest));
  }

  /** Keeps a contest now and then while it goes on, and whenever it comes to rest. */
  private watch(runner: ContestRunner): void {
    const stopTimer = pageClock.every(KEEP_MS, () => runner.state.value === 'running' && this.keep());
    const stopHearing = runner.state.subscribe(() => this.keep());
    this.unwatch = () => {
      stopTimer();
      stopHearing();
    };
  }

  private readonly keep = (): void => {
    const runner = this.runner.peek();
    if (runner !== null)
      this.hold?.keep(toSaved(this.session.game, this.engine, runner.contest, runner.begun));
  };

  /** What is played ends here; it is kept as it was. */
  private end(): void {
    this.unwatch();
    this.unwatch = () => {};
    this.keep();
    this.hold?.release();
    this.hold = null;
    this.runner.value?.dispose();
    this.runner.value = null;
  }
}
