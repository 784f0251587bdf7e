import { checkMoveList } from '../boardgame/address_moves';
import { BLUR_MAX } from '../engine/fields';
import { checkInteger, choose, type OwnParameters, settleMatch } from '../shell/address/url_checks';
import { checkEnd } from '../shell/session/ending';
import { listMoves } from './files/notation';

export const RULES = ['freestyle', 'standard', 'renju'] as const;
export const OPENINGS = ['free', 'swap2'] as const;
export const BOARD_SIZE_MIN = 9;
export const BOARD_SIZE_MAX = 20;

export type RuleName = (typeof RULES)[number];
export type OpeningName = (typeof OPENINGS)[number];

/** What an address can say to Gomoku alone. */
export interface GomokuParameters {
  /** A game to go on with: stones and choices one after the other (`h8i9...`). */
  moves?: string;
  /** How that game ended off the board (`second-resignation`). */
  end?: string;
  /** What wins, how it opens, and cells along an edge of the board. */
  rule?: RuleName;
  opening?: OpeningName;
  size?: number;
  /** The opponent's imperfection beyond its rung's own. */
  blur?: number;
}

export const gomokuParameters: OwnParameters<GomokuParameters> = {
  checks: {
    // Whether they are legal is asked of the engine.
    moves: (given) => checkMoveList(given, listMoves(given)),
    end: checkEnd,
    rule: (given) => choose(given, RULES),
    opening: (given) => choose(given, OPENINGS),
    size: (given) => checkInteger(given, BOARD_SIZE_MIN, BOARD_SIZE_MAX),
    blur: (given) => checkInteger(given, 0, BLUR_MAX),
  },
  settle: (parameters, tell) => settleMatch(parameters, ['blur'], tell),
};
