import { effect, type Signal, signal } from '@preact/signals';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { figure } from '../i18n/figures';
import type { Finished, Scored } from '../record/entry';
import { keepScored, prepareRecord } from '../record/keep';
import type { LabGame } from '../shell/session/lab_game';
import { playableRung } from '../shell/session/playable_rung';
import type { PlayedGame } from '../shell/session/played_game';
import type { AppServices, ScreenController } from '../shell/session/screen_controller';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import type { Place } from '../shell/storage/place';
import { notify } from '../shell/ui/notices';
import { Speaker } from '../sound/speaker';
import { adversaryAddress, comparisonAddress } from './addresses';
import { AdversaryGame } from './adversary_game';
import { AdversaryScreen } from './adversary_screen';
import { Comparison } from './comparison';
import { ComparisonScreen } from './comparison_screen';
import { isDirection } from './directions';
import { finishedAdversary, finishedGame } from './finished_game';
import { unpackSlides } from './game_link';
import { GameScreen } from './game_screen';
import { letterOf } from './notation';
import type { Twenty48Parameters } from './parameters';
import { PlatesScreen } from './plates/plates_screen';
import { seedOf, toLine } from './position_line';
import { Preferences } from './preferences';
import { gameReport } from './report';
import {
  ADVERSARY_PLACE,
  type AdversarySettings,
  resumableAdversary,
  type SavedAdversary,
} from './saved_adversary';
import {
  COMPARISON_PLACE,
  type ComparisonSettings,
  resumableComparison,
  type SavedComparison,
} from './saved_comparison';
import { GAME_PLACE, resumableGame, type SavedGame } from './saved_game';
import { slideOf } from './speed';
import { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

/** The strongest rung that expects an adversary; those above it expect chance. */
const LAST_PESSIMIST = 70;
/** A race is most fun between two that differ: this one against the strongest that has to fetch nothing. */
const RACE_AGAINST = 20;

/** The screens of 2048: the game in progress. */
export class Twenty48Controller implements ScreenController {
  readonly words = messages;
  readonly screens = ['twenty48', 'twenty48-comparison', 'twenty48-adversary', 'plates'];
  readonly game: Signal<Twenty48Game | null> = signal(null);
  readonly comparison: Signal<Comparison | null> = signal(null);
  readonly adversary: Signal<AdversaryGame | null> = signal(null);
  readonly preferences: Preferences;
  private readonly speaker: Speaker;
  /** A rung that has to be fetched what it has learned was chosen, let play, or asked for advice. */
  private learnedWanted = false;
  /** What shows is a game of the lab's, behind which that goes on. */
  private isLook = false;
  private leavePlace: () => void = () => {};
  private stopWatching: () => void = () => {};

  constructor(
    readonly session: Session<Twenty48Module>,
    readonly app: AppServices<Twenty48Parameters>,
  ) {
    this.preferences = Preferences.of(session.saves);
    this.speaker = new Speaker(
      () => session.frames.now(),
      () => session.settings.audible.value,
    );
  }

  /** `?game=twenty48` goes straight into a game: the one in the address, the saved one if it is meant, else a new one. */
  enterFromAddress(): void {
    const { mode, ai, seed, moves, position } = this.app.parameters;
    if (mode !== undefined) {
      if (mode === 'comparison') this.compare();
      else this.oppose();
      return;
    }
    if (ai !== undefined) this.preferences.rung.value = ai;
    if (position !== undefined) {
      this.openPosition(position);
      return;
    }
    if (seed !== undefined && moves !== undefined) {
      this.openLinked(seed, moves);
      return;
    }
    const saved = resumableGame(this.session.saves);
    if (saved !== null && (seed === undefined || seed === saved.seed)) this.resume(saved);
    else this.begin(seed ?? null);
  }

  reopen(screen: string): boolean {
    const { game, seed, position, mode } = this.app.parameters;
    if (screen === 'plates') this.explain();
    else if (screen === 'twenty48-comparison') this.compare();
    else if (screen === 'twenty48-adversary') this.oppose();
    else {
      const isAsked = mode === undefined && [game, seed, position].some((given) => given !== undefined);
      if (!isAsked && resumableGame(this.session.saves) === null) return false;
      this.enterFromAddress();
    }
    return true;
  }

  /** The game that the address holds, to be gone on with: the saved one if it is that, played on. */
  private openLinked(seed: number, packed: string): void {
    const slides = unpackSlides(packed) ?? [];
    // Somebody played them; that it was this player is not known.
    const moves = slides.map((direction) => letterOf(direction, 'opponent')).join('');
    const saved = resumableGame(this.session.saves);
    const whole = saved !== null && saved.start === undefined && saved.seed === seed;
    const goesOn = whole && saved.moves.toUpperCase().startsWith(moves);
    if (saved !== null && goesOn) this.resume(saved);
    else this.openGiven({ seed, moves, moments: [], played: 0, score: 0, over: false });
  }

  /** The position that the address holds, to be gone on with; its earlier slides are not known. */
  private openPosition(start: string): void {
    const seed = seedOf(start);
    const saved = resumableGame(this.session.saves);
    if (saved?.start === start) this.resume(saved);
    else this.openGiven({ seed, start, moves: '', moments: [], played: 0, score: 0, over: false });
    const first = this.game.value?.chronicle.first ?? 0;
    if (first > 0) notify(() => messages.value.twenty48Unknown(figure(first)));
  }

  /** A game as the address gives it; where it breaks a rule a new one, with the tiles that the address names. */
  private openGiven(given: SavedGame): void {
    try {
      this.open(given.seed, given, true);
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

  /** The engine plays a new game, on a rung of its ladder. */
  watch(rung: number): void {
    this.preferences.rung.value = rung;
    this.begin(null);
    this.game.value?.startAutoplay();
  }

  resume(saved: SavedGame): void {
    if (!this.succeeds(() => this.open(saved.seed, saved), GAME_PLACE)) this.app.home();
  }

  /** Opens what was kept in a place. What breaks a rule is put aside. */
  private succeeds(open: () => void, place: Place<unknown>): boolean {
    try {
      open();
      return true;
    } catch {
      this.session.saves.putAside(place);
      return false;
    }
  }

  /** `given`: the game of an address, which takes the place of the player's own once it is gone on with. */
  private open(seed: number, saved?: SavedGame, given = false): void {
    this.app.clear();
    this.show(seed, saved, given);
  }

  private show(seed: number, saved?: SavedGame, given = false): void {
    this.isLook = false;
    const { session, preferences } = this;
    const { nodes = 0 } = this.app.parameters;
    const keep = this.holdOf(GAME_PLACE);
    let latest = saved;
    this.game.value = new Twenty48Game(
      {
        rules: new session.module.Game(),
        thinker: session.thinker,
        ...this.shared(),
        keep: (game) => {
          latest = game;
          if (!given || this.game.value?.heard.value != null) keep(game);
        },
        preferences,
        analysis: (asked) => this.adviser(asked),
        autoplayer: () => this.autoplayer(),
      },
      { seed, nodes },
      saved,
    );
    const { isLook } = this;
    this.app.go('twenty48', undefined, {
      way: () => {
        this.open(seed, latest, given);
        this.isLook = isLook;
      },
    });
    prepareRecord();
    // One that was over before was entered then.
    if (saved?.over !== true) this.watchFor(() => finishedGame(this.game.value));
  }

  /** Enters the game into the player's record once it is over; taken back and gone on with, it is not entered again. */
  private watchFor(finished: () => Finished<Scored> | null): void {
    this.stopWatching();
    const stop = effect(() => {
      const game = finished();
      if (game === null) return;
      keepScored(this.session.saves, game);
      this.stopWatching();
    });
    this.stopWatching = stop;
  }

  /** Takes the place of the game that is opened; returns what keeps it there. */
  private holdOf<Value>(place: Place<Value>): (value: Value) => void {
    const lock = this.session.saves.lock(place);
    this.leavePlace = () => lock.release();
    return lock.keep;
  }

  /** What every game here is made of. */
  private shared() {
    const { frames, log, settings } = this.session;
    return {
      frames,
      planning: frames.planning,
      log,
      stage: {
        slide: () => slideOf(settings.tempo.value),
        motion: () => (settings.reducedMotion.value ? ('fade' as const) : ('travel' as const)),
        cues: this.speaker,
      },
      onFallback: () => notify(() => messages.value.noticeLost, 'error'),
    };
  }

  /** Two rungs side by side race for the score, at once: those of the address, else the kept ones, else two far apart. */
  race(): void {
    this.compare();
    const { value: comparison } = this.comparison;
    if (comparison?.playing.value === false) comparison.toggle();
  }

  /** Two rungs side by side, which wait to be started. */
  compare(): void {
    const { ai, vs, seed } = this.app.parameters;
    const { ladder } = this.session;
    const second = this.strongestUntaught;
    const first = ladder.findLast(({ rung }) => rung <= RACE_AGAINST)?.rung ?? second;
    const given = ai === undefined && vs === undefined ? {} : { rungs: [ai ?? first, vs ?? second] as const };
    const saved = resumableComparison(this.session.saves, { ...given, seed });
    if (saved !== null && this.succeeds(() => this.openComparison(saved), COMPARISON_PLACE)) return;
    this.openComparison({ rungs: [first, second], seed: seed ?? freshSeed(), ...given });
  }

  private openComparison(wanted: ComparisonSettings & Partial<SavedComparison>): void {
    this.app.clear();
    const { session } = this;
    const { rungs, seed, games } = wanted;
    const keep = this.holdOf(COMPARISON_PLACE);
    let latest = wanted;
    const show = () =>
      this.app.go('twenty48-comparison', comparisonAddress(comparison), {
        way: () => this.openComparison(latest),
      });
    const comparison = new Comparison(
      {
        ...this.shared(),
        module: session.module,
        thinkers: [session.thinker, session.analysis()],
        nodes: this.app.parameters.nodes ?? 0,
        keep: (saved) => {
          latest = saved;
          keep(saved);
        },
        changed: show,
      },
      { rungs: [this.playable(rungs[0]), this.playable(rungs[1])], seed },
      games,
    );
    this.comparison.value = comparison;
    show();
  }

  private playable(rung: number): number {
    return playableRung(this.session.ladder, rung);
  }

  private get strongest(): number {
    return this.session.ladder.at(-1)?.rung ?? 0;
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

  /** A game against an opponent: the kept one if it is that of the address, else a new one; by default the player slides. */
  oppose(): void {
    const { role, ai, seed, nodes } = this.app.parameters;
    const given = Object.entries({ role, rung: ai, seed, nodes }).filter(([, value]) => value !== undefined);
    const wanted: Partial<AdversarySettings> = Object.fromEntries(given);
    const saved = resumableAdversary(this.session.saves, wanted);
    if (saved !== null) {
      const resume = () => this.openAdversary(saved.settings, saved);
      if (this.succeeds(resume, ADVERSARY_PLACE)) return;
    }
    const rung = this.session.ladder.findLast((known) => known.rung <= LAST_PESSIMIST)?.rung ?? 0;
    this.openAdversary({ role: 'slides', rung, seed: freshSeed(), nodes: 0, ...wanted });
  }

  /** `begun`: what has been played already. */
  private openAdversary(wanted: AdversarySettings, begun?: SavedAdversary): void {
    this.app.clear();
    const settings = { ...wanted, rung: this.playable(wanted.rung) };
    const { session } = this;
    const keep = this.holdOf(ADVERSARY_PLACE);
    let latest = begun;
    this.adversary.value = new AdversaryGame(
      {
        ...this.shared(),
        rules: new session.module.Game(),
        thinker: session.thinker,
        keep: (saved) => {
          latest = saved;
          keep(saved);
        },
      },
      settings,
      begun?.actions,
    );
    this.app.go('twenty48-adversary', adversaryAddress(settings), {
      way: () => this.openAdversary(settings, latest),
    });
    prepareRecord();
    // One that was over before was entered then.
    if (begun?.over !== true) this.watchFor(() => finishedAdversary(this.adversary.value));
  }

  /** The search of a tree, step by step. */
  explain(): void {
    this.app.clear();
    this.app.go('plates', undefined, { way: () => this.explain() });
  }

  has(screen: string): boolean {
    if (screen === 'plates') return true;
    if (screen === 'twenty48-adversary') return this.adversary.value !== null;
    return (screen === 'twenty48' ? this.game.value : this.comparison.value) !== null;
  }

  current(): string | null {
    return this.game.value === null ? null : 'twenty48';
  }

  sides(): [string, string] {
    return [messages.value.twenty48Slider, messages.value.twenty48Placer];
  }

  view(screen: string) {
    const { app, session, preferences } = this;
    const comparison = this.comparison.value;
    if (screen === 'plates') return <PlatesScreen module={session.module} onHome={() => app.home()} />;
    if (screen === 'twenty48-comparison' && comparison !== null) {
      return <ComparisonScreen comparison={comparison} session={session} onHome={() => app.home()} />;
    }
    const adversary = this.adversary.value;
    if (screen === 'twenty48-adversary' && adversary !== null) {
      return (
        <AdversaryScreen
          game={adversary}
          session={session}
          onHome={() => app.home()}
          onNewGame={(settings) => this.openAdversary(settings)}
        />
      );
    }
    const game = this.game.value;
    if (game === null) return null;
    return (
      <GameScreen
        game={game}
        preferences={preferences}
        session={session}
        embed={app.parameters.embed === true}
        perf={app.parameters.perf === true}
        growFrom={app.takeGrowth()}
        rung={this.rung}
        onHome={() => (this.isLook ? app.back() : app.home())}
        onSettings={() => app.settings()}
        onNewGame={(seed) => this.begin(seed)}
      />
    );
  }

  /** Shows a game of the lab's, which can be gone on with as the player's own. */
  look({ start, actions }: PlayedGame): void {
    const slides = Array.from(actions).filter(isDirection);
    // A rung played them.
    const seed = seedOf(toLine(start));
    const moves = slides.map((direction) => letterOf(direction, 'opponent')).join('');
    this.close();
    this.show(seed, { seed, moves, moments: [], played: 0, score: 0, over: false }, true);
    this.isLook = true;
  }

  async labGame(): Promise<LabGame> {
    const { labGame } = await import('./lab_game');
    return labGame(this.session);
  }

  /** A game that nobody looks at is not played on. */
  left(shown: string): void {
    if (shown !== 'twenty48') this.game.value?.autoplay.stop();
    if (shown !== 'twenty48-comparison') this.comparison.value?.stop();
  }

  report(): ((signature: string | null) => string) | null {
    const game = this.game.value?.saved() ?? resumableGame(this.session.saves);
    if (game === null) return null;
    return (signature) => gameReport(this.session.module, game, signature);
  }

  close(): void {
    this.stopWatching();
    this.speaker.hush();
    this.game.value?.dispose();
    this.game.value = null;
    this.comparison.value?.dispose();
    this.comparison.value = null;
    this.adversary.value?.dispose();
    this.adversary.value = null;
    this.leavePlace();
  }

  async driver() {
    const [{ makeDriver }, { drivenGame }] = await Promise.all([driverScript(), import('./driver')]);
    const current = () => (this.game.value === null ? null : drivenGame(this.game.value, this.rung));
    return makeDriver(this.session.log, current, (seed) => this.begin(seed ?? null));
  }
}

const driverScript = () => import('../shell/session/driver');
