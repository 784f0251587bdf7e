import type { MoveRecord } from '../../play/game_types';
import { unpackAction } from '../rules/action_code';
import type { Cell } from '../rules/cells';
import type { TacticsEvent } from '../rules/events';
import type { Side, Snapshot, UnitType } from '../rules/snapshot';

/** One action as the list of moves tells it; its number is that of the round. */
export interface BattleMove extends MoveRecord {
  /** The unit that acted; null for the end of a turn. */
  type: UnitType | null;
  from: Cell;
  to: Cell;
  /** Who lost hit points, to a strike or to the falling edge. */
  struck: readonly { type: UnitType; side: Side; damage: number; dies: boolean }[];
}

export function recordMove(before: Snapshot, code: number, events: readonly TacticsEvent[]): BattleMove {
  const action = unpackAction(code);
  const actor = action === null ? undefined : before.units[action.unit];
  return {
    action: code,
    side: before.sideToMove,
    number: before.round,
    type: actor?.type ?? null,
    from: actor?.cell ?? -1,
    to: action?.cell ?? -1,
    struck: events.flatMap((event) => struckBy(event, before, events)),
  };
}

function struckBy(
  event: TacticsEvent,
  before: Snapshot,
  events: readonly TacticsEvent[],
): BattleMove['struck'] {
  if (event.kind !== 'hit' && event.kind !== 'death') return [];
  const unit = before.units[event.unit];
  if (unit === undefined) return [];
  const { type, side } = unit;
  if (event.kind === 'hit') return [{ type, side, damage: event.damage, dies: event.left <= 0 }];
  const wasHit = events.some((other) => other.kind === 'hit' && other.unit === event.unit);
  return wasHit ? [] : [{ type, side, damage: unit.hitPoints, dies: true }];
}

/** Moves of one side's turn, in order. */
export interface TurnRecord {
  side: Side;
  round: number;
  moves: BattleMove[];
}

export function groupByTurn(moves: readonly BattleMove[]): TurnRecord[] {
  const turns: TurnRecord[] = [];
  for (const move of moves) {
    const last = turns.at(-1);
    if (last !== undefined && last.side === move.side && last.round === move.number) last.moves.push(move);
    else turns.push({ side: move.side, round: move.number, moves: [move] });
  }
  return turns;
}
