import type { Twenty48Module } from '../../../wasm/twenty48';
import { figure } from '../i18n/figures';
import type { Apart } from '../play/apart';
import { GameController } from '../play/game_controller';
import type { Friends } from '../play/game_types';
import { prepareRecord } from '../record/keep';
import type { LabGame } from '../shell/session/lab_game';
import type { PlayedGame } from '../shell/session/played_game';
import type { AppServices } from '../shell/session/screen_controller';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import { provide } from '../shell/ui/attempt';
import { notify } from '../shell/ui/notices';
import { whenIdle } from '../shell/ui/when_idle';
import { isDirection } from './directions';
import { enterOnce, finishedGame } from './finished_game';
import { unpackSlides } from './game_link';
import type { Opener, SharedParts } from './game_parts';
import { GameScreen } from './game_screen';
import { isHelped, letterOf } from './notation';
import type { Twenty48Parameters } from './parameters';
import { movesOf, seedOf, toLine } from './position_line';
import { Preferences } from './preferences';
import { loadRivals } from './rival';
import { GAME_PLACE, resumableGame, type SavedGame } from './saved_game';
import { slideOf } from './speed';
import { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

/** How a game is kept, and found again, that is none of the usual ones. */
export interface Elsewhere {
  apart: Apart;
  keep(game: SavedGame): void;
  way(): void;
}

/**
 * Whose a game is: the player's own, one of an address, one of the lab, behind which that goes on, or one that the engine
 * plays while the player's own waits.
 */
type Origin = 'own' | 'address' | 'lab' | 'copy';

/** The screens of 2048: the game in progress, two rungs side by side, a game against an opponent, the plates. */
export class Twenty48Controller extends GameController<Twenty48Game, SavedGame> implements Opener {
  readonly words = messages;
  readonly screens = ['twenty48', 'twenty48-comparison', 'twenty48-adversary', 'plates'];
  readonly preferences: Preferences;
  protected readonly place = GAME_PLACE;
  /** A rung that has to be fetched what it has learned was chosen, let play, or asked for advice. */
  private learnedWanted = false;
  private origin: Origin = 'own';
  /** The player's own game, which waits while the engine plays another; null where none waits. */
  private waiting: SavedGame | null = null;
  /** Where a game of the player's own belongs that is none of the usual ones; it may wait, too. */
  private elsewhere: Elsewhere | undefined;

  constructor(
    override readonly session: Session<Twenty48Module>,
    override readonly app: AppServices<Twenty48Parameters & { friends?: Friends }>,
  ) {
    super(session, app);
    this.preferences = Preferences.of(session.saves);
    provide(loadRivals);
    whenIdle(() => void Promise.all([comparisonScript(), adversaryScript(), platesScript()]).catch(() => {}));
  }

  /** `?game=twenty48` goes straight into a game: the one in the address, the saved one if it is meant, else a new one. */
  async enterFromAddress(): Promise<void> {
    const { mode, ai, seed, moves, position } = this.app.parameters;
    if (mode === 'comparison') return this.compare();
    if (mode === 'adversary') return this.oppose();
    if (ai !== undefined) this.preferences.rung.value = ai;
    const saved = resumableGame(this.session.saves);
    if (position !== undefined) this.openPosition(position, saved);
    else if (seed !== undefined && moves !== undefined) this.openLinked(seed, moves, saved);
    else if (saved !== null && (seed === undefined || seed === saved.seed)) this.resume(saved);
    else this.begin(seed ?? null);
  }

  async reopen(screen: string): Promise<boolean> {
    const { game, seed, position, mode } = this.app.parameters;
    if (screen === 'plates') await this.explain();
    else if (screen === 'twenty48-comparison') await this.compare();
    else if (screen === 'twenty48-adversary') await this.oppose();
    else {
      const isAsked = mode === undefined && [game, seed, position].some((given) => given !== undefined);
      if (!isAsked && resumableGame(this.session.saves) === null) return false;
      await this.enterFromAddress();
    }
    return true;
  }

  /** The game that the address holds, to be gone on with or watched: the saved one if it is that, played on. */
  private openLinked(seed: number, packed: string, saved: SavedGame | null): void {
    const moves = movesOfOthers(unpackSlides(packed) ?? []);
    const whole = saved !== null && saved.start === undefined && saved.seed === seed;
    if (whole && saved.moves.toUpperCase().startsWith(moves)) this.resume(saved);
    else this.openGiven(givenGame({ seed, moves }));
  }

  /** The position that the address holds, to be gone on with; its earlier slides are not known. */
  private openPosition(start: string, saved: SavedGame | null): void {
    if (saved?.start === start) this.resume(saved);
    else this.openGiven(givenGame({ seed: seedOf(start), start, moves: '' }));
    const first = this.game.value?.chronicle.first ?? 0;
    if (first > 0) notify(() => messages.value.twenty48Unknown(figure(first)));
  }

  /** A game as the address gives it; where it breaks a rule a new one, with the tiles that the address names. */
  private openGiven(given: SavedGame): void {
    try {
      this.open(given.seed, given, 'address');
    } catch {
      notify(() => messages.value.noticeBadTwenty48Moves, 'error');
      this.begin(this.app.parameters.seed ?? null);
    }
  }

  playUsual(): void {
    this.begin(null);
  }

  /** A game with the tiles of `seed`; null for new ones. */
  begin(seed: number | null): void {
    this.open(seed ?? freshSeed());
  }

  /** The engine plays a new game, on a rung of its ladder; one of the player's own waits meanwhile. */
  watch(rung: number): void {
    this.preferences.rung.value = rung;
    const own = resumableGame(this.session.saves);
    if (own === null || isHelped(own.moves)) this.begin(null);
    else this.open(freshSeed(), undefined, 'copy', own);
    this.game.value?.startAutoplay();
  }

  /** The engine plays on from where the player's own game stands, in a copy. */
  private letPlay(): void {
    const own = this.game.value?.saved();
    if (own === undefined) return;
    this.open(own.seed, own, 'copy', own);
    this.game.value?.startAutoplay();
  }

  protected openSaved(saved: SavedGame): void {
    this.open(saved.seed, saved);
  }

  private open(
    seed: number,
    saved?: SavedGame,
    origin: Origin = 'own',
    waiting: SavedGame | null = null,
  ): void {
    this.app.clear();
    this.show(seed, saved, origin, waiting);
  }

  /** Opens a game of the player's own that belongs to something else. */
  openApart(seed: number, saved: SavedGame | undefined, elsewhere: Elsewhere): void {
    this.show(seed, saved, 'own', null, elsewhere);
  }

  /** A game of others takes the place of the player's own once it is gone on with; while that waits, none does. */
  private show(
    seed: number,
    saved: SavedGame | undefined,
    origin: Origin,
    waiting: SavedGame | null = null,
    elsewhere?: Elsewhere,
  ): void {
    this.origin = origin;
    this.waiting = waiting;
    // One that waits is come back to.
    if (waiting === null) this.elsewhere = elsewhere;
    const { preferences } = this;
    const { thinker } = this.session;
    const keep = elsewhere?.keep ?? this.lock(GAME_PLACE).keep;
    let latest = saved;
    const game: Twenty48Game = new Twenty48Game(
      {
        ...this.parts,
        thinker,
        keep: (now) => {
          latest = now;
          if (origin === 'own' || (origin !== 'copy' && this.game.value?.heard.value != null)) keep(now);
        },
        preferences,
        analysis: (asked) => this.adviser(asked),
        autoplayer: () => this.autoplayer(),
      },
      { seed, nodes: this.app.parameters.nodes ?? 0 },
      saved,
    );
    this.game.value = game;
    const way = elsewhere?.way ?? (() => this.open(seed, latest, origin, waiting));
    this.app.go('twenty48', elsewhere?.apart.address, { way });
    prepareRecord();
    // One that was over before was entered then. Taken back and gone on with, a game is not entered again.
    if (saved?.over !== true) this.settleOnce(() => enterOnce(this.session.saves, finishedGame(game)));
  }

  /** What every game here is made of. */
  get parts(): SharedParts {
    const { frames, log, module, settings } = this.session;
    return {
      openRules: () => new module.Game(),
      frames,
      planning: frames.planning,
      log,
      stage: {
        slide: () => slideOf(settings.tempo.value),
        motion: () => (settings.reducedMotion.value ? 'fade' : 'travel'),
        cues: this.speaker,
      },
      onFallback: () => notify(() => messages.value.noticeLost, 'error'),
    };
  }

  // The screens beside the game. All throw what their scripts fail with.

  /** Two rungs side by side race for the score, at once. */
  race(): Promise<void> {
    return this.compare(true);
  }

  /** Two rungs side by side, which wait to be started. */
  async compare(races = false): Promise<void> {
    const { openComparison } = await comparisonScript();
    openComparison(this, races);
  }

  /** A game against an opponent. */
  async oppose(): Promise<void> {
    const { openAdversary } = await adversaryScript();
    await openAdversary(this);
  }

  /** The search of a tree, step by step. */
  async explain(): Promise<void> {
    const { PlatesScreen } = await platesScript();
    const { app, session } = this;
    const view = () => <PlatesScreen module={session.module} onHome={() => app.home()} />;
    const open = () => ({ view, dispose() {} });
    this.openSideScreen('plates', open, () => this.explain());
  }

  /** The strongest rung that plays without having learned anything, for which nothing has to be fetched. */
  private get strongestUntaught(): number {
    return this.session.ladder.findLast(({ needsWeights }) => !needsWeights)?.rung ?? 0;
  }

  /** Who advises: the strongest, once it was asked or what it has learned is wanted anyway; until then one without. */
  private adviser(asked: boolean): number {
    this.learnedWanted ||= asked || (this.preferences.rung.value ?? 0) > this.strongestUntaught;
    return this.learnedWanted ? this.strongest : this.strongestUntaught;
  }

  /** The rung that begins to play. */
  private autoplayer(): number {
    this.learnedWanted ||= this.rung > this.strongestUntaught;
    return this.rung;
  }

  /** The rung that plays when the engine is asked to. */
  private get rung(): number {
    const chosen = this.preferences.rung.value;
    const known = this.session.ladder.some(({ rung }) => rung === chosen);
    return known && chosen !== null ? chosen : this.strongest;
  }

  // What the app asks.

  sides(): [string, string] {
    return [messages.value.twenty48Slider, messages.value.twenty48Placer];
  }

  protected gameScreen(game: Twenty48Game) {
    const { app, elsewhere, origin, waiting } = this;
    const apart = waiting === null ? (elsewhere?.apart ?? null) : null;
    return (
      <GameScreen
        game={game}
        preferences={this.preferences}
        session={this.session}
        embed={app.parameters.embed === true}
        perf={app.parameters.perf === true}
        growFrom={app.takeGrowth()}
        rung={this.rung}
        given={origin === 'address'}
        waits={waiting === null ? null : slidesOf(waiting)}
        apart={apart}
        onHome={() => (apart !== null ? apart.leave() : origin === 'lab' ? app.back() : app.home())}
        onSettings={() => app.settings()}
        onNewGame={(seed) => this.begin(seed)}
        onLetPlay={() => this.letPlay()}
        onOwn={() => {
          if (waiting === null) return;
          if (elsewhere === undefined) this.resume(waiting);
          else elsewhere.way();
        }}
      />
    );
  }

  /** Shows a game of the lab's, which can be gone on with as the player's own. */
  look({ start, actions }: PlayedGame): void {
    const seed = seedOf(toLine(start));
    const moves = movesOfOthers(Array.from(actions));
    this.close();
    this.show(seed, givenGame({ seed, moves }), 'lab');
  }

  async labGame(): Promise<LabGame> {
    const { labGame } = await import('./lab_game');
    return labGame(this.session);
  }

  /** A game that nobody looks at is not played on. */
  override left(shown: string): void {
    super.left(shown);
    if (shown !== 'twenty48') this.game.value?.stop();
  }

  protected async reportOf(saved: SavedGame, signature: string | null): Promise<string> {
    const { gameReport } = await import('./report');
    return gameReport(this.session.module, saved, signature);
  }

  async driver() {
    const [{ makeDriver }, { drivenGame }] = await Promise.all([driverScript(), import('./driver')]);
    const current = () => (this.game.value === null ? null : drivenGame(this.game.value, this.rung));
    return makeDriver(
      this.session.log,
      current,
      (seed) => this.begin(seed ?? null),
      () => this.game.value?.toggleHint(),
    );
  }
}

/** Slides that somebody played; that it was this player is not known. */
function movesOfOthers(slides: readonly number[]): string {
  return slides
    .filter(isDirection)
    .map((direction) => letterOf(direction, 'opponent'))
    .join('');
}

/** How many slides a game has had, those before it was opened included. */
function slidesOf({ start = '', moves }: SavedGame): number {
  return moves.length + movesOf(start);
}

/** A game of which no more is known than its slides, and from where on. */
function givenGame(game: Pick<SavedGame, 'seed' | 'start' | 'moves'>): SavedGame {
  return { ...game, moments: [], played: 0, score: 0, over: false };
}

const comparisonScript = () => import('./open_comparison');
const adversaryScript = () => import('./open_adversary');
const platesScript = () => import('./plates/plates_screen');
const driverScript = () => import('../shell/session/driver');
