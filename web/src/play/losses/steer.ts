import { NO_ACTION } from '../../conductor/protocol';
import { decodeWeighed, type WeighedLine } from '../analysis/weighed_line';
import type { Action } from '../game_types';

/**
 * How much worse than the best line another may be and still be taken to get away from one that lost before, in
 * thousandths (`Session.multiPv`). It should cost little, since what lost before need not lose again. In 60 paired
 * games of 2,000 nodes a move, a rung that gave way once a game, within 20, scored 48 % (rung 30), 40 % (rung 60)
 * and 48 % (rung 100) against itself, within 80 it scored 43, 35 and 46 %, all give or take 12.
 */
export const TOLERATED_SCORE_LOSS = 20;

/** What is known of earlier losses in a position. */
export interface Warning {
  /** What was lost with here before, the most frequent first (`LossMemory.avoid`). */
  lost: readonly Action[];
  /** What counters a line that won before and is being repeated, null where none is (`LossMemory.counterLine`). */
  counterLine: Action | null;
}

/**
 * The action to play where `best` is the engine's, `multiPv` the lines it weighed (`Thinker.multiPv`, null for
 * none). An action that has lost gives way to the best line that has not, or to the one that has lost least often, if
 * that is not much worse; a forced win never does, and nothing gives way to a forced loss, or to a line that may be
 * worse than is known. Where nothing was weighed a line that is being repeated is countered.
 */
export function steer(best: Action, multiPv: Int32Array | null, { lost, counterLine }: Warning): Action {
  if (best === NO_ACTION) return best;
  if (multiPv === null || multiPv.length === 0) return counterLine ?? best;
  if (!lost.includes(best)) return best;
  const lines = decodeWeighed(multiPv);
  const own = lines.find((line) => actionOf(line) === best);
  if (own === undefined || own.forced !== null) return best;
  const others = lines.filter(
    ({ forced, atLeast, scoreLoss }) =>
      forced !== 'loss' && !atLeast && scoreLoss - own.scoreLoss <= TOLERATED_SCORE_LOSS,
  );
  const other = others.reduce((kept, line) => (isBetter(line, kept, lost) ? line : kept), own);
  return actionOf(other);
}

function actionOf({ codes: [first = NO_ACTION] }: WeighedLine): Action {
  return first;
}

/** Untried goes before lost with, seldom lost with before often; equal ones by what they are worth. */
function isBetter(line: WeighedLine, other: WeighedLine, lost: readonly Action[]): boolean {
  const difference = frequency(line, lost) - frequency(other, lost);
  return difference < 0 || (difference === 0 && line.scoreLoss < other.scoreLoss);
}

/** 0 for an action that never lost; the more, the earlier it stands in the list. */
function frequency(line: WeighedLine, lost: readonly Action[]): number {
  const place = lost.indexOf(actionOf(line));
  return place < 0 ? 0 : lost.length - place;
}
