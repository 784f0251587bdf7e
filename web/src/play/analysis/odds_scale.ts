import type { Colour } from '../game_types';
import { leaderOf, movesOf, type ScoreScale, terminalShare, type Verdict } from './verdict';

/** Score of a win at once; a forced win in n plies is n below it (engine/core/types.h). */
const WIN = 1_000_000_000;
/** From here on a score is a forced win. */
const FORCED = 999_990_000;

/**
 * The scale of an evaluation that is fitted to the outcome of games: `tenToOne` is the score that means odds of ten to
 * one. `nameOf` names the colours.
 */
export function oddsScale(tenToOne: number, nameOf: (colour: Colour) => string): ScoreScale {
  return {
    verdict: (score, colour) => verdictOf(score, colour, tenToOne),
    seesWin: (score) => score >= FORCED,
    words(verdict, t) {
      if (verdict.win !== null) return t.isWinning(nameOf(verdict.win.colour), verdict.win.moves);
      const leader = leaderOf(verdict);
      if (leader === null) return t.isEven;
      const better = t.isBetter(nameOf(leader));
      return verdict.isRough ? better : `${better} · ${chanceOf(verdict)} %`;
    },
    lossWords: (thousandths) => `${(thousandths / 10).toFixed(thousandths < 100 ? 1 : 0)} %`,
  };
}

/** Plies to a forced win for the side to move; null where there is none. */
export function winIn(score: number): number | null {
  return score >= FORCED ? WIN - score : null;
}

/** Reads a score for the side to move, which plays `colour`. */
function verdictOf(score: number, colour: Colour, tenToOne: number): Verdict {
  const own = terminalShare(colour);
  if (Math.abs(score) >= FORCED) {
    const winner: Colour = score > 0 === (colour === 0) ? 0 : 1;
    return {
      share: terminalShare(winner),
      win: { colour: winner, moves: movesOf(WIN - Math.abs(score)) },
    };
  }
  // Points expected, 0 to 1, stretched to -1 to 1.
  return { share: own * Math.tanh((score * Math.LN10) / (2 * tenToOne)), win: null };
}

/** The better side's expected points of a game, in per cent; what is not forced is not certain. */
function chanceOf({ share }: Verdict): number {
  return Math.min(99, Math.round(50 + 50 * Math.abs(share)));
}
