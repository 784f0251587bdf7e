import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { Thinker } from '../../conductor/contract';
import { type Position, present } from '../../conductor/position';
import { Analysis, type AnalysisParts } from '../../play/analysis/analysis';
import type { Search } from '../../play/analysis/turning_point';
import { type TurningPoint, turningPoint } from '../battle/turning_point';
import type { Overlay } from '../board/overlay';
import { paintPlans } from '../board/plan_painter';
import { restingSceneOf } from '../board/stage';
import { unpackAction } from '../rules/action_code';
import type { Side, Snapshot } from '../rules/snapshot';
import type { AnalysedBattle } from './analysed_battle';
import { costOf, differing, type GhostPlan, ghostPlans } from './ghost_plan';
import { type PlayedTurn, playedTurn, shownTurn } from './past_turn';
import type { Certainty } from './plan_line';

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
export type PlansView =
  | { kind: 'hint' }
  | { kind: 'past'; turn: PastTurn }
  | { kind: 'played'; turn: PlayedTurn };

/** Where the plans of a battle come from. */
export interface BattleAnalysisParts extends AnalysisParts {
  openRules(): TacticsGame;
  /** The opponent's thinker, which is asked what it considered. */
  opponent: Pick<Thinker, 'multiPv'>;
}

/** The analysis of a battle, whose lines are plans for whole turns; and what the opponent considered in its own. */
export class BattleAnalysis extends Analysis {
  /** The plan that the pointer is on, which stands out meanwhile; -1 for none. */
  readonly pointed = signal(-1);
  /** The plan that stands out on the board; -1 for all of them alike. */
  readonly shown = computed(() => (this.pointed.value >= 0 ? this.pointed.value : this.chosen.value));
  /** Plans for the present position, null while none is known. */
  readonly advice = computed(() => this.findAdvice());
  /** What the engine would rather do in the turn that is looked at again; null while it has not said. */
  readonly better = computed<GhostPlan | null>(() => {
    const place = this.again.value === null ? null : this.place.value;
    return place === null ? null : (this.plansAt(place)?.[0] ?? null);
  });
  /** The opponent's turns of which something is known, the latest last. */
  readonly turns = signal<readonly PastTurn[]>([]);
  /** The opponent's turn just played, until the player's first action. */
  readonly lastTurn = computed(() => {
    const last = this.turns.value.at(-1);
    const { phase, moves } = this.battle;
    return phase.value === 'player' && last?.end === moves.value.length ? last : null;
  });
  /** What the opponent has proven in its last turn, with the rounds that are still to come; null for nothing. */
  readonly announced = computed(() => stillCertain(this.turns.value.at(-1)));
  readonly view = computed<PlansView | null>(() => this.findView());
  readonly plans: ReadonlySignal<readonly GhostPlan[]> = computed(() => {
    const view = this.view.value;
    if (view === null) return [];
    if (view.kind === 'played') return this.better.value === null ? [] : [this.better.value];
    return view.kind === 'past' ? view.turn.plans : (this.advice.value ?? []);
  });
  /** What decided the battle against its loser. */
  override readonly turning = computed<Search | null>(() => {
    const winner = this.battle.phase.value === 'over' ? this.battle.winner.value : null;
    if (winner === null) return null;
    const point = this.pointAgainst(winner === 0 ? 1 : 0);
    return { complete: true, point: point === null ? null : { length: point.length, fall: 0 } };
  });

  /** Where plans are played out. */
  private readonly board: TacticsGame;
  private readonly pastTurn = signal<PastTurn | null>(null);
  /** The opponent's turn that is being played. */
  private turn: (Position & { snapshot: Snapshot; length: number }) | null = null;
  /** Plans of lines, which are played out once. */
  private readonly ghosts = new WeakMap<Int32Array, readonly GhostPlan[]>();

  constructor(
    readonly battle: AnalysedBattle,
    private readonly own: BattleAnalysisParts,
  ) {
    super(battle, own);
    this.board = own.openRules();
    this.stops.push(
      effect(() => {
        battle.phase.value;
        untracked(() => batch(() => this.follow()));
      }),
      effect(() => {
        battle.moves.value;
        this.pastTurn.value = null;
      }),
      effect(() => {
        const busy = battle.selection.value !== null || battle.inspected.value !== null;
        if (busy) untracked(() => this.close());
      }),
    );
  }

  // What the player does.

  override toggleHint(): void {
    this.clear();
    super.toggleHint();
  }

  /** Opens or closes what was considered in a turn of the opponent. */
  togglePast(turn: PastTurn): void {
    const isOpen = this.pastTurn.value === turn;
    const { phase } = this.battle;
    this.close();
    if (isOpen || (phase.value !== 'player' && phase.value !== 'over')) return;
    this.clear();
    this.pastTurn.value = turn;
  }

  /** Shows the board on which the turn after `length` actions began, that turn, and what is valued more. */
  override lookAgain(length: number): void {
    this.clear();
    super.lookAgain(length);
  }

  /** The pointer is on a plan, or (-1) on none: the way to a button leads over the others, and chooses none of them. */
  pointAt(plan: number): void {
    this.pointed.value = plan;
  }

  /** Plays the chosen plan of the hint, one undoable action after the other. */
  override playChosen(): void {
    const plan = this.plans.value[this.chosen.value];
    if (this.view.value?.kind !== 'hint' || plan === undefined) return;
    this.close();
    this.battle.playAll(plan.line.codes);
  }

  /** Returns whether there was something to close. */
  close(): boolean {
    const isOpen = this.view.value !== null;
    this.pastTurn.value = null;
    if (this.again.value !== null) this.battle.lookAt(null);
    this.closeHint();
    return isOpen;
  }

  /** The plans on the board, the one that stands out last so that it lies on top, and the board they belong to. */
  onBoard(): Pick<Overlay, 'plans' | 'past' | 'paintPlans'> {
    const view = this.view.value;
    const shown = this.shown.value;
    if (view?.kind === 'played') {
      const plans = shownTurn(view.turn, this.better.value, shown);
      return { plans, paintPlans, past: restingSceneOf(view.turn.snapshot) };
    }
    const plans = this.plans.value.map(({ actions, answer }, place) => ({
      place,
      strong: place === shown,
      actions,
      answer,
    }));
    plans.sort((one, other) => Number(one.strong) - Number(other.strong));
    return { plans, paintPlans, past: view?.kind === 'past' ? restingSceneOf(view.turn.snapshot) : null };
  }

  override dispose(): void {
    super.dispose();
    this.board.delete();
  }

  /** Nothing is chosen, pointed at or meant. */
  private clear(): void {
    batch(() => {
      this.battle.selection.value = null;
      this.battle.inspected.value = null;
      this.pastTurn.value = null;
      this.chosen.value = 0;
      this.pointed.value = -1;
    });
  }

  // What is known.

  /** Where a battle turned against a side; of the turns that were weighed the engine says what they had to cost. */
  pointAgainst(side: Side): TurningPoint | null {
    return turningPoint(this.battle.moves.value, side, (length) => this.costAt(length));
  }

  /** What the turn that began after `length` actions had to cost, by the best plan known for it; null while none is. */
  private costAt(length: number): number | null {
    const place = this.places.value[length];
    const best = place === undefined ? undefined : this.plansAt(place)?.[0];
    return best === undefined || best.answer.length === 0 ? null : costOf(best);
  }

  private findAdvice(): readonly GhostPlan[] | null {
    const { battle } = this;
    const place = this.places.value.at(-1);
    if (battle.phase.value !== 'player' || place === undefined) return null;
    // Where nobody is left to act there is nothing to think about.
    return battle.fresh.value === 0 ? [] : this.plansAt(place);
  }

  private plansAt(place: Position): readonly GhostPlan[] | null {
    const records = this.recordsAt(place);
    if (records === null) return null;
    const known = this.ghosts.get(records) ?? differing(ghostPlans(this.board, place.text, records));
    this.ghosts.set(records, known);
    return known;
  }

  private findView(): PlansView | null {
    const again = this.again.value;
    if (again !== null) {
      const turn = playedTurn(this.board, this.battle, again.length);
      if (turn !== null) return { kind: 'played', turn };
    }
    if (this.pastTurn.value !== null) return { kind: 'past', turn: this.pastTurn.value };
    return this.hint.value ? { kind: 'hint' } : null;
  }

  // What the battle does.

  private follow(): void {
    const { battle } = this;
    const phase = battle.phase.value;
    const snapshot = battle.snapshot.peek();
    if (phase === 'banner') {
      this.turn ??= { ...present(battle), snapshot, length: battle.moves.peek().length };
    }
    if (phase === 'player' || phase === 'over') this.keepTurn();
  }

  /** Keeps what the opponent considered when its turn began, once the turn is over. */
  private keepTurn(): void {
    const { turn } = this;
    const moves = this.battle.moves.peek();
    if (turn === null || moves.length <= turn.length) return;
    this.turn = null;
    const lines = this.own.opponent.multiPv(turn.key);
    const plans = lines === null ? [] : ghostPlans(this.board, turn.text, lines);
    if (plans.length === 0) return;
    const { round, sideToMove: side } = turn.snapshot;
    const first = moves[turn.length]?.action ?? -1;
    const begun =
      unpackAction(first) === null ? -1 : plans.findIndex(({ line }) => line.codes.includes(first));
    this.turns.value = [
      ...this.turns.value,
      { round, side, snapshot: turn.snapshot, plans, end: moves.length, begun },
    ];
  }
}
