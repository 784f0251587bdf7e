import { showcaseOf } from '../boardgame/showcase';
import { fromOf, toOf } from './action_code';
import { shapeOf } from './cells';
import { boardOf, STANDARD_FEN } from './files/fen';
import { readMoves } from './notation/iccs';
import { boardAfter } from './pieces';
import { moveEvents, snapshotData } from './snapshot_data';

/** A short game for the board on the home screen: a cannon mates behind the lines. */
const MOVES = readMoves('h0i2a6a5b2b4b9a7b4g4d9e8g4g9') ?? [];

const START = boardOf(STANDARD_FEN) ?? [];

export const SHOWCASE = showcaseOf({
  shape: shapeOf(0),
  actions: MOVES,
  begun: 2,
  snapshot: (length) => snapshotData(START, MOVES.slice(0, length), length === MOVES.length),
  events(length) {
    const before = MOVES.slice(0, length - 1);
    const board = before.reduce((now, move) => boardAfter(now, fromOf(move), toOf(move)), START);
    return moveEvents(board, MOVES[length - 1] ?? 0, length === MOVES.length);
  },
});
