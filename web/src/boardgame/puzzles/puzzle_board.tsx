import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { columnOf, rowOf } from '../../gomoku/cells';
import { cellAt, writeAction } from '../../gomoku/files/notation';
import { type Messages, messages } from '../../gomoku/words/messages';

/** What a board shows of a puzzle, and what it hears; any board view that can do so fits. */
export interface PuzzleBoardProps {
  /** Cells along an edge. */
  size: number;
  /** Cells of the stones, black first. */
  stones: readonly number[];
  /** Cells of the five. */
  row: readonly number[];
  /** The cell that a hint points at, -1 for none. */
  hint: number;
  /** Whether a stone may be placed now. */
  active: boolean;
  onChoose(cell: number): void;
}

/** Width of the frame with the names of columns and rows, in cells. */
const FRAME = 0.6;

const MOVES: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A plain board: lines and stones, and over them a grid of labelled points. A finger taps a point twice. */
export function PuzzleBoard(props: PuzzleBoardProps) {
  const { size, active, onChoose } = props;
  const aim = useSignal(-1);
  const aimed = active && !props.stones.includes(aim.value) ? aim.value : -1;
  const place = (cell: number, byFinger: boolean) => {
    if (!active) return;
    if (byFinger && aimed !== cell) aim.value = cell;
    else {
      aim.value = -1;
      onChoose(cell);
    }
  };
  return (
    <div
      class="puzzle-board"
      style={{ '--across': size, '--frame': `${(100 * FRAME) / (size + 2 * FRAME)}%` }}
      data-testid="puzzle-board"
    >
      <Picture {...props} aim={aimed} />
      <Points {...props} onPlace={place} />
      <p class="sr-only" role="status">
        {aimed >= 0 ? messages.value.puzzleTapAgain : ''}
      </p>
    </div>
  );
}

function Picture({ size, stones, row, hint, aim }: PuzzleBoardProps & { aim: number }) {
  const lines = Array.from({ length: size }, (_, place) => place + 0.5);
  const last = stones.at(-1) ?? -1;
  const edge = -FRAME;
  const across = size + 2 * FRAME;
  return (
    <svg viewBox={`${edge} ${edge} ${across} ${across}`} aria-hidden="true">
      <path
        class="puzzle-lines"
        d={lines.map((at) => `M.5 ${at}H${size - 0.5}M${at} .5V${size - 0.5}`).join('')}
      />
      {lines.map((at, place) => (
        <g key={at} class="puzzle-label">
          <text x={at} y={size + FRAME / 4}>
            {String.fromCharCode(0x61 + place)}
          </text>
          <text x={edge / 4} y={at}>
            {size - place}
          </text>
        </g>
      ))}
      {stones.map((cell, turn) => (
        <Stone key={cell} cell={cell} black={turn % 2 === 0} />
      ))}
      {last < 0 || row.length > 0 ? null : <circle class="puzzle-last" {...centre(last)} r={0.12} />}
      {row.map((cell) => (
        <circle key={cell} class="puzzle-row" {...centre(cell)} r={0.3} />
      ))}
      {hint < 0 ? null : <circle class="puzzle-hint" {...centre(hint)} r={0.4} />}
      {aim < 0 ? null : <Stone cell={aim} black={stones.length % 2 === 0} ghost />}
    </svg>
  );
}

function Stone({ cell, black, ghost = false }: { cell: number; black: boolean; ghost?: boolean }) {
  const { cx, cy } = centre(cell);
  return (
    <g class={`puzzle-stone ${black ? 'puzzle-black' : 'puzzle-white'}${ghost ? ' puzzle-ghost' : ''}`}>
      <ellipse class="puzzle-shadow" cx={cx + 0.03} cy={cy + 0.07} rx={0.45} ry={0.44} />
      <circle class="puzzle-body" cx={cx} cy={cy} r={0.44} />
      <ellipse class="puzzle-light" cx={cx - 0.12} cy={cy - 0.15} rx={0.2} ry={0.14} />
    </g>
  );
}

function centre(cell: number): { cx: number; cy: number } {
  return { cx: columnOf(cell) + 0.5, cy: rowOf(cell) + 0.5 };
}

/** The board for pointer, keyboard and screen reader; one point is in the tab order. */
function Points(props: PuzzleBoardProps & { onPlace(cell: number, byFinger: boolean): void }) {
  const { size, stones, hint, onPlace } = props;
  const t = messages.value;
  const grid = useRef<HTMLDivElement>(null);
  const middle = cellAt(Math.floor(size / 2), Math.floor(size / 2), size) ?? 0;
  const focus = useSignal(-1);
  const finger = useRef(false);
  const roving = focus.value >= 0 ? focus.value : (stones.at(-1) ?? middle);
  const places = Array.from({ length: size }, (_, place) => place);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    const within = (place: number) => Math.min(size - 1, Math.max(0, place));
    focus.value = cellAt(within(columnOf(roving) + move[0]), within(rowOf(roving) + move[1]), size) ?? roving;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${focus.value}"]`)?.focus();
  };
  return (
    <div
      ref={grid}
      class="puzzle-points"
      role="grid"
      aria-label={t.boardLabel}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {places.map((y) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the row's points take the focus
        <div key={y} role="row" class="puzzle-points-row">
          {places.map((x) => {
            const cell = cellAt(x, y, size)!;
            return (
              <button
                key={cell}
                type="button"
                role="gridcell"
                class="puzzle-point"
                data-cell={cell}
                data-testid={`point-${cell}`}
                tabIndex={cell === roving ? 0 : -1}
                aria-label={pointWords(t, cell, size, stones, hint)}
                onFocus={() => (focus.value = cell)}
                onPointerDown={(event) => (finger.current = event.pointerType === 'touch')}
                onClick={(event) => onPlace(cell, finger.current && event.detail > 0)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function pointWords(
  t: Messages,
  cell: number,
  size: number,
  stones: readonly number[],
  hint: number,
): string {
  const turn = stones.indexOf(cell);
  const what = turn < 0 ? t.puzzleEmpty : turn % 2 === 0 ? t.puzzleBlack : t.puzzleWhite;
  const words = [writeAction(cell, size), what, ...(cell === hint ? [t.puzzleHinted] : [])];
  return words.join(', ');
}
