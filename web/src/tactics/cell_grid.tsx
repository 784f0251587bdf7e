import type { Signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Messages, messages } from '../i18n/messages';
import type { Battle } from './battle';
import { BOARD_SIZE, type Cell, columnOf, rowOf } from './cells';
import type { Exposure } from './exposure';
import { openStrikes } from './selection';
import { livingUnits } from './snapshot';
import { describeCell } from './words';

interface CellGridProps {
  battle: Battle;
  margin: string;
  /** The cell with the keyboard's frame, -1 while another input is used. */
  focus: Signal<Cell>;
}

const MOVES: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The board for keyboard and screen reader: a hundred labelled cells over the canvas, one of them in the tab order. */
export function CellGrid({ battle, margin, focus }: CellGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const t = messages.value;
  const snapshot = battle.snapshot.value;
  const selection = battle.selection.value;
  const own = livingUnits(snapshot, battle.settings.side)[0];
  const roving = focus.value >= 0 ? focus.value : (selection?.unit.cell ?? own?.cell ?? 0);
  const reach = new Set(selection?.options.reach);
  const targets = new Set(
    selection === null
      ? []
      : openStrikes(selection).flatMap((strike) => strike.bodies.map((body) => body.unit.cell)),
  );

  const threats = battle.phase.value === 'player' ? threatsByCell(battle) : NO_THREATS;

  const moveTo = (cell: Cell) => {
    focus.value = cell;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const here = Number((event.target as HTMLElement).dataset.cell ?? roving);
    const x = columnOf(here);
    const y = rowOf(here);
    if (move !== undefined) {
      const column = Math.min(BOARD_SIZE - 1, Math.max(0, x + move[0]));
      const row = Math.min(BOARD_SIZE - 1, Math.max(0, y + move[1]));
      moveTo(row * BOARD_SIZE + column);
    } else if (event.key === 'Home') moveTo(y * BOARD_SIZE);
    else if (event.key === 'End') moveTo(y * BOARD_SIZE + BOARD_SIZE - 1);
    else if (event.key === 'Enter' || event.key === ' ') {
      focus.value = here;
      battle.tapCell(here);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      ref={grid}
      class="cells"
      role="grid"
      aria-label={t.boardLabel}
      aria-describedby="board-help"
      style={{ inset: margin }}
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
            const marks = [
              ...(selection?.unit.cell === cell ? [t.cellSelected] : []),
              ...(targets.has(cell) ? [t.cellTarget] : []),
              ...(reach.has(cell) ? [t.cellReachable] : []),
              ...threatWords(t, threats.get(cell)),
            ];
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys for all its cells
              <div
                key={cell}
                role="gridcell"
                class="cell"
                data-cell={cell}
                data-testid={`cell-${cell}`}
                tabIndex={cell === roving ? 0 : -1}
                aria-selected={selection?.unit.cell === cell}
                aria-label={describeCell(t, snapshot, cell, marks)}
                onClick={(event) => {
                  // A real pointer is heard by the board; what comes without one is a screen reader's.
                  if (event.detail === 0) battle.tapCell(cell);
                }}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const NO_THREATS: ReadonlyMap<Cell, Exposure> = new Map();

/** What threatens the player's units, by the cells they stand on. */
function threatsByCell(battle: Battle): ReadonlyMap<Cell, Exposure> {
  const { units } = battle.snapshot.value;
  return new Map([...battle.exposures.value].map(([unit, exposure]) => [units[unit]?.cell ?? -1, exposure]));
}

function threatWords(t: Messages, exposure: Exposure | undefined): string[] {
  const count = exposure?.strikers.length ?? 0;
  return exposure === undefined || count === 0 ? [] : [t.cellThreatened(count, exposure.deadly)];
}
