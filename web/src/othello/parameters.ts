import { checkMoveList } from '../boardgame/address_moves';
import { BLUR_MAX } from '../engine/fields';
import { checkInteger, type OwnParameters, settleMatch } from '../shell/address/url_checks';
import { checkEnd } from '../shell/session/ending';
import { readStart } from './files/board_text';
import { listMoves } from './files/notation';

/** What an address can say to Othello alone. */
export interface OthelloParameters {
  /** A game to go on with: cells and passes one after the other (`f5d6pass...`). */
  moves?: string;
  /** How that game ended off the board (`second-resignation`). */
  end?: string;
  /** The board that it begins with, where that is not the usual one. */
  start?: string;
  /** The opponent's imperfection beyond its rung's own. */
  blur?: number;
}

export const othelloParameters: OwnParameters<OthelloParameters> = {
  checks: {
    // Whether they are legal is asked of the engine.
    moves: (given) => checkMoveList(given, listMoves(given)),
    end: checkEnd,
    start(given) {
      const start = readStart(given);
      return start === null ? { reasonKey: 'notChoice' } : { value: start };
    },
    blur: (given) => checkInteger(given, 0, BLUR_MAX),
  },
  settle: (parameters, tell) => settleMatch(parameters, ['blur'], tell),
};
