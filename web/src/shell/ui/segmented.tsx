interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange(value: Value): void;
  testId?: string;
  /** Only as wide as its choices. */
  narrow?: boolean;
}

/** A choice among few, all of them in sight. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, choices, onChange, testId, narrow = false } = props;
  return (
    <fieldset class={narrow ? 'segmented switch' : 'segmented'} aria-label={label} data-testid={testId}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          class="segment"
          aria-pressed={choice.value === value}
          data-value={choice.value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
