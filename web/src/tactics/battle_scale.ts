import { leaderOf, type ScoreScale } from '../play/analysis/verdict';
import { certaintyOf } from './analysis/plan_line';
import { sideName } from './battle/sentences';
import type { Snapshot } from './rules/snapshot';
import { messages } from './words/messages';

/** From here on a value is a victory (engine/tactics/params.h). */
const DECIDED = 5_000_000;

/**
 * A value of so much means that the side wins 88 % of the battles that go on from there: fitted to 2,904 turns of 120
 * battles between rungs 60, 100, 140 and 170, each turn valued by rung 170 with 8,000 nodes.
 */
const UNIT_OF_SHARE = 190_000;

/** What the value of a plan means: the ratio of forces, stretched to who wins from there how often. */
export const BATTLE_SCALE: ScoreScale<Snapshot> = {
  verdict(score, side) {
    const own = side === 0 ? 1 : -1;
    return { share: own * Math.tanh(score / UNIT_OF_SHARE), win: null };
  },
  seesWin: (score) => score >= DECIDED,
  lineEnd(flags) {
    const certain = certaintyOf(flags);
    const forced = certain === null || certain.outcome === 'draw' ? null : certain.outcome;
    // A round is two turns, the first of them at hand.
    return { forced, plies: forced === null ? 0 : 2 * (certain?.rounds ?? 1) - 1, atLeast: false };
  },
  words(verdict, t) {
    const leader = leaderOf(verdict);
    return leader === null ? t.isEven : t.isBetter(sideName(messages.value, leader));
  },
  tellsDepth: false,
  lossWords: (thousandths) => `${(thousandths / 10).toFixed(0)} %`,
};
