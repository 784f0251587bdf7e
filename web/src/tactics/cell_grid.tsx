import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { messages } from '../i18n/messages';
import { BOARD_SIZE, type Cell, columnOf, rowOf } from './cells';

interface CellGridProps {
  /** Width of the board's frame. */
  margin: string;
  /** The cell with the keyboard's frame, -1 while another input is used. */
  focus: Signal<Cell>;
  /** Where the keyboard begins. */
  home: Cell;
  /** The selected unit's cell, -1 for none. */
  selected: Cell;
  /** Id of what says how the board is used. */
  describedBy?: string;
  /** A cell in words. */
  labelOf(cell: Cell): string;
  /** A cell was chosen by key or by a screen reader; pointers are the board's. */
  onChoose?(cell: Cell): void;
}

const MOVES: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The board for keyboard and screen reader: a hundred labelled cells over the canvas, one of them in the tab order. */
export function CellGrid(props: CellGridProps) {
  const { focus, selected, labelOf, onChoose } = props;
  const grid = useRef<HTMLDivElement>(null);
  const roving = focus.value >= 0 ? focus.value : props.home;

  const moveTo = (cell: Cell) => {
    focus.value = cell;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = Number((event.target as HTMLElement).dataset.cell ?? roving);
    const next = cellAfter(event.key, here);
    if (next !== null) moveTo(next);
    else if (onChoose !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      focus.value = here;
      onChoose(here);
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
      style={{ inset: props.margin }}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => {
        const cell = Number((event.target as HTMLElement).dataset.cell);
        if ((event.target as HTMLElement).matches(':focus-visible')) focus.value = cell;
      }}
      onFocusOut={() => {
        focus.value = -1;
      }}
    >
      {Array.from({ length: BOARD_SIZE }, (_, y) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the row's cells take the focus
        <div key={y} role="row" class="cells-row">
          {Array.from({ length: BOARD_SIZE }, (_, x) => {
            const cell = y * BOARD_SIZE + x;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
              <div
                key={cell}
                role="gridcell"
                class="cell"
                data-cell={cell}
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

/** Where a key leads from a cell; null for a key that does not move. */
function cellAfter(key: string, from: Cell): Cell | null {
  const y = rowOf(from);
  if (key === 'Home') return y * BOARD_SIZE;
  if (key === 'End') return y * BOARD_SIZE + BOARD_SIZE - 1;
  const move = MOVES[key];
  if (move === undefined) return null;
  const within = (place: number) => Math.min(BOARD_SIZE - 1, Math.max(0, place));
  return within(y + move[1]) * BOARD_SIZE + within(columnOf(from) + move[0]);
}
