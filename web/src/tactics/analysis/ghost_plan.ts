import type { TacticsGame } from '../../../../wasm/tactics';
import { END_TURN, unpackAction } from '../rules/action_code';
import type { Cell } from '../rules/cells';
import { decodeEvents, type TacticsEvent } from '../rules/events';
import { decodeSnapshot, type Side, type UnitType } from '../rules/snapshot';
import { decodePlans, type PlanLine } from './plan_line';

/** What one unit does in a plan, as the board shows it. */
export interface GhostAction {
  code: number;
  unit: number;
  side: Side;
  type: UnitType;
  from: Cell;
  to: Cell;
  /** Both ends included; one cell for a unit that stays. */
  path: readonly Cell[];
  /** The cells that its strike passes, nearest first; empty without a strike. */
  strike: readonly Cell[];
  struck: readonly { type: UnitType; side: Side; cell: Cell; damage: number; dies: boolean }[];
}

/** A plan that was considered, played out so that it can be drawn and told. */
export interface GhostPlan {
  line: PlanLine;
  actions: readonly GhostAction[];
  /** What the enemy is feared to do then; empty where the line has no answer. */
  answer: readonly GhostAction[];
}

/**
 * Plays the MultiPV lines out from the position `text`. `rules` are only borrowed: they stand elsewhere afterwards.
 * A line that the rules refuse is left out.
 */
export function ghostPlans(rules: TacticsGame, text: string, data: Int32Array): GhostPlan[] {
  return decodePlans(data).flatMap((line) => {
    if (rules.load(text) !== '') return [];
    const actions = allPlayedOut(rules, line.codes);
    const answer =
      line.answer === null ? [] : rules.play(END_TURN) === '' ? allPlayedOut(rules, line.answer.codes) : null;
    return actions === null || answer === null ? [] : [{ line, actions, answer }];
  });
}

/** The actions, played one after the other; null where the rules refuse one. */
function allPlayedOut(rules: TacticsGame, codes: readonly number[]): GhostAction[] | null {
  const actions = playedOut(rules, codes);
  return actions.length === codes.length ? actions : null;
}

/** The actions, played one after the other, up to the end of the turn or to the first that the rules refuse. */
export function playedOut(rules: TacticsGame, codes: readonly number[]): GhostAction[] {
  const actions: GhostAction[] = [];
  for (const code of codes) {
    const action = ghostAction(rules, code);
    if (action === null) break;
    actions.push(action);
  }
  return actions;
}

function ghostAction(rules: TacticsGame, code: number): GhostAction | null {
  const action = unpackAction(code);
  const { units } = decodeSnapshot(rules.snapshot());
  const unit = units[action?.unit ?? -1];
  if (action === null || unit === undefined || rules.play(code) !== '') return null;
  const events = decodeEvents(rules.events());
  const path = events.flatMap((event) => (event.kind === 'move' ? event.path : []));
  return {
    code,
    unit: unit.index,
    side: unit.side,
    type: unit.type,
    from: unit.cell,
    to: action.cell,
    path: path.length > 0 ? path : [unit.cell],
    strike: events.flatMap((event) => (event.kind === 'attack' ? event.cells : [])),
    struck: events.flatMap((event) => struckBy(event, units)),
  };
}

function struckBy(
  event: TacticsEvent,
  units: ReturnType<typeof decodeSnapshot>['units'],
): GhostAction['struck'] {
  const unit = event.kind === 'hit' ? units[event.unit] : undefined;
  if (event.kind !== 'hit' || unit === undefined) return [];
  const { type, side, cell } = unit;
  return [{ type, side, cell, damage: event.damage, dies: event.left <= 0 }];
}

/** Hit points that a plan loses its side, the feared answer included, beyond those that it takes. */
export function costOf({ actions, answer }: GhostPlan): number {
  const bodies = [...actions, ...answer].flatMap(({ struck }) => struck);
  return bodies.reduce((cost, { side, damage }) => cost + (side === actions[0]?.side ? damage : -damage), 0);
}

/** Where at least so many units act, one of them may stand elsewhere, and a reader takes the plans for the same. */
const MANY = 3;

/** The plans that differ for whoever reads them, each the best of its like: in who strikes whom, or in where several stand. */
export function differing(plans: readonly GhostPlan[]): GhostPlan[] {
  const kept: GhostPlan[] = [];
  for (const plan of plans) if (!kept.some((other) => isLike(other, plan))) kept.push(plan);
  return kept;
}

function isLike(one: GhostPlan, other: GhostPlan): boolean {
  const strikes = ({ actions }: GhostPlan) =>
    actions
      .filter(({ strike }) => strike.length > 0)
      .map(({ code }) => code)
      .sort((a, b) => a - b)
      .join();
  const ends = new Map(one.actions.map(({ unit, to }) => [unit, to]));
  const moved = other.actions.filter(({ unit, from, to }) => (ends.get(unit) ?? from) !== to);
  const left = one.actions.filter(
    ({ unit, from, to }) => from !== to && !other.actions.some((action) => action.unit === unit),
  );
  const most = one.actions.filter((action) => !isIdle(action)).length < MANY ? 0 : 1;
  return strikes(one) === strikes(other) && moved.length + left.length <= most;
}

/** Whether a unit neither moves nor strikes. */
export function isIdle({ from, to, strike }: GhostAction): boolean {
  return from === to && strike.length === 0;
}
