/** The letter that a line has on the board. */
export function LineMark({ place }: { place: number }) {
  return (
    <span class={`line-mark plan-mark-${place}`} aria-hidden="true">
      {'ABC'.charAt(place)}
    </span>
  );
}
