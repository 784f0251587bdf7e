import type { Rung } from './ladder';

interface RungSelectProps {
  ladder: readonly Rung[];
  value: number;
  /** Name of a rung's opponent. */
  nameOf(rung: number): string;
  /** For those who listen, where no label stands around it. */
  label?: string;
  testId: string;
  onChange(rung: number): void;
}

/** A choice among all opponents of a ladder, the strongest first. */
export function RungSelect({ ladder, value, nameOf, label, testId, onChange }: RungSelectProps) {
  return (
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
  );
}
