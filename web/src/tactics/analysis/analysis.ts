import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Thinker } from '../../conductor/contract';
import { type Position, present } from '../../conductor/position';
import { pageVisibility } from '../../conductor/visibility';
import { unpackAction } from '../rules/action_code';
import type { Side, Snapshot } from '../rules/snapshot';
import type { AnalysedBattle, AnalysisParts } from './analysis_parts';
import { costOf, type GhostPlan, ghostPlans } from './ghost_plan';
import { type PlayedTurn, playedTurn } from './past_turn';
import type { Certainty } from './plan_line';

/**
 * Nodes of a whole turn that the thinker may spend; shared over the units, so that with six of them a position costs
 * a tenth of a second or so, on the player's time.
 */
export const ADVICE_NODES = 60_000;

/** What was considered at the beginning of a turn of the opponent. */
export interface PastTurn {
  round: number;
  side: Side;
  /** The board as the turn began. */
  snapshot: Snapshot;
  plans: readonly GhostPlan[];
  /** Number of actions played by its end. */
  end: number;
  /** The first plan that does what the turn began with, or -1: thinking went on after that. */
  begun: number;
}

/** What was proven when a turn of the opponent began, once the turn is over: it has won a round less to go. */
function stillCertain(turn: PastTurn | undefined): Certainty | null {
  const certain = turn?.plans[0]?.line.certain ?? null;
  if (certain?.outcome !== 'win') return certain;
  return { ...certain, rounds: certain.rounds - 1 };
}

/**
 * Plans on the board: a hint for the player's turn, what was considered in a past one, or what was done in one beside
 * what its thinker would rather do.
 */
export type AnalysisView =
  | { kind: 'hint' }
  | { kind: 'past'; turn: PastTurn }
  | { kind: 'played'; turn: PlayedTurn };

/**
 * Shows plans that were considered: to the player for the turn at hand, and of the opponent's turns afterwards. Its
 * thinker is not the opponent's. It computes only while the player is to move, with a small budget, so that the
 * opponent's time to think is its own; it opens when the page is idle, so that a hint is ready when asked for.
 */
export class Analysis {
  readonly view = signal<AnalysisView | null>(null);
  /** The plan that is chosen (-1 for all of them alike), and the one that the pointer is on (-1 for none), which stands out meanwhile. */
  readonly chosen = signal(0);
  readonly pointed = signal(-1);
  /** The plan that stands out on the board. */
  readonly shown = computed(() => (this.pointed.value >= 0 ? this.pointed.value : this.chosen.value));
  /** Plans for the present position, null while none is known. */
  readonly advice = signal<readonly GhostPlan[] | null>(null);
  /** The worker was given up: there will be no advice. */
  readonly lost = signal(false);
  readonly plans: ReadonlySignal<readonly GhostPlan[]> = computed(() => {
    const view = this.view.value;
    if (view === null) return [];
    if (view.kind === 'played') return this.better.value === null ? [] : [this.better.value];
    return view.kind === 'past' ? view.turn.plans : (this.advice.value ?? []);
  });
  /** What its thinker would rather do in the turn that is looked at again; null while it has not said. */
  readonly better = signal<GhostPlan | null>(null);
  /** The opponent's turns of which something is known, the latest last. */
  readonly turns = signal<readonly PastTurn[]>([]);
  /** The opponent's turn just played, until the player's first action. */
  readonly lastTurn: ReadonlySignal<PastTurn | null>;

  /** What the opponent has proven in its last turn, with the rounds that are still to come; null for nothing. */
  readonly announced: ReadonlySignal<Certainty | null>;

  /**
   * What each of the player's turns had to cost (`costOf` the best plan known for it), by the number of actions played
   * before it.
   */
  readonly costs = new Map<number, number>();

  private thinker: Thinker | null = null;
  private stopOpening: (() => void) | null = null;
  /** The position that the player is to move in; null while the opponent is. */
  private here: Position | null = null;
  /** The opponent's turn that is being played. */
  private turn: (Position & { snapshot: Snapshot; length: number }) | null = null;
  private readonly stops: (() => void)[];

  constructor(
    private readonly battle: AnalysedBattle,
    private readonly parts: AnalysisParts,
  ) {
    this.lastTurn = computed(() => {
      const last = this.turns.value.at(-1);
      const { phase, moves } = this.battle;
      return phase.value === 'player' && last?.end === moves.value.length ? last : null;
    });
    this.announced = computed(() => stillCertain(this.turns.value.at(-1)));
    this.stops = [
      effect(() => {
        battle.phase.value;
        battle.snapshot.value;
        untracked(() => batch(() => this.follow()));
      }),
      effect(() => {
        const busy = battle.selection.value !== null || battle.inspected.value !== null;
        if (busy) untracked(() => this.close());
      }),
      (parts.visibility ?? pageVisibility).watch(() => this.adviseOrRest()),
    ];
  }

  /** The player's side. */
  get side(): Side {
    return this.battle.settings.side;
  }

  // What the player does.

  /** Opens or closes the hint. */
  toggleHint(): void {
    if (this.view.value?.kind === 'hint') {
      this.close();
    } else if (this.here !== null) {
      this.battle.hinted = true;
      this.openThinker();
      this.lost.value = this.thinker?.health().lost === true;
      this.show({ kind: 'hint' });
    }
  }

  /** Opens or closes what was considered in a turn of the opponent. */
  togglePast(turn: PastTurn): void {
    const { view } = this;
    if (view.value?.kind === 'past' && view.value.turn === turn) this.close();
    else if (this.battle.phase.value === 'player' || this.battle.phase.value === 'over') {
      this.show({ kind: 'past', turn });
    }
  }

  /** Shows the turn that began after `length` actions, and asks its thinker what it would rather do there. */
  showPlayed(length: number): void {
    const turn = playedTurn(this.parts.rules, this.battle, length);
    if (turn === null) return;
    this.better.value = null;
    this.show({ kind: 'played', turn });
    this.chosen.value = -1;
    this.openThinker();
    this.lost.value = this.thinker?.health().lost === true;
    this.adviseOrRest();
  }

  choose(plan: number): void {
    this.chosen.value = plan;
  }

  /** The pointer is on a plan, or (-1) on none: the way to a button leads over the others, and chooses none of them. */
  pointAt(plan: number): void {
    this.pointed.value = plan;
  }

  /** Plays the chosen plan of the hint, one undoable action after the other. */
  playChosen(): void {
    const plan = this.plans.value[this.chosen.value];
    if (this.view.value?.kind !== 'hint' || plan === undefined) return;
    this.close();
    this.battle.playAll(plan.line.codes);
  }

  /** Returns whether there was something to close. */
  close(): boolean {
    const view = this.view.value;
    this.view.value = null;
    if (view?.kind === 'played') this.adviseOrRest();
    return view !== null;
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.stopOpening?.();
    this.thinker?.pause();
    if (this.thinker !== null) this.thinker.onMultiPv = () => {};
    this.parts.rules.delete();
  }

  private show(view: AnalysisView): void {
    batch(() => {
      this.battle.selection.value = null;
      this.battle.inspected.value = null;
      this.chosen.value = 0;
      this.pointed.value = -1;
      this.view.value = view;
    });
  }

  // What the battle does.

  private follow(): void {
    const { battle } = this;
    const phase = battle.phase.value;
    const snapshot = battle.snapshot.value;
    const players = phase === 'player' && snapshot.sideToMove === battle.settings.side;
    const here = players ? present(battle) : null;
    if (phase === 'banner') this.turn ??= { ...present(battle), snapshot, length: battle.moves.value.length };
    if (phase === 'player' || phase === 'over') this.keepTurn();
    if (here?.key === this.here?.key && phase !== 'over') return;
    this.here = here === null ? null : { ...here };
    this.close();
    // Where nobody is left to act there is nothing to think about.
    this.advice.value = battle.fresh.value === 0 ? [] : null;
    this.adviseOrRest();
  }

  /** Keeps what the opponent considered when its turn began, once the turn is over. */
  private keepTurn(): void {
    const { turn } = this;
    if (turn === null || this.battle.moves.value.length <= turn.length) return;
    this.turn = null;
    const lines = this.parts.opponent.multiPv(turn.key);
    const plans = lines === null ? [] : ghostPlans(this.parts.rules, turn.text, lines);
    if (plans.length === 0) return;
    const { round, sideToMove: side } = turn.snapshot;
    const end = this.battle.moves.value.length;
    const first = this.battle.moves.value[turn.length]?.code ?? -1;
    const begun =
      unpackAction(first) === null ? -1 : plans.findIndex(({ line }) => line.codes.includes(first));
    this.turns.value = [...this.turns.value, { round, side, snapshot: turn.snapshot, plans, end, begun }];
  }

  /** The position that its thinker is asked about; null for none. */
  private get asked(): Position | null {
    const view = this.view.value;
    return view?.kind === 'played' ? view.turn.position : this.here;
  }

  private adviseOrRest(): void {
    const hidden = (this.parts.visibility ?? pageVisibility).hidden();
    const { asked } = this;
    if (asked === null || hidden) {
      this.stopOpening?.();
      this.stopOpening = null;
      this.thinker?.pause();
    } else if (this.thinker === null) {
      this.stopOpening ??= this.parts.whenIdle(() => this.openThinker());
    } else {
      this.thinker.resume();
      this.thinker.think(asked);
      this.take(asked.key);
    }
  }

  private openThinker(): void {
    if (this.thinker !== null) return;
    this.stopOpening?.();
    this.thinker = this.parts.openThinker();
    this.thinker.onMultiPv = (key) => this.take(key);
    this.thinker.configure({
      rung: this.parts.rung,
      seed: this.battle.settings.seed,
      blur: null,
      nodes: ADVICE_NODES,
    });
    this.adviseOrRest();
  }

  /** Takes up what its thinker says of the present position. */
  private take(key: string): void {
    const lines = this.thinker?.multiPv(key) ?? null;
    const { asked, here } = this;
    if (asked === null || key !== asked.key || lines === null) return;
    const plans = ghostPlans(this.parts.rules, asked.text, lines);
    if (asked !== here) {
      this.better.value = plans[0] ?? null;
      return;
    }
    batch(() => {
      this.advice.value = plans;
      const [best] = this.advice.value;
      const { length, [length - 1]: last } = this.battle.moves.value;
      const turnBegins = last?.side !== this.battle.settings.side;
      if (turnBegins && best !== undefined && best.answer.length > 0) this.costs.set(length, costOf(best));
      this.chosen.value = Math.min(this.chosen.value, Math.max(0, this.advice.value.length - 1));
    });
  }
}
