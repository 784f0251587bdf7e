import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { Game } from '../../../wasm/engine';
import type { Thinker } from '../conductor/contract';
import { sideToMove } from '../gomoku/files/colours';
import type { GomokuRecord } from '../gomoku/game_record';
import { puzzleStones } from '../gomoku/puzzle_stones';
import { otherSide, type Side } from '../gomoku/snapshot';
import { messages } from '../gomoku/words/messages';
import type { PlayedGame } from '../lab/match_protocol';
import { nextOpponent, type Outcome } from '../shell/default_opponent';
import type { Hold } from '../shell/hold';
import { notify } from '../shell/notices';
import type { House, Room } from '../shell/room';
import { freshSeed } from '../shell/seed';
import type { Session } from '../shell/session';
import { forgetfulSaves } from '../shell/storage';
import { Speaker } from '../sound/speaker';
import { Analyst } from './analysis/analysis';
import { makeDriver } from './driver';
import { checkRecord } from './files/check_record';
import { readMoves } from './files/game_link';
import { GomokuGame } from './game';
import { GameScreen } from './game_screen';
import { LossMemory, type LostGame } from './loss_memory';
import { paceOf } from './pace';
import { Preferences } from './preferences';
import { PuzzleCourse } from './puzzles/puzzle_course';
import { PuzzleScreen } from './puzzles/puzzle_screen';
import { EngineSolver } from './puzzles/solver';
import { gameReport } from './report';
import {
  fresh,
  GAME_PLACE,
  type GameSettings,
  gameRecord,
  readGame,
  resumableGame,
  type SavedGame,
} from './saved_game';
import { recordOf, SteeredThinker } from './steered_thinker';

/** A game that has begun already. */
type Begun = Pick<SavedGame, 'actions' | 'conceded'>;

/** A board of the usual size. */
const USUAL_SIZE = 15;

/** Gomoku in the house: the game in progress. */
export class GomokuRoom implements Room {
  readonly words = messages;
  readonly screens = ['gomoku', 'puzzles'];
  readonly game: Signal<GomokuGame | null> = signal(null);
  readonly analyst: Signal<Analyst | null> = signal(null);
  readonly course: Signal<PuzzleCourse | null> = signal(null);
  readonly preferences: Preferences;
  private readonly losses: LossMemory;
  private readonly puzzleBoard: ReturnType<typeof puzzleStones>;
  private solver: EngineSolver | null = null;
  /** In a game of a match: the rung that plays in the player's place; else null. */
  private watching: number | null = null;
  private stopWatching: () => void = () => {};
  /** The place of the game in progress. */
  private hold: Hold<SavedGame> | null = null;
  private readonly speaker: Speaker;

  constructor(
    readonly session: Session<'gomoku'>,
    readonly house: House,
  ) {
    this.preferences = Preferences.of(session.saves);
    this.losses = new LossMemory(session.saves);
    this.puzzleBoard = puzzleStones(session);
    this.speaker = new Speaker(
      () => session.frames.now(),
      () => session.settings.sound.value,
    );
  }

  /** `?game=gomoku` goes straight into a game: the one in the address, the saved one if it is meant, else a new one. */
  enterFromAddress(): void {
    const { ai, seed, side, rule, opening, size, moves } = this.house.parameters;
    if (moves !== undefined) {
      this.openLinked(moves);
      return;
    }
    const saved = resumableGame(this.session.saves);
    const settings = saved?.settings;
    const agrees = <Value,>(wanted: Value | undefined, held: Value | undefined) =>
      wanted === undefined || wanted === held;
    const meant =
      agrees(ai, settings?.rung) &&
      agrees(seed, settings?.seed) &&
      agrees(side === undefined ? undefined : Number(side === 'second'), settings?.side) &&
      agrees(rule, settings?.rule) &&
      agrees(opening, settings?.opening) &&
      agrees(size, settings?.size);
    if (saved !== null && meant) this.resume(saved);
    else this.begin(this.settingsFor(seed));
  }

  /** The game that the address holds, to be gone on with. */
  private openLinked(moves: string): void {
    const settings = this.settingsFor(this.house.parameters.seed);
    const record = this.checked({ ...boardOf(settings), actions: readMoves(moves, settings.size) ?? [-1] });
    const saved = resumableGame(this.session.saves);
    if (record === null) {
      notify(() => messages.value.noticeBadGomokuMoves, 'error');
      this.begin(settings);
    } else if (saved !== null && goesOnFrom(saved, record)) {
      this.resume(saved);
    } else {
      this.openRecord(record, this.house.parameters.side === undefined ? undefined : settings.side);
    }
  }

  /** The game if the rules accept it, with the result that it has by them. */
  private checked(record: GomokuRecord): GomokuRecord | null {
    const rules = this.openRules();
    const reading = checkRecord(rules, record);
    rules.delete();
    return reading.record ?? null;
  }

  /** Goes on with a game from a file or a link; the player has the side to move where none is said. */
  openRecord(record: GomokuRecord, side: Side = sideToMove(record)): void {
    const settings = { ...this.settingsFor(undefined), ...boardOf(record), side };
    this.open(settings, { actions: record.actions, conceded: false });
  }

  /** Shows a game that the player has won; the one that is kept stays. */
  private review({ rung, side, record }: LostGame): void {
    const settings = { ...this.settingsFor(undefined), ...boardOf(record), rung, side: otherSide(side) };
    this.house.clear();
    this.watching = null;
    this.show(settings, forgetfulSaves().hold(GAME_PLACE), { actions: record.actions, conceded: false });
  }

  private settingsFor(seed: number | undefined): GameSettings {
    const { ai, side, nodes, rule, opening, size } = this.house.parameters;
    const before = this.game.value?.settings;
    return {
      rung: before?.rung ?? ai ?? this.preferences.rung.value,
      seed: seed ?? freshSeed(),
      side: before?.side ?? (side === 'second' ? 1 : 0),
      size: before?.size ?? size ?? USUAL_SIZE,
      rule: before?.rule ?? rule ?? 'freestyle',
      opening: before?.opening ?? opening ?? 'free',
      nodes: nodes ?? 0,
    };
  }

  play(rung: number): void {
    this.preferences.rung.value = rung;
    this.begin({ ...this.settingsFor(this.house.parameters.seed), rung });
  }

  begin(settings: GameSettings): void {
    this.open(this.house.parameters.seed === undefined ? fresh(settings) : settings);
  }

  resume(saved: SavedGame): void {
    try {
      this.open(saved.settings, saved, true);
    } catch {
      this.session.saves.putAside(GAME_PLACE);
      this.house.home();
    }
  }

  /** `whole`: the player has played it from its beginning. */
  private open(settings: GameSettings, begun?: Begun, whole = begun === undefined): void {
    this.house.clear();
    this.watching = null;
    this.show(settings, this.session.saves.hold(GAME_PLACE), begun);
    this.stopWatching = effect(() => this.settle(whole));
  }

  private show(settings: GameSettings, hold: Hold<SavedGame>, begun?: Begun): void {
    const { session } = this;
    this.hold = hold;
    const game = new GomokuGame(
      {
        rules: this.openRules(),
        thinker: this.thinkerFor(settings),
        frames: session.frames,
        planning: session.frames.planning,
        log: session.log,
        keep: hold.keep,
        stage: {
          pace: () => paceOf(session.settings.tempo.value),
          motion: () => (session.settings.reducedMotion.value ? 'fade' : 'travel'),
          cues: this.speaker,
        },
        onFallback: () => notify(() => messages.value.noticeLost, 'error'),
      },
      settings,
      begun,
    );
    this.game.value = game;
    this.analyst.value = new Analyst(game, {
      rules: this.openRules(),
      openAdviser: () => session.adviser(),
      // A player who asks wants the best advice there is; what a weak opponent would do teaches its errors.
      rung: this.strongest,
    });
    this.house.go('gomoku');
  }

  /** The opponent steers away from what it has lost with before, but not in games that are to be the same everywhere. */
  private thinkerFor({ rung, nodes }: GameSettings): Thinker {
    const { thinker } = this.session;
    if (nodes > 0) return thinker;
    return new SteeredThinker(thinker, (record) => this.losses.avoid(rung, record), this.losses.has(rung));
  }

  private openRules(): Game {
    return new this.session.module.Game();
  }

  private get strongest(): number {
    return this.session.ladder.at(-1)?.rung ?? 0;
  }

  /** The puzzles, judged by the strongest rung. */
  solve(): void {
    this.house.clear();
    const { session } = this;
    const thinker = session.adviser();
    const solver = new EngineSolver({
      thinker,
      rules: this.openRules(),
      frames: session.frames,
      rung: this.strongest,
    });
    this.solver = solver;
    this.course.value = new PuzzleCourse({ openRules: () => this.openRules(), solver, saves: session.saves });
    this.house.go('puzzles');
  }

  /** A game of a match, at its end, to be walked through. */
  look({ start, actions, sideOfA }: PlayedGame, { a, b }: { a: number; b: number }): void {
    const begun = recordOf(start);
    if (begun === null) return;
    this.close();
    this.watching = a;
    const settings: GameSettings = { ...this.settingsFor(0), ...boardOf(begun), rung: b, side: sideOfA };
    this.show(settings, forgetfulSaves().hold(GAME_PLACE), {
      actions: [...begun.actions, ...actions],
      conceded: false,
    });
  }

  /** The result of a game is remembered where the opponent lost, and, of a whole one, chooses whom to offer next. */
  private settle(whole: boolean): void {
    const game = this.game.value;
    const outcome = game?.outcome.value ?? null;
    if (game === null || outcome === null) return;
    untracked(() => {
      const { settings } = game;
      // A game that was over when it was opened was not played against this opponent.
      if (outcome === 'won' && game.heard.value !== null) {
        const record = gameRecord(game.saved(), game.snapshot.value.result);
        this.losses.remember({ rung: settings.rung, side: game.opponentSide, record });
      }
      if (whole) this.offerNext(settings.rung, outcome);
      this.stopWatching();
    });
  }

  private offerNext(played: number, outcome: Outcome): void {
    const { rung, games } = this.preferences;
    const rungs = this.session.ladder.map((known) => known.rung);
    rung.value = nextOpponent(rungs, played, outcome, games.value === 0);
    games.value += 1;
  }

  has(screen: string): boolean {
    return (screen === 'puzzles' ? this.course.value : this.game.value) !== null;
  }

  current(): string | null {
    return this.game.value === null ? null : 'gomoku';
  }

  sides(): [string, string] {
    return [messages.value.gomokuBlack, messages.value.gomokuWhite];
  }

  view(screen: string) {
    const { house, session, preferences } = this;
    const course = this.course.value;
    if (screen === 'puzzles' && course !== null) {
      return <PuzzleScreen course={course} board={this.puzzleBoard} onBack={() => house.home()} />;
    }
    const game = this.game.value;
    const analyst = this.analyst.value;
    if (game === null || analyst === null) return null;
    return (
      <GameScreen
        game={game}
        analyst={analyst}
        preferences={preferences}
        session={session}
        embed={house.parameters.embed === true}
        perf={house.parameters.perf === true}
        growFrom={house.takeGrowth()}
        ownRung={this.watching}
        onHome={() => (this.watching === null ? house.home() : house.back())}
        onSettings={() => house.settings()}
        openRules={() => this.openRules()}
        onNewGame={(settings) => this.begin(settings)}
        onPlayOn={(saved) => this.open(fresh(saved.settings), saved, false)}
        onOpen={(record) => this.openRecord(record)}
        won={this.losses.games()}
        onOpenWon={(game) => this.review(game)}
      />
    );
  }

  left(): void {}

  close(): void {
    this.stopWatching();
    this.speaker.hush();
    this.analyst.value?.dispose();
    this.analyst.value = null;
    this.game.value?.dispose();
    this.game.value = null;
    this.hold?.release();
    this.hold = null;
    this.course.value?.dispose();
    this.course.value = null;
    this.solver?.dispose();
    this.solver = null;
  }

  report() {
    const game = this.watching === null ? (this.game.value?.saved() ?? readGame(this.session.saves)) : null;
    if (game === null) return null;
    return (signature: string) => gameReport(this.session.module, game, __VERSION__, signature);
  }

  driver() {
    return makeDriver(
      this.session,
      () => this.game.value,
      (seed) => this.open(this.settingsFor(seed)),
    );
  }
}

type Board = Pick<GomokuRecord, 'size' | 'rule' | 'opening'>;

function boardOf({ size, rule, opening }: Board): Board {
  return { size, rule, opening };
}

/** Whether a saved game is the one of an address, played on. */
function goesOnFrom({ settings, actions }: SavedGame, record: GomokuRecord): boolean {
  const { size, rule, opening } = record;
  const sameBoard = size === settings.size && rule === settings.rule && opening === settings.opening;
  return sameBoard && record.actions.every((code, index) => actions[index] === code);
}
