import { type Signal, signal } from '@preact/signals';
import type { MatchPlayer, ScorePlayer } from '../../../wasm/engine';
import type { LabModule } from '../../../wasm/lab';
import { pageClock } from '../conductor/clock';
import type { Bytes } from '../engine/data_cache';
import type { LabGame, WeightsKind } from '../shell/session/lab_game';
import { rungOf } from '../shell/session/ladder';
import type { MeasuredStep } from '../shell/session/measured_step';
import type { PlayedGame } from '../shell/session/played_game';
import type { ScreenController } from '../shell/session/screen_controller';
import type { SmallBoards } from '../shell/session/small_boards';
import type { TabLock } from '../shell/storage/tab_lock';
import {
  type Contest,
  type Form,
  gamesOf,
  MATCH_FORMS,
  type Player,
  playerAt,
  SCORE_FORMS,
  seriesOf,
} from './contest';
import { addressOf, type ContestAddress, isSameContest } from './contest_address';
import { ContestRunner, workersFor } from './contest_runner';
import { measureSpeed } from './device_speed';
import { type Exported, matchesOf } from './export/exported';
import { type ExportedScores, seriesWith } from './export/exported_scores';
import { MatchBook } from './match_book';
import { endingOf, type MatchGame } from './match_game';
import type { MatchRequest } from './match_protocol';
import { onceLearned } from './once_learned';
import { type OwnWeights, readWeights, WEIGHTS_BYTES_MAX, type WeightsFault } from './own_weights';
import { playerName } from './player_name';
import { type AnyRunner, isScoring, type MatchRunner, type ScoreRunner } from './runners';
import { contestPlace, fromSaved, hasScores, type SavedContest, toSaved } from './saved_contest';
import { MATCHES, SCORES } from './saved_games';
import { ScoreBook } from './score_book';
import type { ScoreGame } from './score_game';
import { isSolitary } from './solitary';

/** How often a contest that goes on is kept. */
const KEEP_MS = 2000;

/** A game to be looked at, and the rungs of its first player and of the other one. */
export type Look = (game: PlayedGame, rungs: { a: number; b: number }) => void;

export interface LabParts {
  /** Of the game that is compared in. */
  controller: ScreenController;
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

/** How players of a game can be compared, the usual way first. */
export function formsOf({ session }: ScreenController): readonly [Form, ...Form[]] {
  return isSolitary(session.module) ? SCORE_FORMS : MATCH_FORMS;
}

/** The lab's state: the contest that the form describes, and the one that is played. */
export class Lab {
  readonly runner = signal<AnyRunner | null>(null);
  readonly wanted: Signal<Contest>;
  /** The contest that waits for what some of its players have learned. */
  readonly waiting = signal<Contest | null>(null);
  /** The series whose games are listed. */
  readonly listed = signal(0);
  /** Of one worker in the fixed bench, in nodes a second. */
  readonly speed = signal<number | 'measuring' | 'failed' | null>(null);
  /** The place of the contest that is played. */
  private lock: TabLock<SavedContest> | null = null;
  /** Knows where games begin. */
  private readonly starts: MatchPlayer | ScorePlayer;
  private stopWaiting: () => void = () => {};
  private unwatch: () => void = () => {};

  constructor(private readonly parts: LabParts) {
    this.wanted = signal(parts.wanted);
    const { module } = this.session;
    this.starts = isSolitary(module) ? new module.ScorePlayer() : new module.MatchPlayer();
    window.addEventListener('pagehide', this.keep);
  }

  get controller(): ScreenController {
    return this.parts.controller;
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
    return this.parts.controller.session;
  }

  get forms(): readonly [Form, ...Form[]] {
    return formsOf(this.controller);
  }

  /** The contest of this game that is kept, as this build of the engine played it; null if there is none. */
  kept(form: Form): SavedContest | null {
    const saved = this.session.saves.read(contestPlace(this.session.game, form));
    return saved?.engine === this.engine && saved.contest.players.every(this.isThere) ? saved : null;
  }

  /** Whether the game has such a player: what is kept may come from a file. */
  private readonly isThere = ({ rung, personality }: Player): boolean =>
    this.session.ladder.some((known) => known.rung === rung) &&
    (personality === '' || this.personalities.some(({ name }) => name === personality));

  /** Starts the contest that the form describes; another that is played ends. A ladder is measured on from where it was. */
  begin(): void {
    const wanted = this.wanted.value;
    const kept = wanted.form === 'ladder' ? this.kept('ladder') : null;
    const goesOn = kept !== null && kept.state !== 'stopped' && isSameContest(kept.contest, wanted);
    this.run(wanted, goesOn ? { ...kept, state: 'running' } : null);
  }

  /** Goes on with what was played of a contest, at once or once it is asked to. */
  goOn(saved: SavedContest, atOnce: boolean): void {
    this.run(saved.contest, saved.state === 'running' && !atOnce ? { ...saved, state: 'paused' } : saved);
  }

  /** A game as the replay wants it; null if its actions are not known any more. */
  replayOf(contest: Contest, series: number, game: MatchGame | ScoreGame): Parameters<Look> | null {
    const { number, actions } = game;
    if (actions === null) return null;
    const [a = 0, b = a] = seriesOf(contest)[series] ?? [];
    const { players } = contest;
    const start = this.startOf(contest, number);
    return [
      'sideOfA' in game
        ? { number, sideOfA: game.sideOfA, start, actions, ending: endingOf(game) }
        : { number, sideOfA: 0, start, actions },
      { a: playerAt(players, a).rung, b: playerAt(players, b).rung },
    ];
  }

  /** Text form of the position in which a game begins. */
  startOf({ seed, start }: Contest, number: number): string {
    return start ?? this.starts.start(seed, number);
  }

  /** What is played of a contest of matches, for exports. */
  exported({ contest, book, played }: MatchRunner): Exported {
    return {
      game: this.session.game,
      contest,
      matches: matchesOf(contest, book.standings.value, played.value),
      nameOf: (player) => `${playerName(this, player)} (${player.rung})`,
      sides: this.controller.sides(),
      startOf: (number) => this.startOf(contest, number),
    };
  }

  /** What is played of scores. */
  exportedScores({ contest, book, played }: ScoreRunner): ExportedScores {
    return {
      game: this.session.game,
      contest,
      milestones: [...book.milestones],
      series: seriesWith(contest, book, played.value),
      against: (one, other) => book.against(one, other),
      nameOf: (player) => `${playerName(this, player)} (${player.rung})`,
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
      this.speed.value = await measureSpeed(this.spawn(), this.load());
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

  /** `weights`: what some rungs have learned, where one of them plays. */
  private load(weights?: Bytes): MatchRequest {
    const { build, compiled } = this.session;
    return { type: 'load', glue: build.glueUrl, compiled, ...(weights === undefined ? {} : { weights }) };
  }

  /** `saved`: what was played of the contest. */
  private run(contest: Contest, saved: SavedContest | null): void {
    this.end();
    this.parts.show(addressOf(this.session.game, contest));
    const { weights, ladder } = this.session;
    const isLearned = contest.players.some(({ rung }) => rungOf(ladder, rung).needsWeights === true);
    if (!isLearned || weights === null) {
      this.start(contest, saved);
      return;
    }
    this.waiting.value = contest;
    this.stopWaiting = onceLearned(weights, (bytes) => {
      this.waiting.value = null;
      this.start(contest, saved, bytes);
    });
  }

  private start(contest: Contest, saved: SavedContest | null, weights?: Bytes): void {
    const shared = {
      contest,
      spawn: () => this.spawn(),
      load: this.load(weights),
      workers: workersFor(gamesOf(contest), navigator.hardwareConcurrency || 1),
      clock: pageClock,
    };
    const { module } = this.session;
    const runner =
      contest.form === 'scores' && isSolitary(module)
        ? new ContestRunner<ScoreGame, ScoreBook>({
            ...shared,
            book: new ScoreBook(() => new this.statistics.ScoreTable(), contest, module.milestones()),
            begun: saved !== null && hasScores(saved) ? fromSaved(SCORES, saved) : null,
          })
        : new ContestRunner<MatchGame, MatchBook>({
            ...shared,
            book: new MatchBook(() => new this.statistics.MatchTable(), contest),
            begun: saved !== null && !hasScores(saved) ? fromSaved(MATCHES, saved) : null,
          });
    this.listed.value = 0;
    this.runner.value = runner;
    this.lock = this.session.saves.lock(contestPlace(this.session.game, contest.form));
    this.watch(runner);
    this.keep();
  }

  /** Keeps a contest now and then while it goes on, and whenever it comes to rest. */
  private watch(runner: AnyRunner): void {
    const stopTimer = pageClock.every(KEEP_MS, () => runner.state.value === 'running' && this.keep());
    const stopHearing = runner.state.subscribe(() => this.keep());
    this.unwatch = () => {
      stopTimer();
      stopHearing();
    };
  }

  private readonly keep = (): void => {
    const runner = this.runner.peek();
    if (runner === null) return;
    const { game } = this.session;
    const saved = isScoring(runner)
      ? toSaved(SCORES, game, this.engine, runner.contest, runner.begun)
      : toSaved(MATCHES, game, this.engine, runner.contest, runner.begun);
    this.lock?.keep(saved);
  };

  /** What is played ends here; it is kept as it was. */
  private end(): void {
    this.stopWaiting();
    this.waiting.value = null;
    this.unwatch();
    this.unwatch = () => {};
    this.keep();
    this.lock?.release();
    this.lock = null;
    this.runner.value?.dispose();
    this.runner.value = null;
  }
}
