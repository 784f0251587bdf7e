import type { Saying } from '../../board/said';
import { Strip as PlayerStrip } from '../../board/strip';
import type { Mood } from '../../faces/face';
import { sideName, typeName } from '../battle/sentences';
import type { Snapshot } from '../rules/snapshot';
import { isAlive, livingUnits, type Side, type Unit } from '../rules/snapshot';
import { messages } from '../words/messages';
import { Token } from './token';

interface StripProps {
  side: Side;
  name: string;
  line: string;
  /** Of an opponent: its rung, and how its face looks. */
  face?: { rung: number; mood: Mood };
  /** What it says; absent for one that is silent. */
  saying?: Saying | undefined;
  snapshot: Snapshot;
  /** This side is to move. */
  active: boolean;
  /** The engine thinks: the bar breathes. */
  thinking: boolean;
  testId: string;
}

/** One player: who, with what idea, and what is left of the side. */
export function Strip({ side, name, line, face, saying, snapshot, active, thinking, testId }: StripProps) {
  const t = messages.value;
  const units = snapshot.units.filter((unit) => unit.side === side);
  const left = livingUnits(snapshot, side).length;
  return (
    <PlayerStrip
      look={side === 0 ? 'first' : 'second'}
      label={`${name}, ${sideName(t, side)}, ${t.unitsLeft(left)}`}
      sign={<Token side={side} size={26} />}
      face={face === undefined ? undefined : { game: 'tactics', ...face }}
      saying={saying}
      name={name}
      line={line}
      count={left}
      active={active}
      thinking={thinking}
      testId={testId}
    >
      <ul class="strip-units">
        {units.map((unit) => (
          <UnitMark key={unit.index} unit={unit} />
        ))}
      </ul>
    </PlayerStrip>
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
