import { type Signal, signal, untracked } from '@preact/signals';
import type { ComponentChild } from 'preact';
import type { Game as Rules } from '../../../wasm/engine';
import type { Thinker } from '../conductor/contract';
import type { Opponent } from '../fit/strengths';
import { Results } from '../ladder/results';
import { keepFinished, keepPlayed, prepareRecord } from '../record/keep';
import { nextOpponent, type Outcome } from '../shell/session/default_opponent';
import type { LabGame } from '../shell/session/lab_game';
import type { PlayedGame } from '../shell/session/played_game';
import type { AppServices } from '../shell/session/screen_controller';
import type { Session } from '../shell/session/session';
import { attempt, provide } from '../shell/ui/attempt';
import { notify } from '../shell/ui/notices';
import { whenIdle } from '../shell/ui/when_idle';
import { cue } from '../sound/cues';
import { settingsFor } from './address';
import type { Analysis, AnalysisParts } from './analysis/analysis';
import type { Apart } from './apart';
import type { OwnDriven } from './driven_game';
import { GameController } from './game_controller';
import type { OpenedParts } from './game_parts';
import {
  asItIs,
  type Begun,
  type Friends,
  type GameRecord,
  isOver,
  type SavedGame,
  type Settings,
  type Side,
  setupOfRecord,
} from './game_types';
import type { GameViewProps } from './game_view';
import type { PlayGame } from './play_game';
import { fresh, gamePlace, resumableGame } from './saved_game';
import type { SharedGame } from './shared/shared_game';
import type { PlaySpec } from './spec';
import { messages } from './words/messages';

/** Milliseconds after a game's end at which the climb to the next opponent is heard. */
const CLIMB_AFTER = 1400;

/** How a game is shown. */
export interface Showing {
  keep(game: SavedGame): void;
  /** How to show it once more after it was closed. */
  way?: () => void;
  /** In a game of a match: the rung that plays in the player's place. */
  watching?: number | null;
  apart?: Apart;
}

/** The screens of a game of two sides: the game in progress with its analysis, and what is open beside it. */
export abstract class PlayController<Game extends PlayGame = PlayGame> extends GameController<
  Game,
  SavedGame
> {
  readonly analysis: Signal<Analysis | null> = signal(null);
  /** In a game of a match: the rung that plays in the player's place; else null. */
  private watching: number | null = null;
  /** What is known of a game that others have played and is over; null for one of the player's own. */
  private shared: SharedGame | null = null;
  private apart: Apart | null = null;
  /** The moves of the game at which a hint was asked for that nobody could give yet. */
  private hintAt: unknown = null;

  constructor(
    readonly spec: PlaySpec,
    session: Session,
    override readonly app: AppServices<{
      moves?: string;
      end?: string;
      blur?: number;
      friends?: Friends;
      chance?: number;
    }>,
  ) {
    super(session, app);
  }

  // What each game has of its own.

  /** The rung that "Play" offers. */
  abstract readonly offered: Signal<number>;

  /** Opens a game with its board. Throws an Error where the rules refuse it. */
  protected abstract openGame(parts: OpenedParts, settings: Settings, begun?: Begun): Game;

  /** What weighs a game's positions for the player, once its script has come. */
  protected async openAnalysis(game: Game, parts: AnalysisParts): Promise<Analysis> {
    const { Analysis } = await import('./analysis/analysis');
    return new Analysis(game, parts);
  }

  /** A game on the screen. */
  protected abstract gameView(props: GameViewProps<Game>): ComponentChild;

  /** Opens another of its screens. Returns whether it is one. Throws what its script fails with. */
  protected abstract openOther(screen: string): Promise<boolean>;

  // Ways into a game.

  /** An address goes straight into a game: the one that it holds, the saved one if it is meant, else a new one. */
  async enterFromAddress(): Promise<void> {
    if (this.isAsked) await this.enter();
  }

  /** The address asks for a game. */
  protected get isAsked(): boolean {
    const { game, moves } = this.app.parameters;
    return game === this.spec.game || moves !== undefined;
  }

  private async enter(): Promise<void> {
    const { wayIn } = await import('./way_in');
    const { parameters } = this.app;
    const settings = this.settingsFor(parameters.seed);
    const saved = resumableGame(this.spec, this.session.saves);
    const openRules = () => this.openRules();
    const way = await wayIn(this.spec, { parameters, saved, settings, openRules });
    if (way.kind === 'begin') this.begin(settings);
    else if (way.kind === 'resume') this.resume(way.saved);
    else if (way.kind === 'watch') this.watch(way.record, settings, way);
    else this.goOnWith(way.record, way.side);
  }

  async reopen(screen: string): Promise<boolean> {
    if (screen === this.screens[0]) {
      if (!this.isAsked && resumableGame(this.spec, this.session.saves) === null) return false;
      await this.enter();
      return true;
    }
    return this.openOther(screen);
  }

  /** Goes on with a game from a file or a link, the player on the side to move. Throws what a script failed with. */
  async openRecord(given: GameRecord): Promise<void> {
    const { judge } = await import('./files/judged');
    const judged = judge(this.spec, this.openRules(), given);
    const record = judged?.record ?? given;
    if (isOver(record)) this.watch(record, this.settingsFor(undefined), { saysWho: false });
    else this.goOnWith(record, judged?.sideToMove ?? 0);
  }

  private goOnWith(record: GameRecord, side: Side): void {
    const settings = { ...this.settingsFor(undefined), ...setupOfRecord(record), side };
    this.open(settings, { actions: record.actions, again: true });
  }

  playUsual(): void {
    this.play(this.offered.value);
  }

  play(rung: number): void {
    this.offered.value = rung;
    this.begin(asItIs(rung, this.settingsFor(this.app.parameters.seed)));
  }

  /** Against an opponent that fits; who is offered stays. */
  playFair(opponent: Opponent): void {
    this.begin({ ...this.settingsFor(this.app.parameters.seed), friends: undefined, ...opponent });
  }

  begin(settings: Settings): void {
    const isDecided = this.app.parameters.seed !== undefined && this.spec.setup.seeds !== 'start';
    this.open(isDecided ? settings : fresh(settings));
  }

  protected get place() {
    return gamePlace(this.spec);
  }

  protected openSaved(saved: SavedGame): void {
    this.open(saved.settings, saved);
  }

  settingsFor(seed: number | undefined): Settings {
    const { parameters } = this.app;
    const before = this.game.value?.settings;
    return settingsFor(this.spec, { parameters, before, rung: this.offered.value }, seed);
  }

  open(settings: Settings, begun?: Begun): void {
    this.app.clear();
    const kept = this.lock(this.place);
    this.openKept(settings, begun, {
      keep: kept.keep,
      way: () => (kept.latest === null ? this.open(settings, begun) : this.openSaved(kept.latest)),
    });
  }

  /** Opens a game of the player's own, which is kept as `showing` says. */
  openKept(settings: Settings, begun: Begun | undefined, showing: Showing): void {
    this.show({ ...settings, rung: this.playable(settings.rung) }, begun, showing);
    // One that was over before was settled then.
    if (begun?.over !== true) this.settleOnce(() => this.settle());
    prepareRecord();
    whenIdle(() => void finishedScript().catch(() => {}));
  }

  /** A game of a match, at its end, to be walked through. */
  look({ start, actions, sideOfA, ending }: PlayedGame, { a, b }: { a: number; b: number }): void {
    const begun = this.spec.setup.fromText(start);
    if (begun === null) return;
    this.close();
    const record = { ...begun, actions: [...begun.actions, ...actions], ...(ending && { ending }) };
    this.showRecord(record, { rung: b, side: sideOfA, seed: 0 }, { watching: a });
  }

  labGame(): Promise<LabGame> {
    return this.spec.labGame(this.session);
  }

  /** A finished game that others have played; the one that is kept stays. */
  watch(record: GameRecord, settings: Settings, who: Pick<SharedGame, 'saysWho' | 'names'>): void {
    const { rung, side } = settings;
    this.app.clear();
    this.shared = { ...who, players: record.players };
    this.showRecord(
      record,
      { rung: this.playable(rung), side },
      { way: () => this.watch(record, settings, who) },
    );
  }

  /** A game to look at: nothing of it is kept. */
  protected showRecord(
    record: GameRecord,
    who: Pick<Settings, 'rung' | 'side'> & { seed?: number },
    shown: Pick<Showing, 'way' | 'watching'>,
  ): void {
    const { actions, ending } = record;
    const settings = { ...this.settingsFor(who.seed), ...setupOfRecord(record), ...who };
    this.show(settings, { actions, ending }, { ...shown, keep: () => {} });
  }

  protected show(
    settings: Settings,
    begun: Begun | undefined,
    { keep, way, watching = null, apart }: Showing,
  ): void {
    const { spec } = this;
    const game = this.openGame(this.partsOf(settings, keep), settings, begun);
    this.watching = watching;
    this.apart = apart ?? null;
    this.game.value = game;
    provide(() => (settings.friends === undefined ? this.analyse(game) : this.seat(game)));
    this.app.go(this.screens[0] ?? spec.game, apart?.address ?? this.addressOf(settings), { way });
  }

  /** What the address says of a game while it is open; undefined where it goes on saying what it was asked. */
  protected addressOf(_settings: Settings): object | undefined {
    return undefined;
  }

  /** A game is played before anybody can weigh it. */
  private async analyse(game: Game): Promise<void> {
    if (this.analysis.value !== null) return;
    const analysis = await this.openAnalysis(game, {
      openRules: () => this.openRules(),
      openThinker: () => this.session.analysis(),
      // A player who asks wants the best advice there is; what a weak opponent would do teaches its errors.
      rung: this.strongest,
    });
    if (this.game.value !== game || this.analysis.value !== null) return analysis.dispose();
    this.analysis.value = analysis;
    if (this.hintAt === game.moves.value) analysis.toggleHint();
  }

  /** Shows a hint or hides it; before anybody can give one it is remembered, and two people have asked for it so. */
  askHint(): void {
    const game = this.game.value;
    this.hintAt = game?.moves.value;
    if (this.analysis.value !== null) this.analysis.value.toggleHint();
    else if (game?.settings.friends) provide(() => this.analyse(game));
  }

  /** Of two people nobody is told what the engine thinks before their game is over. */
  private async seat(game: Game): Promise<void> {
    const { seat } = await import('./friends/seat');
    seat(game, this.session.frames, (over) => {
      if (over) provide(() => this.analyse(game));
      else this.dropAnalysis();
    });
  }

  private dropAnalysis(): void {
    this.analysis.value?.dispose();
    this.analysis.value = null;
  }

  /** `isOwn`: it is a game of the player's own. Throws an Error where the rules refuse the start. */
  protected partsOf(settings: Settings, keep: OpenedParts['keep'], isOwn = true): OpenedParts {
    const { session, spec } = this;
    const rules = this.openRules();
    const refusal = rules.load(spec.setup.startText(settings));
    if (refusal !== '') throw new Error(refusal);
    return {
      rules,
      thinker: isOwn ? this.thinkerFor(settings, rules) : session.thinker,
      frames: session.frames,
      planning: session.frames.planning,
      log: session.log,
      blur: spec.blur ? (settings.blur ?? 0) : null,
      keep,
      onFallback: () => notify(() => messages.value.noticeLost, 'error'),
    };
  }

  /** Who thinks for the opponent; `rules` are the game's. */
  protected thinkerFor(_settings: Settings, _rules: Rules): Thinker {
    return this.session.thinker;
  }

  openRules(): Rules {
    return new this.session.module.Game();
  }

  // The end of a game.

  /** The result of a game is remembered where the opponent lost, and, of one that climbs, chooses whom to offer next. */
  private settle(): boolean {
    const game = this.game.value;
    const outcome = game?.outcome.value ?? null;
    if (game === null || outcome === null) return false;
    untracked(() => {
      const { settings } = game;
      const isHeard = game.heard.value !== null;
      if (isHeard) this.sing(outcome);
      if (settings.friends !== undefined) return;
      // A game that was over when it was opened was not played against this opponent.
      if (outcome === 'won' && isHeard) this.remember(game);
      this.enterIntoRecord(game, outcome);
      this.settled(game, outcome);
      if (game.climbs) this.offerNext(settings.rung, outcome);
    });
    return true;
  }

  /** The opponent has lost a game: it is not to lose it again in the same way. */
  protected abstract remember(game: Game): void;

  /** A game against an opponent has come to its end. */
  protected settled(_game: Game, _outcome: Outcome): void {}

  /** Into the player's own record, whatever has helped. */
  private enterIntoRecord(game: Game, outcome: Outcome): void {
    const result = game.snapshot.value.result;
    const played = { saved: game.saved(), result, weight: game.resultWeight, aid: game.aidOfRecord };
    keepFinished(async () => {
      const { finishedGame } = await finishedScript();
      keepPlayed(this.session.saves, finishedGame(this.spec, played, outcome));
    });
  }

  /** What the end sounds like; a draw like nothing. */
  protected sing(outcome: Outcome): void {
    if (outcome === 'draw') return;
    this.speaker.hear([cue(outcome === 'won' ? 'victory' : 'defeat', this.session.frames.now())]);
  }

  private offerNext(played: number, outcome: Outcome): void {
    const rungs = this.session.ladder.map(({ rung }) => rung);
    const defeats = Results.of(this.session.saves, this.session.game).add(played, outcome);
    const next = nextOpponent(rungs, played, outcome, defeats);
    this.offered.value = next;
    // Heard as the climb is seen, behind the victory's own sound.
    if (outcome === 'won' && next > played) {
      this.speaker.hear([cue('climb', this.session.frames.now() + CLIMB_AFTER)]);
    }
  }

  // What the app asks.

  get words() {
    return this.spec.messages;
  }

  sides(): readonly [string, string] {
    const { name } = this.spec.sides;
    return [name(0), name(1)];
  }

  protected gameScreen(game: Game): ComponentChild {
    const { app, apart, session } = this;
    return this.gameView({
      game,
      analysis: this.analysis.value,
      session,
      embed: app.parameters.embed === true,
      perf: app.parameters.perf === true,
      growFrom: app.takeGrowth(),
      ownRung: this.watching,
      shared: this.shared,
      apart,
      offered: this.offered.value,
      onHome: () => (apart !== null ? apart.leave() : this.watching === null ? app.home() : app.back()),
      onSettings: () => app.settings(),
      openRules: () => this.openRules(),
      onNewGame: (settings) => this.begin(settings),
      onHint: () => this.askHint(),
      onPlayOn: (saved) => this.open(fresh(saved.settings), saved),
      onOpen: (record) => attempt(() => this.openRecord(record)),
    });
  }

  override close(): void {
    this.dropAnalysis();
    super.close();
    this.shared = null;
  }

  /** A game of a match is not the player's. */
  protected override get reported(): SavedGame | null {
    return this.watching === null ? super.reported : null;
  }

  protected async reportOf(saved: SavedGame, signature: string | null): Promise<string> {
    const { gameReport } = await import('./report');
    return gameReport(this.spec, this.session.module, saved, signature);
  }

  /** The game that drivers of tests and benches drive. */
  drivenGame(): Game | null {
    return this.game.value;
  }

  ownDriven(_game: Game): OwnDriven {
    return {};
  }

  async driver() {
    return (await import('./driven_game')).driverOf(this);
  }
}

const finishedScript = () => import('./finished_game');
