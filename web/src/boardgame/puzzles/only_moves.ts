import type { Game } from '../../../../wasm/engine';
import { type Position, present } from '../../conductor/position';
import { NO_ACTION } from '../../conductor/protocol';
import { decodeWeighed } from '../../play/analysis/weighed_line';
import type { Action } from '../../play/game_types';
import type { Outcome, Verdict } from './solver';

/** What an engine says of one position; `unthought`: an only move, which it plays without a thought or a line. */
export interface Answer {
  outcome: Outcome | 'unthought';
  action: Action;
  /** For the side to move, in the game's unit. */
  score?: number | undefined;
}

/** Only moves in a row that are followed at most; more than any puzzle has. */
const MOST_PLIES = 40;

const OPPOSITE: Record<Outcome, Outcome> = { wins: 'loses', loses: 'wins', open: 'open' };

/** By the best of the MultiPV lines (`Thinker.multiPv`), with its score; null where there is none. */
export function answerOf(multiPv: Int32Array | null, score?: number): Answer | null {
  const [best] = multiPv === null ? [] : decodeWeighed(multiPv);
  if (best === undefined) return null;
  const outcome = best.forced === null ? 'open' : best.forced === 'win' ? 'wins' : 'loses';
  return { outcome, action: best.codes[0] ?? NO_ACTION, score };
}

/**
 * Judges a position with an engine that says nothing of only moves: plays them until it comes to a position that was
 * thought about, or to the end. `rules` are changed. Returns null where `ask` does, or where it names no legal move.
 */
export async function followOnlyMoves(
  rules: Game,
  text: string,
  ask: (position: Position) => Promise<Answer | null>,
): Promise<Verdict | null> {
  if (rules.load(text) !== '') return null;
  const mover = rules.sideToMove();
  let first: Action | null = null;
  for (let ply = 0; ply < MOST_PLIES; ply++) {
    const answer = await ask(present(rules));
    if (answer === null) return null;
    first ??= answer.action;
    const { outcome, score } = answer;
    if (outcome !== 'unthought') {
      if (rules.sideToMove() === mover) return { action: first, outcome, score };
      return { action: first, outcome: OPPOSITE[outcome], score: score === undefined ? score : -score };
    }
    if (rules.play(answer.action) !== '') return null;
    if (rules.result() !== 0) return { action: first, outcome: ending(rules.result(), mover) };
  }
  return first === null ? null : { action: first, outcome: 'open' };
}

/** The end of a game as one side sees it; `result` as in `Game.result`. */
function ending(result: number, side: number): Outcome {
  if (result === 3) return 'open';
  return result - 1 === side ? 'wins' : 'loses';
}
