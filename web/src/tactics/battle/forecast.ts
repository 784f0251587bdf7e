import type { TacticsGame } from '../../../../wasm/tactics';
import { packAction, type UnitAction, unpackAction } from '../rules/action_code';
import type { Cell } from '../rules/cells';
import { decodeEvents } from '../rules/events';
import type { Snapshot, Unit } from '../rules/snapshot';

/** One body on a strike's line. */
export interface Body {
  unit: Unit;
  damage: number;
  left: number;
  dies: boolean;
  /** Of the striker's own side. */
  friend: boolean;
}

/** What a strike would do, from the engine's preview. */
export interface Forecast {
  code: number;
  action: UnitAction;
  /** Everybody struck, in the order of the line. */
  bodies: readonly Body[];
  /** The cells that the blow, arrow or fire passes. */
  line: readonly Cell[];
}

/** What a unit can do from where it stands. */
export interface UnitOptions {
  unit: number;
  reach: readonly Cell[];
  strikes: readonly Forecast[];
}

/** Forecasts a strike; null for an action that strikes nobody. */
export function forecastOf(rules: TacticsGame, snapshot: Snapshot, code: number): Forecast | null {
  const action = unpackAction(code);
  if (action === null) return null;
  const striker = snapshot.units[action.unit];
  const events = decodeEvents(rules.preview(code));
  const bodies: Body[] = [];
  let line: Cell[] = [];
  for (const event of events) {
    if (event.kind === 'attack') line = event.cells;
    if (event.kind !== 'hit') continue;
    const unit = snapshot.units[event.unit];
    if (unit === undefined) continue;
    const { damage, left } = event;
    bodies.push({ unit, damage, left, dies: left <= 0, friend: unit.side === striker?.side });
  }
  return bodies.length === 0 ? null : { code, action, bodies, line };
}

/** All that the engine allows `unit` to do now. */
export function optionsOf(rules: TacticsGame, snapshot: Snapshot, unit: number): UnitOptions {
  const strikes: Forecast[] = [];
  for (const code of rules.legalActions()) {
    const action = unpackAction(code);
    if (action === null || action.unit !== unit || action.direction === 0) continue;
    const forecast = forecastOf(rules, snapshot, code);
    if (forecast !== null) strikes.push(forecast);
  }
  return { unit, reach: Array.from(rules.reach(unit)), strikes };
}

export function strikesFrom(options: UnitOptions, cell: Cell): Forecast[] {
  return options.strikes.filter((strike) => strike.action.cell === cell);
}

export function hits(forecast: Forecast, unit: number): boolean {
  return forecast.bodies.some((body) => body.unit.index === unit);
}

/** The code of walking to `cell` without a strike. */
export function moveCode(unit: number, cell: Cell): number {
  return packAction({ unit, cell, direction: 0 });
}
