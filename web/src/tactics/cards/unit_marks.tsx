import { typeName } from '../battle/sentences';
import { isAlive, type Side, type Snapshot, type Unit } from '../rules/snapshot';
import { messages } from '../words/messages';
import { Token } from './token';

/** What is left of a side, unit by unit. */
export function UnitMarks({ snapshot, side }: { snapshot: Snapshot; side: Side }) {
  return (
    <ul class="strip-units">
      {snapshot.units
        .filter((unit) => unit.side === side)
        .map((unit) => (
          <UnitMark key={unit.index} unit={unit} />
        ))}
    </ul>
  );
}

function UnitMark({ unit }: { unit: Unit }) {
  const t = messages.value;
  const share = Math.max(0, unit.hitPoints) / Math.max(1, unit.fullHitPoints);
  const alive = isAlive(unit);
  return (
    <li
      class="unit-mark"
      title={`${typeName(t, unit.type)} ${Math.max(0, unit.hitPoints)}/${unit.fullHitPoints}`}
    >
      <Token side={unit.side} type={unit.type} size={24} fallen={!alive} />
      <span class="unit-bar">
        <span class="unit-bar-fill" style={{ transform: `scaleX(${alive ? share : 0})` }} />
      </span>
    </li>
  );
}
