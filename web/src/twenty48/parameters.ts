import { choose, type OwnParameters, settleMoves } from '../shell/address/url_checks';
import { unpackSlides } from './game_link';
import { isPositionLine, toLine } from './position_line';
import { ROLES, type Role } from './role';

/** Other ways to play: against an opponent, and two rungs side by side. */
export const MODES = ['adversary', 'comparison'] as const;

/** What an address can say to 2048 alone. */
export interface Twenty48Parameters {
  /** A game to go on with: its slides from the start of `seed`, as `packSlides` writes them. */
  moves?: string;
  /** What is played instead of a game alone, and what the player does against an adversary. */
  mode?: (typeof MODES)[number];
  /** A position to go on from, in the engine's text form, in one line. */
  position?: string;
  role?: Role;
}

export const twenty48Parameters: OwnParameters<Twenty48Parameters> = {
  checks: {
    moves: (given) => (unpackSlides(given) === null ? { reasonKey: 'notMoves' } : { value: given }),
    mode: (given) => choose(given, MODES),
    position: (given) =>
      isPositionLine(toLine(given)) ? { value: toLine(given) } : { reasonKey: 'notMoves' },
    role: (given, _, { mode }) => choose(given, mode === 'adversary' ? ROLES : []),
  },
  settle(parameters, tell) {
    const { vs } = parameters;
    if (vs !== undefined) parameters.mode ??= 'comparison';
    if (vs !== undefined && parameters.mode === 'adversary') {
      tell({ parameter: 'vs', given: String(vs), used: null, reasonKey: 'notChoice' });
      delete parameters.vs;
    }
    settleMoves(parameters, tell);
  },
  ownMatches: true,
  namesScreen: ({ mode }) => mode !== undefined,
};
