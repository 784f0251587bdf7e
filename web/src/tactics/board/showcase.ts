import type { TacticsGame } from '../../../../wasm/tactics';
import { forecastOf } from '../battle/forecast';
import { END_TURN, unpackAction } from '../rules/action_code';
import { columnOf, distance, rowOf } from '../rules/cells';
import { decodeSnapshot, livingUnits, otherSide, type Snapshot } from '../rules/snapshot';

/**
 * An action for the board on the home screen: strikes where something can be struck, else comes closer. `turn` only
 * varies which unit goes first. It is there to be looked at, not to win.
 */
export function showcaseAction(rules: TacticsGame, turn: number): number {
  const snapshot = decodeSnapshot(rules.snapshot());
  let best = END_TURN;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const code of rules.legalActions()) {
    const worth = worthOf(rules, snapshot, code, turn);
    if (worth > bestWorth) {
      best = code;
      bestWorth = worth;
    }
  }
  return best;
}

function worthOf(rules: TacticsGame, snapshot: Snapshot, code: number, turn: number): number {
  const action = unpackAction(code);
  if (action === null) return Number.NEGATIVE_INFINITY;
  const strike = action.direction === 0 ? null : forecastOf(rules, snapshot, code);
  const damage = strike?.bodies.reduce((sum, body) => sum + (body.friend ? -2 : 1) * body.damage, 0) ?? 0;
  const enemies = livingUnits(snapshot, otherSide(snapshot.sideToMove));
  const nearest = Math.min(...enemies.map((enemy) => distance(action.cell, enemy.cell)));
  const grain = (columnOf(action.cell) * 7 + rowOf(action.cell) * 3 + action.unit * 5 + turn) % 11;
  return damage * 10 - nearest + grain * 0.2;
}
