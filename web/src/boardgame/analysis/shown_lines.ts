import { stoneOf } from '../../gomoku/action_code';
import type { Candidate, GhostStone } from '../../gomoku/board/overlay';
import type { Colour } from '../../gomoku/snapshot';
import type { Analyst } from './analysis';

/** Stones of a line that are shown on the board; more of them cover it. */
const LONGEST = 9;

/** What the analysis puts on the board: the best moves, and the chosen one's line. */
export function shownLines(analyst: Analyst): { candidates: Candidate[]; line: GhostStone[] } {
  const rests = !analyst.wanted.value || analyst.game.phase.value === 'opponent';
  const place = rests ? null : analyst.place.value;
  if (place === null) return { candidates: [], line: [] };
  const lines = analyst.bestLines.value;
  const chosen = analyst.chosen.value;
  const stones = (lines[chosen]?.codes ?? []).slice(0, LONGEST);
  const line = stones.map((code, index) => ({
    cell: stoneOf(code),
    colour: ((place.colour + index) % 2) as Colour,
    number: index + 1,
  }));
  const cells = new Set(line.map(({ cell }) => cell));
  const candidates = lines.map(({ codes }, index) => {
    const cell = stoneOf(codes[0] ?? -1);
    return { cell, place: index, covered: cells.has(cell) };
  });
  return { candidates: candidates.filter((_, index) => index !== chosen), line };
}
