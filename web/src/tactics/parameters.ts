import { BLUR_MAX } from '../engine/fields';
import {
  checkInteger,
  choose,
  type OwnParameters,
  settleMatch,
  settleMoves,
} from '../shell/address/url_checks';
import { readMoves } from './battle/moves_text';
import { startOfCode } from './files/drawn_start';
import { PERSONALITIES, type Personality } from './setup/personality';

/** What an address can say to tactics alone. */
export interface TacticsParameters {
  /** A battle to look at: its actions from the start of `seed`, as `writeMoves` writes them. */
  moves?: string;
  /** A map that somebody drew, in place of that of a seed (files/drawn_start.ts). */
  start?: string;
  /** The campaign: `1`, the id of a battle, or `plus` for the endless run of `seed`. */
  campaign?: string;
  /** How that battle ended off the board (`second-resignation`); checked once it is shown. */
  end?: string;
  /** Of the opponent that a person plays against. */
  personality?: Personality;
  /** Its imperfection beyond its rung's own. */
  blur?: number;
}

export const tacticsParameters: OwnParameters<TacticsParameters> = {
  checks: {
    moves: (given) => (readMoves(given) === null ? { reasonKey: 'notMoves' } : { value: given }),
    start: (given) => (startOfCode(given) === null ? { reasonKey: 'notChoice' } : { value: given }),
    campaign: (given) => (/^[\w-]{1,40}$/.test(given) ? { value: given } : { reasonKey: 'notChoice' }),
    end: (given) => ({ value: given }),
    personality: (given) => choose(given, PERSONALITIES),
    blur: (given) => checkInteger(given, 0, BLUR_MAX),
  },
  namesScreen: ({ campaign }) => campaign !== undefined,
  settle(parameters, tell) {
    if (parameters.start === undefined) settleMoves(parameters, tell);
    settleMatch(parameters, ['personality', 'blur'], tell);
  },
};
