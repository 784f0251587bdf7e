import { type Cell, NO_CELL } from '../../board/shape';
import type { EditedPosition, EditorSpec, PieceNumber } from '../../boardgame/editor/editor_spec';
import { CELLS, cellName, columnOf, isHome, isInPalace, namedCell, ranksAhead } from '../cells';
import { boardOf, moverOf, readFen, writeFen } from '../files/fen';
import { SmallPiece } from '../piece_token';
import { type Board, KINDS, type Kind, type Man, manOf, piecesOn } from '../pieces';
import { atRest } from '../scene';
import { colourName, manName } from '../sentences';
import { startOf } from '../setup';
import { generalsFace } from '../why/obstacle';
import { messages as words } from '../words/messages';
import type { Xiangqi } from '../xiangqi_types';
import { messages } from './words/messages';

/** Numbers are the engine's pieces (wasm/xiangqi.d.ts) from 1 on. */
const manWith = (piece: PieceNumber): Man => manOf(piece - 1);

function numberOf(man: Man | null): PieceNumber {
  return man === null ? 0 : 1 + KINDS.indexOf(man.kind) + KINDS.length * man.side;
}

const MOST: Readonly<Record<Kind, number>> = {
  general: 1,
  advisor: 2,
  elephant: 2,
  horse: 2,
  chariot: 2,
  cannon: 2,
  soldier: 5,
};

const ROW = KINDS.map((_, place) => 1 + place);

/** Where pieces can stand that do not leave the palace, or their half of the board. */
function mayStand(piece: PieceNumber, cell: Cell): boolean {
  const { side, kind } = manWith(piece);
  const [column, ahead] = [columnOf(cell), ranksAhead(side, cell)];
  switch (kind) {
    case 'general':
      return isInPalace(side, cell);
    case 'advisor':
      return isInPalace(side, cell) && (column + ahead) % 2 === 1;
    case 'elephant':
      return isHome(side, cell) && ahead % 2 === 0 && (column + ahead) % 4 === 2;
    default:
      return true;
  }
}

function boardWith({ contents }: EditedPosition): Board {
  return contents.map((piece) => (piece === 0 ? null : manWith(piece)));
}

function positionOf(board: Board, toMove: 0 | 1): EditedPosition {
  return { contents: board.map(numberOf), toMove };
}

function write(position: EditedPosition): string {
  return writeFen(boardWith(position), position.toMove);
}

function read(text: string): EditedPosition | null {
  const fen = readFen(text);
  const board = fen === null ? null : boardOf(fen);
  return fen === null || board === null ? null : positionOf(board, moverOf(fen));
}

function bare(): EditedPosition {
  const contents = Array.from({ length: CELLS }, () => 0);
  contents[namedCell('d0')] = numberOf({ side: 0, kind: 'general' });
  contents[namedCell('f9')] = numberOf({ side: 1, kind: 'general' });
  return { contents, toMove: 0 };
}

/** What is wrong with the pieces by themselves, then with the generals. */
function fault(position: EditedPosition, refusal: (position: EditedPosition) => string): string {
  const t = messages.value;
  const board = boardWith(position);
  const astray = position.contents.findIndex((piece, cell) => piece !== 0 && !mayStand(piece, cell));
  if (astray !== NO_CELL) return t.astray(pieceName(position.contents[astray] ?? 0), cellName(astray));
  for (const piece of [...ROW, ...ROW.map((own) => own + KINDS.length)]) {
    const most = MOST[manWith(piece).kind];
    if (position.contents.filter((other) => other === piece).length > most)
      return t.tooMany(pieceName(piece), most);
  }
  if (generalsFace(board)) return t.facing;
  if (refusal(position) === '') return '';
  const waits = position.toMove === 0 ? 1 : 0;
  const isOther = refusal({ ...position, toMove: waits }) === '';
  return isOther ? t.leftInCheck(colourName(waits)) : t.bothInCheck;
}

function pieceName(piece: PieceNumber): string {
  const { side, kind } = manWith(piece);
  return words.value.xiangqiPiece(colourName(side), manName(kind));
}

/** Positions of Xiangqi, set up by hand. */
export const XIANGQI_EDITOR: EditorSpec<Xiangqi> = {
  palette: [ROW, ROW.map((piece) => piece + KINDS.length)],
  Piece: ({ piece, size }) => <SmallPiece man={manWith(piece)} size={size} />,
  pieceName,
  most: (piece) => MOST[manWith(piece).kind],
  isNeeded: (piece) => piece !== 0 && manWith(piece).kind === 'general',
  mayStand,
  positionOf: ({ board, sideToMove }) => positionOf(board, sideToMove),
  bare: bare(),
  setupOf: (position) => ({ start: startOf(write(position)) }),
  write,
  textName: 'FEN',
  read,
  sceneOf: (position) => ({
    pieces: piecesOn(boardWith(position)).map(atRest),
    last: null,
    checked: NO_CELL,
    weighed: [],
  }),
  cellName,
  fault,
};

/** The editor, once its words have come. */
export async function openEditor(): Promise<typeof XIANGQI_EDITOR> {
  await messages.load();
  return XIANGQI_EDITOR;
}
