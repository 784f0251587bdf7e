import type { EditedPosition, EditorSpec, PieceNumber } from '../../boardgame/editor/editor_spec';
import type { Colour } from '../../play/game_types';
import { CELLS, cellName } from '../cells';
import { DiscToken } from '../disc_token';
import { readStart } from '../files/board_text';
import { boardText } from '../files/ggf_writer';
import type { Othello } from '../othello_types';
import { atRest } from '../scene';
import { colourName } from '../sentences';
import { boardOf, moverOf, startOf } from '../setup';

/** A disc of each colour, as the engine numbers what lies on a cell (wasm/othello.d.ts). */
const [BLACK, WHITE] = [1, 2];

const colourOf = (piece: PieceNumber): Colour => (piece === BLACK ? 0 : 1);

const LETTERS = '-XO';

function startWith({ contents, toMove }: EditedPosition): string {
  return startOf(contents.map((piece) => LETTERS[piece]).join(''), toMove === 0 ? 'X' : 'O');
}

/** Positions of Othello, set up by hand: any discs, whatever game could lead to them. */
const OTHELLO_EDITOR: EditorSpec<Othello> = {
  palette: [[BLACK, WHITE]],
  Piece: ({ piece, size }) => <DiscToken colour={colourOf(piece)} size={size} />,
  pieceName: (piece) => colourName(colourOf(piece)),
  most: () => CELLS,
  isNeeded: () => false,
  mayStand: () => true,
  positionOf({ discs, sideToMove }) {
    const contents = Array.from({ length: CELLS }, () => 0);
    for (const { cell, colour } of discs) contents[cell] = colour === 0 ? BLACK : WHITE;
    return { contents, toMove: sideToMove };
  },
  bare: { contents: Array.from({ length: CELLS }, () => 0), toMove: 0 },
  setupOf: (position) => ({ start: startWith(position) }),
  write: (position) => `BO[${boardText(startWith(position))}]`,
  textName: 'GGF',
  read(text) {
    const start = readStart(text);
    if (start === null) return null;
    const contents = [...boardOf(start)].map((letter) => LETTERS.indexOf(letter));
    return { contents, toMove: moverOf(start) === 'X' ? 0 : 1 };
  },
  sceneOf: ({ contents }) => ({
    discs: contents.flatMap((piece, cell) =>
      piece === 0 ? [] : [atRest({ cell, colour: colourOf(piece), number: 0 })],
    ),
    last: -1,
    weighed: [],
  }),
  cellName,
  fault: () => '',
};

export function openEditor(): EditorSpec<Othello> {
  return OTHELLO_EDITOR;
}
