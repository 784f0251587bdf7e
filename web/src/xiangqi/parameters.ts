import { checkMoveList } from '../boardgame/address_moves';
import { BLUR_MAX } from '../engine/fields';
import { checkInteger, type OwnParameters, settleMatch } from '../shell/address/url_checks';
import { checkEnd } from '../shell/session/ending';
import { readFen } from './files/fen';
import { listMoves } from './notation/iccs';
import { startOf } from './setup';

/** What an address can say to Xiangqi alone. */
export interface XiangqiParameters {
  /** A game to go on with: moves in ICCS one after the other (`h2e2h9g7...`). */
  moves?: string;
  /** How that game ended off the board (`second-resignation`). */
  end?: string;
  /** The position that it begins with, a FEN, where that is not the usual one. */
  start?: string;
  /** The opponent's imperfection beyond its rung's own. */
  blur?: number;
}

export const xiangqiParameters: OwnParameters<XiangqiParameters> = {
  checks: {
    // Whether they are legal is asked of the engine.
    moves: (given) => checkMoveList(given, listMoves(given)),
    end: checkEnd,
    start(given) {
      const fen = readFen(given);
      return fen === null ? { reasonKey: 'notChoice' } : { value: startOf(fen) };
    },
    blur: (given) => checkInteger(given, 0, BLUR_MAX),
  },
  settle: (parameters, tell) => settleMatch(parameters, ['blur'], tell),
};
