import { effect, type Signal, signal, untracked } from '@preact/signals';
import { messages } from '../i18n/messages';
import { Lab } from '../lab/lab';
import { LabScreen } from '../lab/lab_screen';
import type { PlayedGame } from '../lab/match_protocol';
import { matchOfAddress } from '../lab/match_settings';
import { Battle } from '../tactics/battle';
import { startOf } from '../tactics/battle_link';
import type { BattleParts } from '../tactics/battle_parts';
import { BattleScreen } from '../tactics/battle_screen';
import { makeDriver } from '../tactics/driver';
import { readMoves } from '../tactics/moves_text';
import { outcomeOf } from '../tactics/outcome';
import { Replay, type ReplayedGame } from '../tactics/replay';
import { ReplayScreen } from '../tactics/replay_screen';
import {
  type BattleSettings,
  forgetBattle,
  fresh,
  readBattle,
  type SavedBattle,
} from '../tactics/saved_battle';
import { freshSeed } from '../tactics/seed';
import { Speaker } from '../tactics/sound/speaker';
import type { StageSettings } from '../tactics/stage';
import { Teaching } from '../tactics/teaching/teaching';
import { isTaught, rememberTaught } from '../tactics/teaching/teaching_memory';
import { TeachingScreen } from '../tactics/teaching/teaching_screen';
import { paceOf } from '../tactics/tempo';
import { nextOpponent } from './default_opponent';
import { ErrorBoundary } from './error_boundary';
import { HomeScreen } from './home_screen';
import { Notices, notify } from './notices';
import type { Session } from './session';
import { SettingsScreen } from './settings_screen';
import { forgetfulSaves, type Saves } from './storage';
import type { UrlParameters } from './url_parameters';
import { whenIdle } from './when_idle';

const SCREENS = ['home', 'battle', 'settings', 'lab', 'replay', 'teaching'] as const;
type Screen = (typeof SCREENS)[number];

/** Which screen shows, and the battle or the match in progress. */
export class App {
  readonly screen: Signal<Screen> = signal('home');
  readonly battle: Signal<Battle | null> = signal(null);
  readonly lab: Signal<Lab | null> = signal(null);
  readonly replay: Signal<Replay | null> = signal(null);
  readonly teaching: Signal<Teaching | null> = signal(null);
  private growFrom: DOMRect | null = null;
  private stopWatching: () => void = () => {};
  private readonly speaker: Speaker;

  constructor(
    readonly session: Session,
    readonly parameters: UrlParameters,
  ) {
    this.speaker = new Speaker(
      () => session.frames.now(),
      () => session.settings.sound.value,
    );
    window.addEventListener('popstate', (event) => this.show(screenOf(event.state)));
    if (parameters.perf) {
      window.forethought = makeDriver(
        session,
        () => this.battle.value ?? this.teaching.value?.battle.value ?? null,
        (seed) => this.begin(this.settingsFor(seed)),
      );
    }
    this.watchHealth();
    if (parameters.moves !== undefined) this.watchLinked();
    else if (parameters.vs !== undefined) this.enterLab().begin();
    else if (parameters.ai !== undefined) this.enterFromAddress();
  }

  /** `?ai=` goes straight into the battle: the saved one if it is the one that the address means. */
  private enterFromAddress(): void {
    const saved = this.resumable();
    const { ai, seed, side } = this.parameters;
    const meant =
      saved !== null &&
      saved.settings.rung === ai &&
      (seed === undefined || saved.settings.seed === seed) &&
      (side === undefined || saved.settings.side === Number(side === 'second'));
    if (meant) this.resume(saved);
    else this.begin(this.settingsFor(seed));
  }

  private settingsFor(seed: number | undefined): BattleSettings {
    const { ai, side, nodes } = this.parameters;
    const before = this.battle.value?.settings;
    return {
      rung: before?.rung ?? ai ?? this.session.settings.rung.value,
      seed: seed ?? freshSeed(),
      side: before?.side ?? (side === 'second' ? 1 : 0),
      nodes: nodes ?? 0,
    };
  }

  /** The saved battle if it is not over. */
  resumable(): SavedBattle | null {
    const saved = readBattle(this.session.saves);
    return saved === null || saved.over ? null : saved;
  }

  play(rung: number, from: DOMRect | null): void {
    this.growFrom = from;
    this.session.settings.rung.value = rung;
    this.begin({ ...this.settingsFor(this.parameters.seed), rung });
  }

  begin(settings: BattleSettings): void {
    this.open(fresh(settings));
  }

  resume(saved: SavedBattle, from: DOMRect | null = null): void {
    this.growFrom = from;
    try {
      this.open(saved.settings, saved);
    } catch {
      forgetBattle(this.session.saves);
      notify(() => messages.value.noticeBadSave, 'error');
      this.show('home');
    }
  }

  private open(settings: BattleSettings, saved?: SavedBattle): void {
    this.close();
    rememberTaught(this.session.saves);
    const parts = { ...this.battleParts(this.session.saves), counsel: this.counselParts };
    this.battle.value = new Battle(parts, settings, saved);
    this.stopWatching = effect(() => this.settle());
    this.go('battle');
  }

  private battleParts(saves: Saves): BattleParts {
    const { session } = this;
    return {
      rules: new session.module.Game(),
      thinker: session.thinker,
      frames: session.frames,
      planning: session.frames.planning,
      log: session.log,
      saves,
      stage: this.stageSettings,
      onFallback: () => notify(() => messages.value.noticeLost, 'error'),
    };
  }

  private get counselParts(): BattleParts['counsel'] {
    const { session } = this;
    return {
      rules: new session.module.Game(),
      openAdviser: () => session.adviser(),
      // A player who asks wants the best advice there is; what a weak opponent would do teaches its errors.
      rung: session.ladder.at(-1)?.rung ?? 0,
      whenIdle,
    };
  }

  /** The course for beginners. Its battles are not kept, so that the saved one stays. */
  learn(from: DOMRect | null = null): void {
    const { session } = this;
    this.growFrom = from;
    this.close();
    rememberTaught(session.saves);
    this.teaching.value = new Teaching({
      openBattle: (saved) => new Battle(this.battleParts(forgetfulSaves()), saved.settings, saved),
      openRules: () => new session.module.Game(),
      frames: session.frames,
    });
    this.go('teaching');
  }

  private get stageSettings(): StageSettings {
    const { tempo, reducedMotion } = this.session.settings;
    return {
      pace: () => paceOf(tempo.value),
      motion: () => (reducedMotion.value ? 'fade' : 'travel'),
      cues: this.speaker,
    };
  }

  /** Two opponents to compare: those of the address, else the chosen one and the one a rung easier. */
  enterLab(): Lab {
    const { ladder, settings } = this.session;
    const rungs = ladder.map((known) => known.rung);
    const strongest = rungs.at(-1) ?? 0;
    const chosen = this.parameters.vs === undefined ? settings.rung.value : strongest;
    const easier = rungs.findLast((rung) => rung < chosen) ?? strongest;
    this.close();
    const lab = new Lab('tactics', this.session, matchOfAddress(this.parameters, chosen, easier));
    this.lab.value = lab;
    this.go('lab');
    return lab;
  }

  /** Shows a game of the match; the match goes on meanwhile. */
  look({ number, start, actions, sideOfA }: PlayedGame): void {
    const match = this.lab.value?.match.value;
    if (match === null || match === undefined) return;
    const { a, b } = match.settings;
    const title = () => messages.value.labGame(number + 1);
    this.watch({ title, start, actions, rungs: sideOfA === 0 ? [a, b] : [b, a] });
  }

  /** Shows a battle of a person from its beginning. */
  watchBattle({ settings, start, actions }: Pick<SavedBattle, 'settings' | 'start' | 'actions'>): void {
    const { rung, side } = settings;
    const title = () => messages.value.replayTitle;
    this.watch({ title, start, actions, rungs: side === 0 ? [null, rung] : [rung, null] });
  }

  /** The battle that the address holds, if it can be played. */
  private watchLinked(): void {
    const { seed = 0, moves = '' } = this.parameters;
    const start = startOf(this.session.module, seed);
    try {
      this.watchBattle({ settings: this.settingsFor(seed), start, actions: readMoves(moves) ?? [] });
    } catch {
      notify(() => messages.value.noticeBadMoves, 'error');
    }
  }

  /** Throws an Error where the rules refuse the game. */
  private watch(game: ReplayedGame): void {
    const rules = new this.session.module.Game();
    try {
      this.replay.value = new Replay(rules, game, this.session.frames, this.stageSettings);
    } finally {
      rules.delete();
    }
    this.go('replay');
  }

  leaveReplay(): void {
    this.go(this.lab.value !== null ? 'lab' : this.battle.value !== null ? 'battle' : 'home');
  }

  /** The result of a battle chooses the opponent that is offered next. */
  private settle(): void {
    const battle = this.battle.value;
    const outcome = battle === null ? null : outcomeOf(battle);
    if (battle === null || outcome === null || battle.settings.again === true) return;
    untracked(() => {
      const { rung, battles } = this.session.settings;
      const rungs = this.session.ladder.map((known) => known.rung);
      rung.value = nextOpponent(rungs, battle.settings.rung, outcome, battles.value === 0);
      battles.value += 1;
    });
  }

  /** Ends what is in progress. */
  private close(): void {
    this.stopWatching();
    this.speaker.hush();
    this.battle.value?.dispose();
    this.battle.value = null;
    this.lab.value?.dispose();
    this.lab.value = null;
    this.teaching.value?.dispose();
    this.teaching.value = null;
  }

  private closeReplay(): void {
    this.replay.value?.dispose();
    this.replay.value = null;
  }

  /** Leaves a mark in the browser's history, where it allows that. */
  go(screen: Screen): void {
    if (this.screen.value !== screen) {
      try {
        history.pushState({ screen }, '');
      } catch {
        // A frame without history keeps its screens all the same.
      }
    }
    this.show(screen);
  }

  private show(screen: Screen): void {
    const shown = this.isThere(screen) ? screen : this.lab.value === null ? 'home' : 'lab';
    if (shown === 'home') this.close();
    if (shown !== 'replay') this.closeReplay();
    this.screen.value = shown;
  }

  /** Whether there is something to show on the screen; what the browser's history leads to may be gone. */
  private isThere(screen: Screen): boolean {
    if (screen === 'battle') return this.battle.value !== null;
    if (screen === 'lab') return this.lab.value !== null;
    if (screen === 'teaching') return this.teaching.value !== null;
    return screen !== 'replay' || this.replay.value !== null;
  }

  home(): void {
    this.go('home');
  }

  leaveSettings(): void {
    this.go(this.battle.value === null ? 'home' : 'battle');
  }

  takeGrowth(): DOMRect | null {
    const from = this.growFrom;
    this.growFrom = null;
    return from;
  }

  /** Tells, once, when the worker had to be replaced. */
  private watchHealth(): void {
    let known = 0;
    setInterval(() => {
      const { restarts, lost } = this.session.thinker.health();
      if (restarts === known || lost) return;
      notify(() => messages.value.noticeRestarted);
      known = restarts;
    }, 1000);
  }
}

function screenOf(state: unknown): Screen {
  const screen = (state as { screen?: unknown } | null)?.screen;
  return SCREENS.find((known) => known === screen) ?? 'home';
}

export function AppView({ app }: { app: App }) {
  return (
    <ErrorBoundary>
      <CurrentScreen app={app} />
      <Notices />
    </ErrorBoundary>
  );
}

function CurrentScreen({ app }: { app: App }) {
  const screen = app.screen.value;
  const battle = app.battle.value;
  if (screen === 'settings')
    return <SettingsScreen session={app.session} onBack={() => app.leaveSettings()} />;
  if (screen === 'battle' && battle !== null) {
    return (
      <BattleScreen
        battle={battle}
        session={app.session}
        embed={app.parameters.embed === true}
        perf={app.parameters.perf === true}
        growFrom={app.takeGrowth()}
        onHome={() => app.home()}
        onSettings={() => app.go('settings')}
        onNewBattle={(settings) => app.begin(settings)}
        onPlayOn={(saved) => app.resume(saved)}
        onWatch={() => app.watchBattle(battle.savedAt())}
        onLearn={() => app.learn()}
      />
    );
  }
  const teaching = app.teaching.value;
  if (screen === 'teaching' && teaching !== null) {
    return (
      <TeachingScreen
        teaching={teaching}
        session={app.session}
        perf={app.parameters.perf === true}
        growFrom={app.takeGrowth()}
        onHome={() => app.home()}
        onBattle={() => app.play(app.session.settings.rung.value, null)}
      />
    );
  }
  const lab = app.lab.value;
  const replay = app.replay.value;
  if (screen === 'replay' && replay !== null) {
    return <ReplayScreen replay={replay} session={app.session} onBack={() => app.leaveReplay()} />;
  }
  if (screen === 'lab' && lab !== null) {
    return (
      <LabScreen
        lab={lab}
        session={app.session}
        onHome={() => app.home()}
        onLook={(game) => app.look(game)}
      />
    );
  }
  const saved = app.resumable();
  return (
    <HomeScreen
      session={app.session}
      saved={saved}
      onPlay={(rung, from) => app.play(rung, from)}
      onContinue={(from) => saved !== null && app.resume(saved, from)}
      onSettings={() => app.go('settings')}
      onCompare={() => app.enterLab()}
      taught={isTaught(app.session.saves)}
      onLearn={(from) => app.learn(from)}
    />
  );
}
