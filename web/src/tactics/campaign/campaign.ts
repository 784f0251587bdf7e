import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { SavedGame, Settings } from '../../play/game_types';
import { winnerOf } from '../../play/game_types';
import { gamePlace, resumableGame } from '../../play/saved_game';
import type { Outcome } from '../../shell/session/default_opponent';
import { freshSeed } from '../../shell/session/seed';
import { BATTLE } from '../card_spec';
import { decodeSnapshot } from '../rules/snapshot';
import type { BattleSetup } from '../tactics_types';
import { type BattlePlan, type Chosen, isWhole, musterText, readPlan, usualChoice } from './battle_plan';
import type { CampaignHost } from './campaign_host';
import { CHAPTERS, type Chapter } from './chapters';
import { CampaignProgress, isOfRun, isOpen, isRunOpen, nextToWin, planOf, stageId } from './progress';

/** Selects the endless run instead of a battle. */
export const PLUS = 'plus';

/** The campaign on its screen: which battle is looked at, what is chosen for it, and how it is begun. */
export class Campaign {
  /** The id of a battle, or `PLUS`. */
  readonly selected: Signal<string>;
  /** Number that the next endless run is begun with. */
  readonly runSeed: Signal<number>;
  readonly progress: CampaignProgress;
  /** The battle that is looked at; null where there is none: no run is in progress. */
  readonly plan: ReadonlySignal<BattlePlan | null>;
  readonly chosen: ReadonlySignal<Chosen>;
  /** The battle in progress, if it is one of the campaign. */
  readonly saved: SavedGame<BattleSetup> | null;
  private readonly rules: TacticsGame;
  private readonly choices = signal<ReadonlyMap<string, Chosen>>(new Map());

  constructor(
    readonly host: CampaignHost,
    selected: string | undefined,
    readonly chapters: readonly Chapter[] = CHAPTERS,
  ) {
    const { session, app } = host;
    this.rules = new session.module.Game();
    this.progress = CampaignProgress.of(session.saves);
    this.noteKept();
    const saved = resumableGame(BATTLE, session.saves);
    this.saved = saved?.settings.campaign === undefined ? null : saved;
    this.selected = signal(this.selectionOf(selected));
    this.runSeed = signal(app.parameters.seed ?? freshSeed() % 1_000_000);
    this.plan = computed(() =>
      this.selected.value === PLUS ? this.stage() : planOf(chapters, this.selected.value),
    );
    this.chosen = computed(() => {
      const { value: plan } = this.plan;
      if (plan === null) return { units: [], traits: [] };
      return this.choices.value.get(plan.id) ?? usualChoice(plan);
    });
  }

  choose(chosen: Chosen): void {
    const plan = this.plan.value;
    if (plan !== null) this.choices.value = new Map(this.choices.value).set(plan.id, chosen);
  }

  /** Whether the battle that is looked at can be begun as it is chosen. */
  get isReady(): boolean {
    const { value: plan } = this.plan;
    return plan !== null && this.canPlay(plan) && isWhole(plan, this.chosen.value);
  }

  /** Begins the battle that is looked at. Throws an Error where the rules refuse it. */
  start(): void {
    const { value: plan } = this.plan;
    if (plan === null || !this.isReady) return;
    const refusal = this.rules.muster(musterText(plan, this.chosen.value));
    if (refusal !== '') throw new Error(refusal);
    const { id: campaign, rung, personality } = plan;
    const battle: BattleSetup = { map: 0, start: this.rules.text(), campaign, personality };
    const settings = {
      ...this.host.settingsFor(this.host.app.parameters.seed),
      ...battle,
      rung,
      side: 0,
      blur: undefined,
    };
    this.host.begin({ ...settings, friends: undefined, challenge: undefined } as Settings);
  }

  /** The battle in progress where it is the one that is looked at. */
  get inProgress(): SavedGame<BattleSetup> | null {
    return this.saved?.settings.campaign === this.plan.value?.id ? this.saved : null;
  }

  beginRun(): void {
    this.progress.begin(this.runSeed.value);
  }

  canPlay({ id }: BattlePlan): boolean {
    const { value: reached } = this.progress.reached;
    return isOfRun(id) ? isRunOpen(this.chapters, reached) : isOpen(this.chapters, reached, id);
  }

  dispose(): void {
    this.rules.delete();
  }

  /** The battle of the run in progress that comes next. */
  private stage(): BattlePlan | null {
    const { run } = this.progress.reached.value;
    if (run === undefined || run.over) return null;
    const plan = readPlan(this.rules.plusBattle(run.seed, run.won));
    return plan === null ? null : { ...plan, id: stageId(run.seed, run.won) };
  }

  private selectionOf(asked: string | undefined): string {
    if (asked !== undefined) {
      if (asked === PLUS || isOfRun(asked)) return PLUS;
      if (planOf(this.chapters, asked) !== null) return asked;
    }
    const next = nextToWin(this.chapters, this.progress.reached.value);
    return next?.id ?? this.chapters.at(-1)?.battles.at(-1)?.id ?? PLUS;
  }

  /** A kept battle that is over is noted: the page may have been closed as it ended. */
  private noteKept(): void {
    const kept = this.host.session.saves.read(gamePlace(BATTLE));
    const id = kept?.settings.campaign;
    if (kept === null || id === undefined || !kept.over) return;
    const { start = '', side } = kept.settings;
    if (this.rules.load(start) !== '' || kept.actions.some((code) => this.rules.play(code) !== '')) return;
    const { result, round: rounds } = decodeSnapshot(this.rules.snapshot());
    const winner = kept.ending === undefined ? winnerOf(result) : kept.ending.winner;
    const outcome: Outcome = winner === null ? 'draw' : winner === side ? 'won' : 'lost';
    this.progress.note({ id, outcome, rounds });
  }
}
