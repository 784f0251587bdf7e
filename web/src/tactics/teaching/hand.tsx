import { type Cell, centreOf } from '../rules/cells';

/** A finger that points up to the left, on a square of 48. */
const FINGER =
  'M15.6 28.4V10.2a4.1 4.1 0 0 1 8.2 0v10.6l10.5 2.2a6.2 6.2 0 0 1 4.8 7l-1.1 7.4a8.4 8.4 0 0 1-8.3 7.1h-6.1a8.4 8.4 0 0 1-6.8-3.5l-7.5-10.4a3.9 3.9 0 0 1 5.8-5.2z';

/** Marks a cell of the board and points at it; a board around it gives `--board-margin`. */
export function Hand({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  return (
    <div
      class="teach-mark"
      data-testid="hand"
      data-cell={cell}
      aria-hidden="true"
      style={{ left: place(x - 0.5), top: place(y - 0.5) }}
    >
      <span class="teach-ring" />
      <svg class="teach-hand" viewBox="0 0 48 48" aria-hidden="true">
        <path d={FINGER} />
      </svg>
    </div>
  );
}

/** A place `cells` from the board's edge, as a CSS length. */
export function place(cells: number): string {
  return `calc(var(--board-margin) + (100% - 2 * var(--board-margin)) * ${cells / 10})`;
}
