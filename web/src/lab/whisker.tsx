interface WhiskerProps {
  /** Where an interval begins and ends and its value lies, as shares of the scale; null where nobody knows. */
  at: { low: number; value: number; high: number } | null;
}

/** An interval with its value, drawn on a scale as wide as its place. */
export function Whisker({ at }: WhiskerProps) {
  const percent = (share: number) => `${100 * Math.min(Math.max(share, 0), 1)}%`;
  return (
    <span class="whisker" aria-hidden="true">
      {at === null ? null : (
        <>
          <span class="whisker-line" style={{ left: percent(at.low), right: percent(1 - at.high) }} />
          <span class="whisker-dot" style={{ left: percent(at.value) }} />
        </>
      )}
    </span>
  );
}
