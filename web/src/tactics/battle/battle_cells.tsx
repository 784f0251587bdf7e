import type { Signal } from '@preact/signals';
import { CellGrid } from '../../board/cell_grid';
import { type Cell, SHAPE } from '../rules/cells';
import { livingUnits } from '../rules/snapshot';
import { type Messages, messages } from '../words/messages';
import type { Battle } from './battle';
import type { Exposure } from './exposure';
import { openStrikes } from './selection';
import { describeCell } from './sentences';

interface BattleCellsProps {
  battle: Battle;
  margin: string;
  focus: Signal<Cell>;
}

/** A battle's cells for keyboard and screen reader, with what the selection and the enemy could do there. */
export function BattleCells({ battle, margin, focus }: BattleCellsProps) {
  const t = messages.value;
  const snapshot = battle.past.value === null ? battle.snapshot.value : battle.looked;
  const selection = battle.selection.value;
  const own = livingUnits(snapshot, battle.mover)[0];
  const selected = selection?.unit.cell ?? -1;
  const reach = new Set(selection?.options.reach);
  const targets = new Set(
    selection === null
      ? []
      : openStrikes(selection).flatMap((strike) => strike.bodies.map((body) => body.unit.cell)),
  );
  const threats = battle.phase.value === 'player' ? threatsByCell(battle) : NO_THREATS;
  const task = battle.task.value;
  const labelOf = (cell: Cell) =>
    describeCell(t, snapshot, cell, [
      ...(selected === cell ? [t.cellSelected] : []),
      ...(targets.has(cell) ? [t.cellTarget] : []),
      ...(reach.has(cell) ? [t.cellReachable] : []),
      ...threatWords(t, threats.get(cell)),
      ...(task?.cellWords(snapshot, cell) ?? []),
    ]);
  return (
    <CellGrid
      shape={SHAPE}
      margin={margin}
      focus={focus}
      home={selection?.unit.cell ?? own?.cell ?? 0}
      selected={selected}
      describedBy="board-help"
      labelOf={labelOf}
      onChoose={(cell) => battle.tapCell(cell)}
    />
  );
}

const NO_THREATS: ReadonlyMap<Cell, Exposure> = new Map();

/** What threatens the player's units, by the cells they stand on. */
function threatsByCell(battle: Battle): ReadonlyMap<Cell, Exposure> {
  const { units } = battle.snapshot.value;
  return new Map([...battle.exposures.value].map(([unit, exposure]) => [units[unit]?.cell ?? -1, exposure]));
}

function threatWords(t: Messages, exposure: Exposure | undefined): string[] {
  const count = exposure?.strikers.length ?? 0;
  return exposure === undefined || count === 0 ? [] : [t.cellThreatened(count, exposure.deadly)];
}
