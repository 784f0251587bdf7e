import { effect, type Signal, signal, untracked } from '@preact/signals';
import { messages } from '../i18n/messages';
import type { PlayedGame } from '../lab/match_protocol';
import { nextOpponent } from '../shell/default_opponent';
import { notify } from '../shell/notices';
import type { House, Room } from '../shell/room';
import { freshSeed } from '../shell/seed';
import type { Session } from '../shell/session';
import { forgetfulSaves, type Saves } from '../shell/storage';
import { Speaker } from '../sound/speaker';
import { Analyst } from './analysis/analyst';
import { makeDriver } from './driver';
import { GameScreen } from './game_screen';
import { actionsOf, boardOfText, splitMoves } from './game_text';
import { GomokuGame } from './gomoku_game';
import { paceOf } from './pace';
import { Preferences } from './preferences';
import { forgetGame, fresh, type GameSettings, resumableGame, type SavedGame } from './saved_game';

/** A game that has begun already. */
type Begun = Pick<SavedGame, 'actions' | 'conceded'>;

/** A board of the usual size. */
const USUAL_SIZE = 15;

/** Gomoku in the house: the game in progress. */
export class GomokuRoom implements Room {
  readonly screens = ['gomoku'];
  readonly game: Signal<GomokuGame | null> = signal(null);
  readonly analyst: Signal<Analyst | null> = signal(null);
  readonly preferences: Preferences;
  /** In a game of a match: the rung that plays in the player's place; else null. */
  private watching: number | null = null;
  private stopWatching: () => void = () => {};
  private readonly speaker: Speaker;

  constructor(
    readonly session: Session<'gomoku'>,
    readonly house: House,
  ) {
    this.preferences = Preferences.of(session.saves);
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
  private openLinked(text: string): void {
    const settings = this.settingsFor(this.house.parameters.seed);
    const rules = new this.session.module.Game();
    const actions = actionsOf(rules, settings, splitMoves(text));
    const over = rules.result() !== 0;
    const side = this.house.parameters.side === undefined && !over ? rules.sideToMove() : settings.side;
    rules.delete();
    const saved = resumableGame(this.session.saves);
    if (actions === null) {
      notify(() => messages.value.noticeBadGomokuMoves, 'error');
      this.begin(settings);
    } else if (saved !== null && goesOnFrom(saved, settings, actions)) {
      this.resume(saved);
    } else {
      this.open({ ...settings, side: side === 0 ? 0 : 1 }, { actions, conceded: false });
    }
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
      this.open(saved.settings, saved);
    } catch {
      forgetGame(this.session.saves);
      notify(() => messages.value.noticeBadGomokuSave, 'error');
      this.house.home();
    }
  }

  private open(settings: GameSettings, begun?: Begun): void {
    this.house.clear();
    this.watching = null;
    this.show(settings, this.session.saves, begun);
    if (begun === undefined) this.stopWatching = effect(() => this.settle());
  }

  private show(settings: GameSettings, saves: Saves, begun?: Begun): void {
    const { session } = this;
    const game = new GomokuGame(
      {
        rules: new session.module.Game(),
        thinker: session.thinker,
        frames: session.frames,
        planning: session.frames.planning,
        log: session.log,
        saves,
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
      rules: new session.module.Game(),
      openAdviser: () => session.adviser(),
      // A player who asks wants the best advice there is; what a weak opponent would do teaches its errors.
      rung: session.ladder.at(-1)?.rung ?? 0,
    });
    this.house.go('gomoku');
  }

  /** A game of a match, at its end, to be walked through. */
  look({ start, actions, sideOfA }: PlayedGame, { a, b }: { a: number; b: number }): void {
    const begun = boardOfText(start);
    const rules = new this.session.module.Game();
    const opening = begun === null ? null : actionsOf(rules, begun.board, begun.moves);
    rules.delete();
    if (begun === null || opening === null) return;
    this.close();
    this.watching = a;
    const settings: GameSettings = { ...this.settingsFor(0), ...begun.board, rung: b, side: sideOfA };
    this.show(settings, forgetfulSaves(), { actions: [...opening, ...actions], conceded: false });
  }

  /** The result of a game chooses the opponent that is offered next. */
  private settle(): void {
    const game = this.game.value;
    const outcome = game?.outcome.value ?? null;
    if (game === null || outcome === null) return;
    untracked(() => {
      const { rung, games } = this.preferences;
      const rungs = this.session.ladder.map((known) => known.rung);
      rung.value = nextOpponent(rungs, game.settings.rung, outcome, games.value === 0);
      games.value += 1;
      this.stopWatching();
    });
  }

  has(): boolean {
    return this.game.value !== null;
  }

  current(): string | null {
    return this.game.value === null ? null : 'gomoku';
  }

  view() {
    const { house, session, preferences } = this;
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
        onNewGame={(settings) => this.begin(settings)}
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
  }

  driver() {
    return makeDriver(
      this.session,
      () => this.game.value,
      (seed) => this.open(this.settingsFor(seed)),
    );
  }
}

/** Whether a saved game is the one of an address, played on. */
function goesOnFrom(saved: SavedGame, settings: GameSettings, actions: readonly number[]): boolean {
  const { size, rule, opening } = saved.settings;
  const sameBoard = size === settings.size && rule === settings.rule && opening === settings.opening;
  return sameBoard && actions.every((code, index) => saved.actions[index] === code);
}
