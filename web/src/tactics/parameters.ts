import { choose, type OwnParameters, settleMoves } from '../shell/url_parameters';
import { readMoves } from './moves_text';
import { PERSONALITIES, type Personality } from './personality';

/** What an address can say to tactics alone. */
export interface TacticsParameters {
  /** A battle to look at: its actions from the start of `seed`, as `writeMoves` writes them. */
  moves?: string;
  /** Of the opponent that a person plays against. */
  personality?: Personality;
}

export const tacticsParameters: OwnParameters<TacticsParameters> = {
  checks: {
    moves: (given) => (readMoves(given) === null ? { reasonKey: 'notMoves' } : { value: given }),
    personality: (given) => choose(given, PERSONALITIES),
  },
  settle(parameters, tell) {
    settleMoves(parameters, tell);
    const { vs, personality } = parameters;
    if (vs === undefined || personality === undefined) return;
    delete parameters.personality;
    tell({ parameter: 'personality', given: personality, used: null, reasonKey: 'notOfMatch' });
  },
};
