import { type OwnParameters, settleMoves } from '../shell/url_parameters';
import { readMoves } from './moves_text';

/** What an address can say to tactics alone. */
export interface TacticsParameters {
  /** A battle to look at: its actions from the start of `seed`, as `writeMoves` writes them. */
  moves?: string;
}

export const tacticsParameters: OwnParameters<TacticsParameters> = {
  checks: { moves: (given) => (readMoves(given) === null ? { reasonKey: 'notMoves' } : { value: given }) },
  settle: settleMoves,
};
