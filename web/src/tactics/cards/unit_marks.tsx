import type { BattleTask } from '../battle/battle_task';
import { typeName } from '../battle/sentences';
import { lookOf } from '../board/piece_shapes';
import { isAlive, type Side, type Snapshot, type Unit } from '../rules/snapshot';
import { messages } from '../words/messages';
import { Token } from './token';

interface UnitMarksProps {
  snapshot: Snapshot;
  side: Side;
  /** What shows the signs of units that have any. */
  task: BattleTask | null;
}

/** What is left of a side, unit by unit. */
export function UnitMarks({ snapshot, side, task }: UnitMarksProps) {
  return (
    <ul class="strip-units">
      {snapshot.units
        .filter((unit) => unit.side === side)
        .map((unit) => (
          <UnitMark key={unit.index} unit={unit} task={task} />
        ))}
    </ul>
  );
}

function UnitMark({ unit, task }: { unit: Unit } & Pick<UnitMarksProps, 'task'>) {
  const t = messages.value;
  const share = Math.max(0, unit.hitPoints) / Math.max(1, unit.fullHitPoints);
  const alive = isAlive(unit);
  return (
    <li
      class="unit-mark"
      title={`${typeName(t, unit.type)} ${Math.max(0, unit.hitPoints)}/${unit.fullHitPoints}`}
    >
      <Token side={unit.side} type={lookOf(unit)} size={24} fallen={!alive} />
      {task === null ? null : <task.UnitSigns unit={unit} />}
      <span class="unit-bar">
        <span class="unit-bar-fill" style={{ transform: `scaleX(${alive ? share : 0})` }} />
      </span>
    </li>
  );
}
