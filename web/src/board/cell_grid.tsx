import type { Signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { messages } from '../i18n/messages';
import { strokeOf } from '../shell/ui/keys';
import { cellAt, type Shape } from './shape';

interface CellGridProps {
  shape: Shape;
  /** Width of the board's frame. */
  margin: string;
  /** The cell with the keyboard's focus ring, -1 while another input is used. */
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
  PageUp: [0, -Number.MAX_SAFE_INTEGER],
  PageDown: [0, Number.MAX_SAFE_INTEGER],
};

/** The board for keyboard and screen reader: labelled cells over the canvas, one of them in the tab order. */
export function CellGrid(props: CellGridProps) {
  const { shape, focus, selected, labelOf, onChoose } = props;
  const { columns, rows } = shape;
  const grid = useRef<HTMLDivElement>(null);
  const roving = focus.value >= 0 ? focus.value : props.home;

  const choose = useRef(onChoose);
  choose.current = onChoose;

  const elementOf = (cell: number) => grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
  const moveTo = (cell: number) => {
    focus.value = cell;
    elementOf(cell)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = strokeOf(event);
    if (stroke === null) return;
    const target = event.target as HTMLElement;
    const { cell = roving, column = 0, row = 0 } = target.dataset;
    const move = MOVES[stroke.key];
    const within = (place: number, length: number) => Math.min(length - 1, Math.max(0, place));
    if (move !== undefined) {
      const [right, down] = move;
      moveTo(cellAt(shape, within(Number(column) + right, columns), within(Number(row) + down, rows)));
    } else if (onChoose !== undefined && (stroke.key === 'Enter' || stroke.key === ' ')) {
      focus.value = Number(cell);
      if (!stroke.held) onChoose(Number(cell));
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
      style={{ inset: props.margin, '--columns': columns, '--rows': rows }}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const cell = Number((event.target as HTMLElement).dataset.cell);
        if ((event.target as HTMLElement).matches(':focus-visible')) focus.value = cell;
      }}
      onFocusOut={() => {
        focus.value = -1;
      }}
    >
      {Array.from({ length: rows }, (_, y) => {
        const cells = Array.from({ length: columns }, (_, x) => cellAt(shape, x, y));
        const has = (cell: number) => (cells.includes(cell) ? cell : -1);
        return (
          <CellRow
            key={y}
            row={y}
            cells={cells}
            labels={cells.map(labelOf)}
            roving={has(roving)}
            selected={has(selected)}
            choose={choose}
          />
        );
      })}
    </div>
  );
}

interface CellRowProps {
  row: number;
  cells: readonly number[];
  labels: readonly string[];
  /** The cell of this row that is in the tab order, or selected; -1 for none. */
  roving: number;
  selected: number;
  choose: { readonly current: ((cell: number) => void) | undefined };
}

/** A row of cells; one in which nothing has changed costs nothing. */
function CellRow({ row, cells, labels, roving, selected, choose }: CellRowProps) {
  return useMemo(
    () => (
      // biome-ignore lint/a11y/useFocusableInteractive: the row's cells take the focus
      <div role="row" class="cells-row">
        {cells.map((cell, column) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
          <div
            key={cell}
            role="gridcell"
            class="cell"
            data-cell={cell}
            data-column={column}
            data-row={row}
            data-testid={`cell-${cell}`}
            tabIndex={cell === roving ? 0 : -1}
            aria-selected={selected === cell}
            aria-label={labels[column]}
            onClick={(event) => {
              // A real pointer is heard by the board; what comes without one is a screen reader's.
              if (event.detail === 0) choose.current?.(cell);
            }}
          />
        ))}
      </div>
    ),
    [cells.length, labels.join('\n'), roving, selected],
  );
}
