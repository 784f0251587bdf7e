import type { TacticsGame } from '../../../../wasm/tactics';
import type { Cell } from '../rules/cells';
import { decodeSnapshot, livingUnits, type Side, type Snapshot, type Unit } from '../rules/snapshot';

/** What could strike a unit on a cell in the enemy's next turn. */
export interface Exposure {
  /** Enemy units, each of which could strike it once. */
  strikers: readonly number[];
  /** Hit points that all of them together could take. */
  damage: number;
  /** Whether that would kill it. */
  deadly: boolean;
}

/** The exposures of a side's living units, by unit. */
export type Exposures = ReadonlyMap<number, Exposure>;

/** The exposure of `unit` if it stood on `cell` and all else were as it is. */
export function exposureOf(rules: TacticsGame, unit: Unit, cell: Cell): Exposure {
  const strikers: number[] = [];
  let damage = 0;
  rules.threats(unit.index, cell).forEach((value, index) => {
    if (index % 2 === 0) strikers.push(value);
    else damage += value;
  });
  return { strikers, damage, deadly: strikers.length > 0 && damage >= unit.hitPoints };
}

/** The exposures in the rules' present position, which `snapshot` shows. */
export function exposuresOf(rules: TacticsGame, snapshot: Snapshot, side: Side): Exposures {
  return new Map(livingUnits(snapshot, side).map((unit) => [unit.index, exposureOf(rules, unit, unit.cell)]));
}

/** The exposures once `code` were played; none if it is not legal. The game is as before afterwards. */
export function exposuresAfter(rules: TacticsGame, side: Side, code: number): Exposures {
  if (rules.play(code) !== '') return new Map();
  const exposures = exposuresOf(rules, decodeSnapshot(rules.snapshot()), side);
  rules.undo();
  return exposures;
}
