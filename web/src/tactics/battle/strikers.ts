import type { TacticsGame } from '../../../../wasm/tactics';
import { decodeSnapshot, freshUnits, livingUnits, otherSide } from '../rules/snapshot';

/** How many units of the side to move have not acted and could strike an enemy, as the board stands. */
export function countStrikers(rules: TacticsGame): number {
  const snapshot = decodeSnapshot(rules.snapshot());
  const enemies = livingUnits(snapshot, otherSide(snapshot.sideToMove));
  const canStrike = (unit: number) => {
    const cells = new Set(rules.strikeCells(unit));
    return enemies.some(({ cell }) => cells.has(cell));
  };
  return freshUnits(snapshot).filter(({ index }) => canStrike(index)).length;
}
