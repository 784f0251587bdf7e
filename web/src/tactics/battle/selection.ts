import type { TacticsGame } from '../../../../wasm/tactics';
import type { Cell } from '../rules/cells';
import { Ground, type Snapshot, type Unit, unitOn } from '../rules/snapshot';
import { type Exposure, exposureOf, exposuresAfter } from './exposure';
import { type Forecast, hits, moveCode, optionsOf, strikesFrom, type UnitOptions } from './forecast';
import { proposeStrike } from './propose';

/** What the player has in mind: a unit, perhaps where it should go, perhaps whom it should strike. */
export interface Selection {
  unit: Unit;
  options: UnitOptions;
  /** The chosen cell, -1 while none is. */
  cell: Cell;
  /** The way there, both ends included. */
  path: readonly Cell[];
  /** The chosen strike. */
  forecast: Forecast | null;
  /** What could strike the unit once the chosen is done. */
  exposure: Exposure | null;
}

/** Why a tap did nothing, shown where it happened; keys of the translation tables. */
export type Complaint =
  | 'whyWall'
  | 'whyWater'
  | 'whyFallen'
  | 'whyFar'
  | 'whyNoLine'
  | 'whyActed'
  | 'whyNotYours';

/** A word about a cell, shown there for a moment. */
export interface Remark {
  cell: Cell;
  why: Complaint;
}

/** What a tap leads to. */
export type Outcome =
  | { kind: 'select'; selection: Selection | null }
  /** `why`: it is one of the player's own, with which nothing can be done. */
  | { kind: 'inspect'; unit: Unit; why?: Complaint }
  | { kind: 'play'; code: number }
  | { kind: 'complain'; why: Complaint };

export function selectUnit(rules: TacticsGame, snapshot: Snapshot, unit: Unit): Selection {
  const options = optionsOf(rules, snapshot, unit.index);
  return { unit, options, cell: -1, path: [], forecast: null, exposure: null };
}

/** Chooses where the selected unit should go. */
export function chooseCell(rules: TacticsGame, selection: Selection, cell: Cell): Selection {
  const path = Array.from(rules.path(selection.unit.index, cell));
  return {
    ...selection,
    cell,
    path,
    forecast: null,
    exposure: exposureOf(rules, selection.unit, cell),
  };
}

/** Chooses a strike, and with it the cell it is struck from. */
export function chooseStrike(rules: TacticsGame, selection: Selection, forecast: Forecast): Selection {
  const { index, side } = selection.unit;
  const exposure = exposuresAfter(rules, side, forecast.code).get(index) ?? null;
  return { ...chooseCell(rules, selection, forecast.action.cell), forecast, exposure };
}

/** The action that the selection stands for, or -1 while it is incomplete. */
export function codeOf(selection: Selection): number {
  if (selection.forecast !== null) return selection.forecast.code;
  return selection.cell < 0 ? -1 : moveCode(selection.unit.index, selection.cell);
}

/** One step back: strike, then cell, then unit. A strike goes with its cell, since one tap chose both. */
export function backOut(selection: Selection): Selection | null {
  return selection.cell < 0 ? null : withoutCell(selection);
}

function withoutCell(selection: Selection): Selection {
  return { ...selection, cell: -1, path: [], forecast: null, exposure: null };
}

/** Strikes open to the selection: from the chosen cell, or from anywhere. */
export function openStrikes(selection: Selection): readonly Forecast[] {
  return selection.cell < 0 ? selection.options.strikes : strikesFrom(selection.options, selection.cell);
}

/** What a tap on `cell` means in the player's turn. */
export function tap(
  rules: TacticsGame,
  snapshot: Snapshot,
  selection: Selection | null,
  cell: Cell,
): Outcome {
  const there = unitOn(snapshot, cell);
  const own = there !== null && there.side === snapshot.sideToMove;
  if (selection === null) {
    if (there === null) return { kind: 'select', selection: null };
    if (!own) return { kind: 'inspect', unit: there };
    if (there.acted) return { kind: 'inspect', unit: there, why: 'whyActed' };
    return { kind: 'select', selection: selectUnit(rules, snapshot, there) };
  }
  if (isConfirmed(selection, cell, there)) return { kind: 'play', code: codeOf(selection) };
  if (selection.options.reach.includes(cell)) {
    return { kind: 'select', selection: chooseCell(rules, selection, cell) };
  }
  if (there !== null && own && !there.acted) {
    return { kind: 'select', selection: selectUnit(rules, snapshot, there) };
  }
  const strike = there === null ? null : strikeOn(rules, selection, there);
  if (strike !== null) return { kind: 'select', selection: chooseStrike(rules, selection, strike) };
  return { kind: 'complain', why: reasonAgainst(snapshot, cell, there, own) };
}

/**
 * The selection while its unit is dragged over `cell`: where it would go; or the strike on whom it would meet, from
 * the cell it was dragged over last if it can be; neither where nothing can be done.
 */
export function dragTo(rules: TacticsGame, snapshot: Snapshot, selection: Selection, cell: Cell): Selection {
  if (cell === selection.unit.cell) return withoutCell(selection);
  if (selection.options.reach.includes(cell)) return chooseCell(rules, selection, cell);
  const there = unitOn(snapshot, cell);
  const enemy = there !== null && there.side !== snapshot.sideToMove;
  const strike = enemy ? strikeOn(rules, selection, there) : null;
  return strike === null ? withoutCell(selection) : chooseStrike(rules, selection, strike);
}

/** A walk after which no enemy can be struck: there is nothing more to choose. */
export function isWholeWalk(selection: Selection): boolean {
  const { cell, unit, forecast } = selection;
  if (cell < 0 || cell === unit.cell || forecast !== null) return false;
  return !openStrikes(selection).some((strike) => strike.bodies.some((body) => !body.friend));
}

/** A second tap on what was chosen confirms it. */
function isConfirmed(selection: Selection, cell: Cell, there: Unit | null): boolean {
  if (selection.forecast !== null) return there !== null && hits(selection.forecast, there.index);
  return selection.cell >= 0 && selection.cell === cell;
}

/** The strike a tap on a unit proposes: from the chosen cell if one hits from there, else from the best cell. */
function strikeOn(rules: TacticsGame, selection: Selection, target: Unit): Forecast | null {
  const { unit, options, cell } = selection;
  const exposureAt = (at: Cell) => exposureOf(rules, unit, at);
  const stepsTo = (at: Cell) => rules.path(unit.index, at).length;
  const here = { ...options, strikes: cell < 0 ? [] : strikesFrom(options, cell) };
  return (
    proposeStrike(here, target.index, exposureAt, stepsTo) ??
    proposeStrike(options, target.index, exposureAt, stepsTo)
  );
}

function reasonAgainst(snapshot: Snapshot, cell: Cell, there: Unit | null, own: boolean): Complaint {
  if (there !== null) return own ? 'whyActed' : 'whyNoLine';
  const ground = snapshot.cells[cell];
  if (ground === Ground.wall) return 'whyWall';
  if (ground === Ground.water) return 'whyWater';
  if (ground === Ground.fallen) return 'whyFallen';
  return 'whyFar';
}
