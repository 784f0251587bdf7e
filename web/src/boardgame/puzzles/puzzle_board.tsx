import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Cell, middleCell, NO_CELL } from '../../board/shape';
import type { Frames } from '../../conductor/contract';
import type { Pointing } from '../board_overlay';
import type { Action } from '../game_types';
import { EMPTY_OVERLAY, type Overlay } from '../overlay';
import { PlayBoard } from '../play_board';
import type { Spec } from '../spec';
import type { PuzzleGame } from './puzzle_game';

interface PuzzleBoardProps {
  spec: Spec;
  game: PuzzleGame;
  frames: Frames;
  dark: boolean;
}

/** The board of a puzzle. */
export function PuzzleBoard({ spec, game, frames, dark }: PuzzleBoardProps) {
  const shape = useMemo(() => spec.shape(game.puzzle, game.side), [spec, game]);
  /** The piece that is to move, where pieces do. */
  const chosen = useSignal<Cell>(NO_CELL);
  const snapshot = game.snapshot.value;
  const last = game.moves.value.at(-1);
  const home = last === undefined ? NO_CELL : spec.cellsOf(last).to;
  const choose = (cell: Cell) => {
    const action = actionTo(spec, game, chosen.value, cell);
    const isPiece = game.legalActions().some((legal) => spec.cellsOf(legal).from === cell);
    chosen.value = action === null && isPiece && cell !== chosen.value ? cell : NO_CELL;
    if (action !== null) game.choose(action);
  };
  return (
    <PlayBoard
      stage={game.stage}
      shape={shape}
      look={spec.look}
      frames={frames}
      dark={dark}
      overlayOf={(pointing) => overlayOf(spec, game, chosen.value, pointing)}
      labelOf={(cell) => spec.words.cell(snapshot, cell)}
      home={home === NO_CELL ? middleCell(shape) : home}
      selected={chosen.value}
      onChoose={choose}
    />
  );
}

/** The player's action that ends on a cell: of the piece on `from`, where pieces move; null where there is none. */
function actionTo(spec: Spec, game: PuzzleGame, from: Cell, cell: Cell): Action | null {
  if (cell === NO_CELL) return null;
  const ends = (action: Action) => {
    const way = spec.cellsOf(action);
    return way.to === cell && (spec.input === 'place' || way.from === from);
  };
  return game.legalActions().find(ends) ?? null;
}

function overlayOf(spec: Spec, game: PuzzleGame, from: Cell, { hover, focus }: Pointing): Overlay {
  const snapshot = game.snapshot.value;
  const ghost = (action: Action | null) =>
    action === null ? null : (spec.look.ghosts(snapshot, [action])[0] ?? null);
  return {
    ...EMPTY_OVERLAY,
    hover: ghost(actionTo(spec, game, from, hover === NO_CELL ? focus : hover)),
    aim: ghost(game.hint.value),
    focus,
    from,
  };
}
