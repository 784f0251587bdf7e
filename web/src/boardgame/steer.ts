/**
 * How much worse than the best line another may be and still be taken to get away from one that lost before, in
 * thousandths (`Session.considered`). It should cost little, since what lost before need not lose again. In 60 paired
 * games of 2,000 nodes a move, a rung that gave way once a game, within 20, scored 48 % (rung 30), 40 % (rung 60)
 * and 48 % (rung 100) against itself, within 80 it scored 43, 35 and 46 %, all give or take 12.
 */
export const TOLERATED_SHORTFALL = 20;

/** Bits of a line's manner, as in `wasm/gomoku.d.ts`. */
const WINS = 1;
const LOSES = 2;
const BOUND_ONLY = 4;

interface Line {
  shortfall: number;
  manner: number;
  /** The line's first action. */
  action: number;
}

/**
 * The action to play where `held` is the engine's, `considered` the lines it weighed (`Thinker.considered`, null for
 * none) and `lost` what was lost with here before, the most frequent first (`LossMemory.avoid`). An action that has
 * lost gives way to the best line that has not, or to the one that has lost least often, if that is not much worse; a
 * forced win never does, and nothing gives way to a forced loss, or to a line that may be worse than is known.
 */
export function steer(held: number, considered: Int32Array | null, lost: readonly number[]): number {
  if (!lost.includes(held) || considered === null) return held;
  const lines = linesOf(considered);
  const own = lines.find(({ action }) => action === held);
  if (own === undefined || (own.manner & (WINS | LOSES)) !== 0) return held;
  const others = lines.filter(
    ({ manner, shortfall }) =>
      (manner & (LOSES | BOUND_ONLY)) === 0 && shortfall - own.shortfall <= TOLERATED_SHORTFALL,
  );
  const best = others.reduce((kept, line) => (isBetter(line, kept, lost) ? line : kept), own);
  return best.action;
}

/** Untried goes before lost with, seldom lost with before often; equal ones by what they are worth. */
function isBetter(line: Line, other: Line, lost: readonly number[]): boolean {
  const difference = frequency(line, lost) - frequency(other, lost);
  return difference < 0 || (difference === 0 && line.shortfall < other.shortfall);
}

/** 0 for an action that never lost; the more, the earlier it stands in the list. */
function frequency({ action }: Line, lost: readonly number[]): number {
  const place = lost.indexOf(action);
  return place < 0 ? 0 : lost.length - place;
}

/** Records `[shortfall, manner, n, code 0 ... n-1]`; lines without an action are left out. */
function linesOf(considered: Int32Array): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at + 2 < considered.length; at += 3 + (considered[at + 2] ?? 0)) {
    const [shortfall = 0, manner = 0, length = 0, action] = considered.subarray(at, at + 4);
    if (length > 0 && action !== undefined) lines.push({ shortfall, manner, action });
  }
  return lines;
}
