import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { TacticsModule } from '../../../wasm/tactics';
import type { Opponent } from '../fit/strengths';
import { Results } from '../ladder/results';
import { keepFinished, keepPlayed, prepareRecord } from '../record/keep';
import { nextOpponent, type Outcome } from '../shell/session/default_opponent';
import type { LabGame } from '../shell/session/lab_game';
import { playableRung } from '../shell/session/playable_rung';
import type { PlayedGame } from '../shell/session/played_game';
import type { AppServices, ScreenController } from '../shell/session/screen_controller';
import { freshSeed } from '../shell/session/seed';
import type { Session } from '../shell/session/session';
import { forgetfulSaves } from '../shell/storage/storage';
import type { TabLock } from '../shell/storage/tab_lock';
import { attempt } from '../shell/ui/attempt';
import { notify } from '../shell/ui/notices';
import { whenIdle } from '../shell/ui/when_idle';
import { Speaker } from '../sound/speaker';
import { Battle } from './battle/battle';
import type { BattleParts, Instead } from './battle/battle_parts';
import { battleReport } from './battle/report';
import {
  BATTLE_PLACE,
  type BattleSettings,
  climbs,
  fresh,
  readBattle,
  resumableBattle,
  type SavedBattle,
} from './battle/saved_battle';
import { paceOf } from './battle/tempo';
import type { StageSettings } from './board/stage';
import type { TacticsParameters } from './parameters';
import type { OpenReplay } from './replay/open_replay';
import type { ReplayedGame } from './replay/replay';
import { personalityOf } from './setup/personality';
import { TacticsView } from './tactics_view';
import type { OpenTeaching } from './teaching/open_teaching';
import { rememberTaught } from './teaching/teaching_memory';
import { messages } from './words/messages';

/** The screens of tactics: battles, replays, and the course for beginners. */
export class TacticsController implements ScreenController {
  readonly words = messages;
  readonly screens = ['battle', 'replay', 'teaching'];
  readonly battle: Signal<Battle | null> = signal(null);
  readonly replay: Signal<OpenReplay | null> = signal(null);
  readonly teaching: Signal<OpenTeaching | null> = signal(null);
  private stopWatching: () => void = () => {};
  /** The place of the battle in progress. */
  private lock: TabLock<SavedBattle> | null = null;
  private instead: Instead = (_, __, best) => best;
  private readonly speaker: Speaker;

  constructor(
    readonly session: Session<TacticsModule>,
    readonly app: AppServices<TacticsParameters>,
  ) {
    this.speaker = new Speaker(
      () => session.frames.now(),
      () => session.settings.audible.value,
    );
  }

  async enterFromAddress(): Promise<void> {
    const { moves, ai, game } = this.app.parameters;
    if (moves !== undefined) await this.watchLinked();
    else if (ai !== undefined || game !== undefined) this.enterBattle();
  }

  async reopen(screen: string): Promise<boolean> {
    const { moves, ai, game } = this.app.parameters;
    if (screen === 'teaching') await this.learn();
    else if (screen === 'replay') {
      if (moves === undefined) return false;
      await this.watchLinked();
    } else {
      const isAsked = ai !== undefined || game !== undefined;
      if (!isAsked && resumableBattle(this.session.saves) === null) return false;
      this.enterBattle();
    }
    return true;
  }

  /** `?game=` and `?ai=` go straight into the battle: the saved one if it is the one that the address means. */
  private enterBattle(): void {
    const saved = resumableBattle(this.session.saves);
    const { ai, seed, side, personality, blur } = this.app.parameters;
    const meant =
      saved !== null &&
      (ai === undefined || saved.settings.rung === ai) &&
      (personality === undefined || personalityOf(saved.settings) === personality) &&
      (blur === undefined || (saved.settings.blur ?? 0) === blur) &&
      (seed === undefined || saved.settings.seed === seed) &&
      (side === undefined || saved.settings.side === Number(side === 'second'));
    if (meant) this.resume(saved);
    else this.begin(this.settingsFor(seed));
  }

  private settingsFor(seed: number | undefined): BattleSettings {
    const { ai, side, nodes, personality, blur } = this.app.parameters;
    const before = this.battle.value?.settings;
    return {
      rung: before?.rung ?? ai ?? this.session.settings.rung.value,
      personality: before?.personality ?? personality,
      seed: seed ?? freshSeed(),
      side: before?.side ?? (side === 'second' ? 1 : 0),
      nodes: nodes ?? 0,
      blur: before === undefined ? blur : before.blur,
    };
  }

  playUsual(): void {
    this.play(this.session.settings.rung.value);
  }

  play(rung: number): void {
    this.session.settings.rung.value = rung;
    this.begin({ ...this.settingsFor(this.app.parameters.seed), rung, blur: undefined });
  }

  /** Against an opponent that fits, as it is in character; who is offered stays. */
  playFair(opponent: Opponent): void {
    this.begin({ ...this.settingsFor(this.app.parameters.seed), ...opponent, personality: undefined });
  }

  begin(settings: BattleSettings): void {
    this.open(fresh(settings));
  }

  resume(saved: SavedBattle): void {
    try {
      this.open(saved.settings, saved);
    } catch {
      this.session.saves.putAside(BATTLE_PLACE);
      this.app.home();
    }
  }

  private open(settings: BattleSettings, saved?: SavedBattle): void {
    this.app.clear();
    rememberTaught(this.session.saves);
    this.lock = this.session.saves.lock(BATTLE_PLACE);
    const { keep } = this.lock;
    let latest = saved;
    const keepLatest = (battle: SavedBattle) => {
      latest = battle;
      keep(battle);
    };
    const parts = {
      ...this.battleParts({ keep: keepLatest }),
      analysis: this.analysisParts,
      instead: (...asked: Parameters<Instead>) => this.instead(...asked),
    };
    const rung = playableRung(this.session.ladder, settings.rung);
    this.battle.value = new Battle(parts, { ...settings, rung }, saved);
    // One that was over before was settled then.
    if (saved?.over !== true) this.stopWatching = effect(() => this.settle());
    this.app.go('battle', undefined, { way: () => this.open(latest?.settings ?? settings, latest) });
    prepareRecord();
    // So that it can be watched again at once, even if the connection has gone by then.
    // From then on who moves by lot steers away from what has beaten it.
    whenIdle(() => {
      afterScript()
        .then(({ sidestepping }) => (this.instead = sidestepping(this.session)))
        .catch(() => {});
    });
  }

  private battleParts({ keep }: Pick<TabLock<SavedBattle>, 'keep'>): BattleParts {
    const { session } = this;
    return {
      rules: new session.module.Game(),
      thinker: session.thinker,
      frames: session.frames,
      planning: session.frames.planning,
      log: session.log,
      keep,
      stage: this.stageSettings,
      onFallback: () => notify(() => messages.value.noticeLost, 'error'),
    };
  }

  private get analysisParts(): BattleParts['analysis'] {
    const { session } = this;
    return {
      rules: new session.module.Game(),
      openThinker: () => session.analysis(),
      // A player who asks wants the best advice there is; what a weak opponent would do teaches its errors.
      rung: session.ladder.at(-1)?.rung ?? 0,
      whenIdle,
    };
  }

  /**
   * The course for beginners. Its battles are not kept, so that the saved one stays. Throws what its script fails with.
   */
  async learn(): Promise<void> {
    const { session } = this;
    const { openTeaching } = await import('./teaching/open_teaching');
    this.app.clear();
    rememberTaught(session.saves);
    this.teaching.value = openTeaching(session, {
      openBattle: (saved) =>
        new Battle(this.battleParts(forgetfulSaves().lock(BATTLE_PLACE)), saved.settings, saved),
      openRules: () => new session.module.Game(),
      frames: session.frames,
    });
    this.app.go('teaching', undefined, { way: () => this.learn() });
  }

  private get stageSettings(): StageSettings {
    const { tempo, reducedMotion } = this.session.settings;
    return {
      pace: () => paceOf(tempo.value),
      motion: () => (reducedMotion.value ? 'fade' : 'travel'),
      cues: this.speaker,
    };
  }

  look(game: PlayedGame, rungs: { a: number; b: number }): void {
    attempt(() => this.watch(({ gameOfMatch }) => gameOfMatch(game, rungs)));
  }

  async labGame(): Promise<LabGame> {
    const { labGame } = await import('./lab_game');
    return labGame(this.session);
  }

  /** Shows a battle of a person from its beginning: it begins to play. */
  watchBattle(battle: SavedBattle): void {
    attempt(async () => {
      await this.watch(({ personsBattle }) => personsBattle(battle));
      this.replay.value?.play();
    });
  }

  /** The battle that the address holds, if it can be played: it begins to play. */
  private async watchLinked(): Promise<void> {
    const { seed = 0 } = this.app.parameters;
    const { linkedBattle, openReplay } = await afterScript();
    try {
      const game = linkedBattle(this.session.module, this.settingsFor(seed), this.app.parameters);
      this.show(openReplay(this.session, game, this.stageSettings), () => game);
      this.replay.value?.play();
    } catch {
      notify(() => messages.value.noticeBadMoves, 'error');
    }
  }

  /** Throws an Error where the rules refuse the game, or the script that shows it does not come. */
  private async watch(gameOf: (script: AfterScript) => ReplayedGame): Promise<void> {
    const script = await afterScript();
    this.show(script.openReplay(this.session, gameOf(script), this.stageSettings), gameOf);
  }

  private show(replay: OpenReplay, gameOf: (script: AfterScript) => ReplayedGame): void {
    this.replay.value?.dispose();
    this.replay.value = replay;
    this.app.go('replay', undefined, { way: () => this.watch(gameOf) });
  }

  /** The result of a battle chooses the opponent that is offered next. */
  private settle(): void {
    const battle = this.battle.value;
    const outcome = battle?.outcome ?? null;
    if (battle === null || outcome === null) return;
    untracked(() => this.enter(battle.savedAt(), outcome));
    if (!climbs(battle.settings)) return;
    untracked(() => {
      const rungs = this.session.ladder.map(({ rung }) => rung);
      this.session.settings.rung.value = nextOpponent(rungs, battle.settings.rung, outcome);
      Results.of(this.session.saves, this.session.game).add(battle.settings.rung, outcome);
    });
  }

  /** Into the player's own record, whatever has helped. */
  private enter(battle: SavedBattle, outcome: Outcome): void {
    const { session } = this;
    keepFinished(async () => {
      const { finishedBattle, learnFrom } = await afterScript();
      learnFrom(session, battle, outcome);
      keepPlayed(session.saves, finishedBattle(session, battle, outcome));
    });
  }

  has(screen: string): boolean {
    if (screen === 'battle') return this.battle.value !== null;
    return screen === 'teaching' ? this.teaching.value !== null : this.replay.value !== null;
  }

  current(): string | null {
    return this.battle.value === null ? null : 'battle';
  }

  sides(): [string, string] {
    return [messages.value.sideFirst, messages.value.sideSecond];
  }

  view(screen: string) {
    return <TacticsView controller={this} screen={screen} />;
  }

  left(screen: string): void {
    if (screen === 'replay') return;
    this.replay.value?.dispose();
    this.replay.value = null;
  }

  close(): void {
    this.stopWatching();
    this.speaker.hush();
    this.battle.value?.dispose();
    this.battle.value = null;
    this.lock?.release();
    this.lock = null;
    this.teaching.value?.dispose();
    this.teaching.value = null;
  }

  report() {
    const saved = readBattle(this.session.saves);
    if (saved === null) return null;
    return (signature: string | null) => battleReport(this.session.module, saved, signature);
  }

  async driver() {
    const [{ makeDriver }, { drivenBattle }] = await Promise.all([driverScript(), import('./battle/driver')]);
    const current = () => {
      const battle = this.battle.value ?? this.teaching.value?.battle.value ?? null;
      return battle === null ? null : drivenBattle(battle);
    };
    return makeDriver(this.session.log, current, (seed) => this.begin(this.settingsFor(seed)));
  }
}

const afterScript = () => import('./battle/after_battle');
const driverScript = () => import('../shell/session/driver');

type AfterScript = Awaited<ReturnType<typeof afterScript>>;
