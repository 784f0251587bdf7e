import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { messages } from '../i18n/messages';

interface CellGridProps {
  /** Cells along an edge of the board. */
  size: number;
  /** The number of the cell in column `x` and row `y`, both from 0. */
  cellAt(x: number, y: number): number;
  /** Width of the board's frame. */
  margin: string;
  /** The cell with the keyboard's frame, -1 while another input is used. */
  focus: Signal<number>;
  /** Where the keyboard begins. */
  home: number;
  /** The selected cell, -1 for none. */
  selected: number;
  /** Id of what says how the board is used. */
  describedBy?: string;
  /** A cell in words. */
  labelOf(cell: number): string;
  /** A cell was chosen by key or by a screen reader; pointers are the board's. */
  onChoose?(cell: number): void;
}

const MOVES: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-Number.MAX_SAFE_INTEGER, 0],
  End: [Number.MAX_SAFE_INTEGER, 0],
};

/** The board for keyboard and screen reader: labelled cells over the canvas, one of them in the tab order. */
export function CellGrid(props: CellGridProps) {
  const { size, cellAt, focus, selected, labelOf, onChoose } = props;
  const grid = useRef<HTMLDivElement>(null);
  const roving = focus.value >= 0 ? focus.value : props.home;
  const places = Array.from({ length: size }, (_, place) => place);

  const elementOf = (cell: number) => grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  const moveTo = (cell: number) => {
    focus.value = cell;
    elementOf(cell)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    const { cell = roving, column = 0, row = 0 } = target.dataset;
    const move = MOVES[event.key];
    const within = (place: number) => Math.min(size - 1, Math.max(0, place));
    if (move !== undefined) moveTo(cellAt(within(Number(column) + move[0]), within(Number(row) + move[1])));
    else if (onChoose !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      focus.value = Number(cell);
      onChoose(Number(cell));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={grid}
      class="cells"
      role="grid"
      aria-label={messages.value.boardLabel}
      aria-describedby={props.describedBy}
      style={{ inset: props.margin, '--across': size }}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const cell = Number((event.target as HTMLElement).dataset.cell);
        if ((event.target as HTMLElement).matches(':focus-visible')) focus.value = cell;
      }}
      onFocusOut={() => {
        focus.value = -1;
      }}
    >
      {places.map((y) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the row's cells take the focus
        <div key={y} role="row" class="cells-row">
          {places.map((x) => {
            const cell = cellAt(x, y);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
              <div
                key={cell}
                role="gridcell"
                class="cell"
                data-cell={cell}
                data-column={x}
                data-row={y}
                data-testid={`cell-${cell}`}
                tabIndex={cell === roving ? 0 : -1}
                aria-selected={selected === cell}
                aria-label={labelOf(cell)}
                onClick={(event) => {
                  // A real pointer is heard by the board; what comes without one is a screen reader's.
                  if (event.detail === 0) onChoose?.(cell);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
