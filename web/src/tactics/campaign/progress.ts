import { type ReadonlySignal, signal } from '@preact/signals';
import type { Outcome } from '../../shell/session/default_opponent';
import { oneForEach } from '../../shell/storage/kept_signals';
import type { Saves } from '../../shell/storage/storage';
import type { BattlePlan } from './battle_plan';
import { CAMPAIGN_PLACE, type Progress } from './campaign_place';
import type { Chapter } from './chapters';

/** A battle of an endless run, as settings name it. */
const OF_RUN = /^plus-(\d{1,10})-(\d{1,6})$/;

/** How a battle of the campaign ended. */
export interface CampaignResult {
  /** Of the battle. */
  id: string;
  outcome: Outcome;
  /** How many rounds it took. */
  rounds: number;
}

/** What the player has reached in the campaign; every step is kept at once. */
export class CampaignProgress {
  private readonly kept = signal<Progress>({ won: {} });

  constructor(private readonly saves: Saves) {
    const kept = saves.read(CAMPAIGN_PLACE);
    if (kept !== null) this.kept.value = kept;
    saves.follow(CAMPAIGN_PLACE, (progress) => {
      this.kept.value = progress;
    });
  }

  static readonly of = oneForEach((saves) => new CampaignProgress(saves));

  get reached(): ReadonlySignal<Progress> {
    return this.kept;
  }

  /** Notes how a battle ended. Told the same twice, it changes nothing. */
  note(result: CampaignResult): void {
    const { value } = this.kept;
    const next = afterResult(value, result);
    if (next !== value) this.keep(next);
  }

  /** An endless run begins. */
  begin(seed: number): void {
    this.keep({ ...this.kept.value, run: { seed, won: 0, over: false } });
  }

  private keep(progress: Progress): void {
    this.kept.value = progress;
    this.saves.write(CAMPAIGN_PLACE, progress);
  }
}

/** The same progress where the result changes nothing. */
export function afterResult(progress: Progress, { id, outcome, rounds }: CampaignResult): Progress {
  const [, seed, stage] = OF_RUN.exec(id) ?? [];
  if (seed !== undefined) return afterStage(progress, Number(seed), Number(stage), outcome);
  const before = progress.won[id] ?? Number.POSITIVE_INFINITY;
  if (outcome !== 'won' || rounds >= before) return progress;
  return { ...progress, won: { ...progress.won, [id]: rounds } };
}

/** A run goes on with a victory, and ends with anything else. */
function afterStage(progress: Progress, seed: number, stage: number, outcome: Outcome): Progress {
  const { run, best } = progress;
  if (run === undefined || run.over || run.seed !== seed || run.won !== stage) return progress;
  if (outcome !== 'won') return { ...progress, run: { ...run, over: true } };
  const won = stage + 1;
  const isBest = best === undefined || won > best.won;
  return { ...progress, run: { ...run, won }, ...(isBest ? { best: { seed, won } } : {}) };
}

/** What settings call battle number `stage` of an endless run. */
export function stageId(seed: number, stage: number): string {
  return `plus-${seed}-${stage}`;
}

/** Whether settings name a battle of an endless run. */
export function isOfRun(id: string): boolean {
  return OF_RUN.test(id);
}

/** A battle can be played once the one before it is won, or it itself. */
export function isOpen(chapters: readonly Chapter[], { won }: Progress, id: string): boolean {
  const plans = plansOf(chapters);
  const place = plans.findIndex((plan) => plan.id === id);
  const before = plans[place - 1];
  return place >= 0 && (before === undefined || before.id in won || id in won);
}

/** The first battle that is not won; null where all are. */
export function nextToWin(chapters: readonly Chapter[], { won }: Progress): BattlePlan | null {
  return plansOf(chapters).find(({ id }) => !(id in won)) ?? null;
}

/** The endless run stands open once the first chapter is won. */
export function isRunOpen(chapters: readonly Chapter[], { won }: Progress): boolean {
  const first = chapters[0];
  return first?.battles.every(({ id }) => id in won) === true;
}

export function planOf(chapters: readonly Chapter[], id: string): BattlePlan | null {
  return plansOf(chapters).find((plan) => plan.id === id) ?? null;
}

function plansOf(chapters: readonly Chapter[]): readonly BattlePlan[] {
  return chapters.flatMap(({ battles }) => battles);
}
