import type { EditedPosition, EditorSpec, PieceNumber } from '../../boardgame/editor/editor_spec';
import type { Colour } from '../../play/game_types';
import { cellName, STRIDE } from '../cells';
import { isStone, readMoves } from '../files/notation';
import { readSgf } from '../files/sgf_reader';
import { writeSetUp } from '../files/sgf_writer';
import type { Gomoku } from '../gomoku_types';
import { colourName } from '../sentences';
import { type Setup, USUAL_SETUP } from '../setup';
import type { Snapshot } from '../snapshot';
import { StoneToken } from '../stone_token';
import { messages } from './words/messages';

/** A stone of each colour. */
const [BLACK, WHITE] = [1, 2];

type Contents = EditedPosition['contents'];

const colourOf = (piece: PieceNumber): Colour => (piece === BLACK ? 0 : 1);

function cellsOf(contents: Contents, piece: PieceNumber): number[] {
  return contents.flatMap((there, cell) => (there === piece ? [cell] : []));
}

/** How many more stones Black has. */
function surplusOf(contents: Contents): number {
  return cellsOf(contents, BLACK).length - cellsOf(contents, WHITE).length;
}

const toMoveWith = (contents: Contents) => (surplusOf(contents) > 0 ? 1 : 0);

/** The stones of moves, black and white in turn. */
function positionAfter(cells: readonly number[]): EditedPosition {
  const contents = Array.from({ length: STRIDE * STRIDE }, () => 0);
  for (const [turn, cell] of cells.entries()) contents[cell] = turn % 2 === 0 ? BLACK : WHITE;
  return { contents, toMove: toMoveWith(contents) };
}

/** Black's stones and White's in turn, row by row. */
function actionsTo({ contents }: EditedPosition): number[] {
  const [blacks, whites] = [cellsOf(contents, BLACK), cellsOf(contents, WHITE)];
  return blacks.flatMap((cell, turn) => [cell, ...whites.slice(turn, turn + 1)]);
}

/** What is wrong with the numbers of stones, then with the way there. */
function fault(position: EditedPosition, refusal: (position: EditedPosition) => string): string {
  const t = messages.value;
  if (![0, 1].includes(surplusOf(position.contents))) return t.turns;
  return refusal(position) === '' ? '' : t.noWay;
}

/** The stones of a text of such a board: an SGF, or moves. */
function stonesIn(text: string, { size }: Setup): number[] | null {
  const moves = readMoves(text, size);
  if (moves !== null) return moves.every(isStone) ? moves : null;
  const { record } = readSgf(text);
  return record?.size === size ? record.actions.filter(isStone) : null;
}

/** Positions of Gomoku, set up by hand on such a board. */
function editorOf(setup: Setup): EditorSpec<Gomoku> {
  return {
    palette: [[BLACK, WHITE]],
    Piece: ({ piece, size }) => <StoneToken colour={colourOf(piece)} size={size} />,
    pieceName: (piece) => colourName(colourOf(piece)),
    most: () => setup.size ** 2,
    isNeeded: () => false,
    mayStand: () => true,
    positionOf: ({ stones }) => positionAfter(stones.map(({ cell }) => cell)),
    bare: positionAfter([]),
    setupOf: () => setup,
    actionsTo,
    toMoveWith,
    write: ({ contents }) =>
      writeSetUp(setup, { black: cellsOf(contents, BLACK), white: cellsOf(contents, WHITE) }),
    textName: 'SGF',
    read(text) {
      const cells = text.trim() === '' ? null : stonesIn(text, setup);
      return cells === null ? null : positionAfter(cells);
    },
    sceneOf: ({ contents }) => ({
      stones: contents.flatMap((piece, cell) =>
        piece === 0 ? [] : [{ cell, colour: colourOf(piece), number: 0, lift: 0, opacity: 1 }],
      ),
      last: -1,
      row: [],
      rowDrawn: 0,
      weighed: [],
    }),
    cellName: (cell) => cellName(setup.size, cell),
    fault,
  };
}

/** The editor for a board like that one, once its words have come. */
export async function openEditor(like: Snapshot | null): Promise<EditorSpec<Gomoku>> {
  await messages.load();
  const { size, rule } = like ?? USUAL_SETUP;
  return editorOf({ size, rule, opening: 'free' });
}
