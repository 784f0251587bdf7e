import { Face } from '../../faces/face';
import type { Rung } from '../session/ladder';

interface RungSelectProps {
  /** Its name in the list of games. */
  game: string;
  ladder: readonly Rung[];
  value: number;
  /** Name of a rung's opponent. */
  nameOf(rung: number): string;
  /** For those who listen, where no label stands around it. */
  label?: string;
  testId: string;
  onChange(rung: number): void;
}

/** A choice among all opponents of a ladder, the strongest first, with the face of the one chosen. */
export function RungSelect({ game, ladder, value, nameOf, label, testId, onChange }: RungSelectProps) {
  return (
    <span class="rung-select">
      <Face game={game} rung={value} size={44} />
      <select
        value={value}
        aria-label={label}
        data-testid={testId}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {ladder.toReversed().map(({ rung }) => (
          <option key={rung} value={rung}>
            {rung} · {nameOf(rung)}
          </option>
        ))}
      </select>
    </span>
  );
}
