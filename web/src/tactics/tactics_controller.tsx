import type { Signal } from '@preact/signals';
import type { TacticsGame, TacticsModule } from '../../../wasm/tactics';
import type { Thinker } from '../conductor/contract';
import { overridden } from '../conductor/overridden';
import { NO_ACTION } from '../conductor/protocol';
import type { AnalysisParts } from '../play/analysis/analysis';
import { PlayController } from '../play/controller';
import type { OwnDriven } from '../play/driven_game';
import type { OpenedParts } from '../play/game_parts';
import { GameScreen } from '../play/game_screen';
import type { Action, Begun, SavedGame, Settings } from '../play/game_types';
import type { GameViewProps } from '../play/game_view';
import type { PlaySpec } from '../play/spec';
import type { Outcome } from '../shell/session/default_opponent';
import type { AppServices } from '../shell/session/screen_controller';
import type { Session } from '../shell/session/session';
import { attempt, provide } from '../shell/ui/attempt';
import { whenIdle } from '../shell/ui/when_idle';
import type { BattleAnalysis } from './analysis/battle_analysis';
import { Battle } from './battle/battle';
import { countStrikers } from './battle/strikers';
import { paceOf } from './battle/tempo';
import { landscapeOf } from './board/landscape';
import { type StageSettings, TacticsStage } from './board/stage';
import type { TacticsParameters } from './parameters';
import { personalityOf } from './setup/personality';
import { tacticsSpec } from './spec';
import { tacticsParts } from './tactics_parts';
import type { BattleSetup } from './tactics_types';
import type { OpenTeaching } from './teaching/open_teaching';
import { rememberTaught } from './teaching/teaching_memory';

const TEACHING = 'teaching';
const EDITOR = 'tactics-editor';
const CAMPAIGN = 'campaign';

/** The screens of tactics: battles, the course for beginners, the editor of maps, and the campaign. */
export class TacticsController extends PlayController<Battle> {
  readonly screens = ['battle', TEACHING, EDITOR, CAMPAIGN];
  readonly offered: Signal<number>;
  teaching: OpenTeaching | null = null;

  constructor(
    override readonly session: Session<TacticsModule>,
    override readonly app: AppServices<TacticsParameters>,
  ) {
    super(tacticsSpec(session.module) as PlaySpec, session, app);
    this.offered = session.settings.rung;
  }

  protected openGame(parts: OpenedParts, settings: Settings<BattleSetup>, begun?: Begun): Battle {
    rememberTaught(this.session.saves);
    const rules = parts.rules as TacticsGame;
    const landscape = landscapeOf(rules.text());
    const stage = { ...this.stageSettings, strikers: () => countStrikers(rules) };
    const battle = new Battle(
      tacticsSpec(this.session.module),
      {
        ...parts,
        rules,
        pace: stage.pace,
        banner: () => stage.pace().banner,
        firstAnswer: 0,
        openStage: (snapshot) => new TacticsStage(snapshot, stage, landscape),
        character: { personality: personalityOf(settings) },
      },
      settings,
      begun,
    );
    // What few battles have comes with them.
    const { condition, units } = battle.snapshot.peek();
    if (settings.campaign !== undefined || condition !== null || units.some(({ traits }) => traits > 0)) {
      provide(async () => (await beside()).prepare(battle));
    }
    return battle;
  }

  protected override async openAnalysis(game: Battle, parts: AnalysisParts): Promise<BattleAnalysis> {
    const { BattleAnalysis } = await import('./analysis/battle_analysis');
    const openRules = () => this.openRules() as TacticsGame;
    const opponent = this.session.thinker;
    const analysis = new BattleAnalysis(game, { ...parts, openRules, opponent, whenIdle });
    game.analysis.value = analysis;
    return analysis;
  }

  /** Who moves by lot steers away from what has beaten it, once the script for that has come. */
  protected override thinkerFor(settings: Settings): Thinker {
    const { thinker } = this.session;
    if (!this.isSteered(settings)) return thinker;
    let instead = (_key: string, best: Action) => best;
    whenIdle(() => {
      steering()
        .then(({ steered }) => {
          instead = steered(this.session, () => this.game.value);
        })
        .catch(() => {});
    });
    return overridden(thinker, {
      best(key) {
        const best = thinker.best(key);
        return best.action === NO_ACTION ? best : { ...best, action: instead(key, best.action) };
      },
    });
  }

  protected override remember(game: Battle): void {
    const saved = game.saved();
    if (!this.isSteered(saved.settings)) return;
    steering()
      .then(({ learnFrom }) => learnFrom(this.session, saved))
      .catch(() => {});
  }

  /**
   * All rungs but the one that moves by lot answer a line in another way each time, and a battle with a fixed number of
   * nodes is to be the same everywhere.
   */
  private isSteered({ rung, nodes }: Settings): boolean {
    return rung === this.session.ladder[0]?.rung && nodes === 0;
  }

  protected override settled(battle: Battle, outcome: Outcome): void {
    if (battle.settings.campaign === undefined) return;
    beside()
      .then(({ noteResult }) => noteResult(this, battle, outcome))
      .catch(() => {});
  }

  /** The board sounds it. */
  protected override sing(): void {}

  private get stageSettings(): StageSettings {
    const { tempo, reducedMotion } = this.session.settings;
    return {
      pace: () => paceOf(tempo.value),
      motion: () => (reducedMotion.value ? 'fade' : 'travel'),
      cues: this.speaker,
    };
  }

  /** An address that names an opponent and no game means a battle. */
  protected override get isAsked(): boolean {
    return super.isAsked || this.app.parameters.ai !== undefined;
  }

  override close(): void {
    super.close();
    this.teaching = null;
  }

  protected gameView(props: GameViewProps<Battle>) {
    const ways = {
      onLearn: () => attempt(() => this.learn()),
      onDraw: () => attempt(() => this.drawMap()),
      onCampaign: (selected?: string) => attempt(() => this.campaign(selected)),
    };
    return <GameScreen {...props} parts={tacticsParts(ways)} />;
  }

  protected async openOther(screen: string): Promise<boolean> {
    if (screen === TEACHING) await this.learn();
    else if (screen === EDITOR) await this.drawMap();
    else if (screen === CAMPAIGN) await this.campaign(this.app.parameters.campaign);
    else return false;
    return true;
  }

  /** The editor of maps. Throws what its script fails with. */
  private async drawMap(): Promise<void> {
    const { drawMap } = await beside();
    await drawMap(this, EDITOR);
  }

  /** Of the campaign the address shows the map, but where a page is read anew in one of its battles. */
  override async enterFromAddress(left?: string): Promise<void> {
    const { campaign } = this.app.parameters;
    if (campaign === undefined) await super.enterFromAddress();
    else if (left !== this.screens[0] || !(await beside()).resumeBattle(this, campaign))
      await this.campaign(campaign);
  }

  protected override addressOf({ campaign }: Settings<BattleSetup>): object | undefined {
    return campaign === undefined ? undefined : { game: this.session.game, campaign };
  }

  /** The campaign. Throws what its script fails with. */
  async campaign(selected?: string): Promise<void> {
    const { openCampaign } = await beside();
    await openCampaign(this, CAMPAIGN, selected);
  }

  /** The course for beginners. Throws what its script fails with. */
  async learn(): Promise<void> {
    const { learn } = await beside();
    await learn(this, TEACHING);
  }

  /** One of the course is driven while there is none of one's own. */
  override drivenGame(): Battle | null {
    return this.game.value ?? this.teaching?.battle.value ?? null;
  }

  override ownDriven(battle: Battle): OwnDriven {
    return {
      round: battle.snapshot.value.round,
      seed: battle.settings.map,
      endTurn: () => battle.endTurn(),
    };
  }

  /** A battle that nobody keeps. */
  openUnkept(saved: SavedGame<BattleSetup>): Battle {
    return this.openGame(
      this.partsOf(saved.settings, () => {}, false),
      saved.settings,
      saved,
    );
  }
}

const beside = () => import('./beside');
const steering = () => import('./losses/sidestepping');
