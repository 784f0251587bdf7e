/** Systems of openings, by how the first pieces stand. */
import { fromOf, toOf } from '../action_code';
import { cellAt, cellName, columnOf, namedCell, rowOf } from '../cells';
import { boardOf, STANDARD_FEN } from '../files/fen';
import { writeIccs } from '../notation/iccs';
import { type Board, boardAfter, KINDS } from '../pieces';

/** What Red begins with, and how it goes on. */
const FIRST = {
  h2e2: 'centralCannon',
  g0e2: 'elephant',
  c3c4: 'pawn',
  h0g2: 'horse',
  h2f2: 'palaceCorner',
  h2d2: 'crossPalace',
  h0i2: 'edgeHorse',
  h2c2: 'goldenHook',
  a3a4: 'edgePawn',
  h2h4: 'riverCannon',
} as const;

/** A piece as FEN has it and its point, for each that has to be there; the mirror image is the same. */
const RED = {
  crossRiver: ['Ce2 Cb2 Rh6'],
  fiveSix: ['Ce2 Cd2'],
  fiveSeven: ['Ce2 Cc2'],
  fiveEight: ['Ce2 Cb6'],
  fiveNine: ['Ce2 Ca2'],
} as const;

const BLACK = {
  sameDirection: ['Ce2 Cb2 ce7 cb7'],
  oppositeDirection: ['Ce2 Cb2 ce7 ch7'],
  screenHorses: ['nc7 ng7 cb7 ch7'],
  sandwichedHorses: ['nc7 ng7 cb7 cf7', 'nc7 ng7 ch7 cf7'],
  singleHorse: ['na7 ng7 Ce2'],
  leftBlockade: ['ng7 rh9 ch3 Ce2'],
  threeSteps: ['ng7 rh9 ci7 Ce2'],
} as const;

/** Answers to Red's first moves other than the central cannon. */
const ANSWERS = {
  soldierCannon: ['Pc4 cc7'],
  bothPawns: ['Pc4 pg5'],
  answersCannon: ['ce7'],
  answersElephant: ['be7'],
} as const;

export type First = (typeof FIRST)[keyof typeof FIRST];
export type Red = First | keyof typeof RED;
export type Black = keyof typeof BLACK | keyof typeof ANSWERS;

/** Plies within which a system shows. */
const PLIES = 20;

/** How both sides have begun; null for a first move that has no name. */
export interface System {
  red: Red;
  black: Black | null;
}

export function systemOf(actions: readonly number[]): System | null {
  const [opening] = actions;
  const first = opening === undefined ? undefined : firstOf(opening);
  if (first === undefined) return null;
  const isCentral = first === 'centralCannon';
  let board = boardOf(STANDARD_FEN) ?? [];
  const system: System = { red: first, black: null };
  for (const action of actions.slice(0, PLIES)) {
    board = boardAfter(board, fromOf(action), toOf(action));
    if (isCentral) system.red = matching(RED, board) ?? system.red;
    system.black = (isCentral ? matching(BLACK, board) : matching(ANSWERS, board)) ?? system.black;
  }
  return system;
}

function firstOf(action: number): First | undefined {
  const names: Readonly<Record<string, First>> = FIRST;
  return names[writeIccs(action)] ?? names[mirrorName(action)];
}

function mirrorName(action: number): string {
  return cellName(mirrored(fromOf(action))) + cellName(mirrored(toOf(action)));
}

function mirrored(cell: number): number {
  return cellAt(8 - columnOf(cell), rowOf(cell));
}

/** The last of several formations that stands on a board, or on its mirror image. */
function matching<Name extends string>(
  formations: Readonly<Record<Name, readonly string[]>>,
  board: Board,
): Name | null {
  const names = Object.keys(formations) as Name[];
  const stands = (name: Name) =>
    formations[name].some((pieces) => isThere(board, pieces, false) || isThere(board, pieces, true));
  return names.findLast(stands) ?? null;
}

function isThere(board: Board, pieces: string, mirror: boolean): boolean {
  return pieces.split(' ').every((piece) => {
    const cell = namedCell(piece.slice(1));
    const man = board[mirror ? mirrored(cell) : cell];
    const letter = piece[0] ?? '';
    const kind = KINDS['kabnrcp'.indexOf(letter.toLowerCase())];
    return man?.kind === kind && man?.side === (letter === letter.toUpperCase() ? 0 : 1);
  });
}
