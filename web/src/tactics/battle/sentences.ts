import type { Certainty } from '../analysis/plan_line';
import { unpackAction } from '../rules/action_code';
import { type Cell, cellName } from '../rules/cells';
import type { TacticsEvent } from '../rules/events';
import { Ground, type Side, type Snapshot, UnitType, unitOn, winnerOf } from '../rules/snapshot';
import type { Messages } from '../words/messages';
import type { BattleMove } from './record';

/** Sentences about the battle, in the language of a table. */

export function sideName(t: Messages, side: Side): string {
  return side === 0 ? t.sideFirst : t.sideSecond;
}

export function typeName(t: Messages, type: UnitType): string {
  if (type === UnitType.fighter) return t.fighter;
  return type === UnitType.archer ? t.archer : t.wizard;
}

/** A cell as a screen reader names it. */
export function describeCell(t: Messages, snapshot: Snapshot, cell: Cell, marks: readonly string[]): string {
  const unit = unitOn(snapshot, cell);
  const what =
    unit === null
      ? groundName(t, snapshot.cells[cell] ?? Ground.ground)
      : t.cellUnit(sideName(t, unit.side), typeName(t, unit.type), unit.hitPoints, unit.fullHitPoints);
  const acted = unit?.acted === true ? [t.hasActed] : [];
  return [cellName(cell), what, ...acted, ...marks].join(', ');
}

function groundName(t: Messages, ground: Ground): string {
  switch (ground) {
    case Ground.wall:
      return t.cellWall;
    case Ground.water:
      return t.cellWater;
    case Ground.fallen:
      return t.cellFallen;
    case Ground.cracked:
      return t.cellCracked;
    default:
      return t.cellGround;
  }
}

/** One line of the list of moves. */
export function describeMove(t: Messages, move: BattleMove): string {
  if (move.type === null) return t.moveEnd;
  const unit = typeName(t, move.type);
  return move.from === move.to
    ? t.moveStays(unit, cellName(move.to))
    : t.moveMoves(unit, cellName(move.from), cellName(move.to));
}

/** An action by itself: "Wizard c4–d4↑", the unit where it is known who stands there. */
export function describeAction(t: Messages, code: number, before?: Snapshot): string {
  const action = unpackAction(code);
  if (action === null) return t.moveEnd;
  const unit = before?.units[action.unit];
  const to = `${cellName(action.cell)}${ARROWS[action.direction] ?? ''}`;
  if (unit === undefined) return to;
  const name = typeName(t, unit.type);
  return unit.cell === action.cell ? t.moveStays(name, to) : t.moveMoves(name, cellName(unit.cell), to);
}

/** Where a strike goes, by its direction. */
const ARROWS = ['', '↑', '→', '↓', '←'] as const;

/** An action with what it did: "Wizard c4–d4, Archer −35, Fighter falls". */
export function describeUnitAction(t: Messages, move: BattleMove): string {
  const struck = move.struck.map(({ type, damage, dies }) =>
    dies ? t.moveKill(typeName(t, type)) : t.moveHit(typeName(t, type), damage),
  );
  return [describeMove(t, move), ...struck].join(', ');
}

/** Events as a live region tells them. */
export function describeEvents(t: Messages, events: readonly TacticsEvent[], before: Snapshot): string {
  const nameOf = (index: number): string => {
    const unit = before.units[index];
    return unit === undefined ? '' : `${sideName(t, unit.side)} ${typeName(t, unit.type)}`;
  };
  return events
    .map((event) => {
      switch (event.kind) {
        case 'move':
          return t.saidMoved(nameOf(event.unit), cellName(event.path.at(-1) ?? 0));
        case 'hit':
          return t.saidHit(nameOf(event.unit), event.damage, event.left);
        case 'death':
          return t.saidFell(nameOf(event.unit));
        case 'turn':
          return t.saidTurn(sideName(t, event.side), event.round);
        default:
          return '';
      }
    })
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const REASON_NO_UNITS = 1;
const REASON_LAST_ROUND = 2;
const REASON_CONDITION = 4;

/** Why the battle ended. */
export function resultReason(t: Messages, snapshot: Snapshot): string {
  const winner = winnerOf(snapshot.result);
  const equal = winner === null ? ` ${t.equalHitPoints}` : '';
  if (snapshot.reason === REASON_NO_UNITS && winner !== null) {
    return t.whyNoUnits(sideName(t, winner === 0 ? 1 : 0), snapshot.round);
  }
  if (snapshot.reason === REASON_CONDITION) return t.whyCondition;
  return (snapshot.reason === REASON_LAST_ROUND ? t.whyLastRound : t.whyRing) + equal;
}

/** "wins in 3 rounds, whatever the enemy does": what has been proven, of the side for which it has been. */
export function describeCertainty(t: Messages, { outcome, rounds }: Certainty): string {
  if (outcome === 'draw') return t.planIsDraw;
  return outcome === 'win' ? t.planIsWon(rounds) : t.planIsLost(rounds);
}
