import { NO_CELL } from '../board/shape';
import type { Analysis } from '../play/analysis/analysis';
import type { Action } from '../play/game_types';
import type { BoardGame } from './game';
import type { Overlay } from './overlay';

/** Moves of a line that are shown on the board; more of them cover it, those of pieces that move sooner. */
const LONGEST = { place: 9, move: 3 };

/** What the analysis puts on the board: the first moves of its lines, and the chosen one as a whole. */
export function shownLines(
  { spec, phase }: BoardGame,
  analysis: Analysis,
): Pick<Overlay, 'candidates' | 'line'> {
  const rests = !analysis.wanted.value || phase.value === 'opponent';
  const place = rests ? null : analysis.place.value;
  if (place === null) return { candidates: [], line: [] };
  const lines = linesOf(analysis);
  const chosen = analysis.chosen.value;
  const shown = (lines[chosen] ?? []).slice(0, LONGEST[spec.input]);
  const cells = new Set(shown.map((action) => spec.cellsOf(action).to));
  const candidates = lines.map(([action], index) => {
    const { from, to } = action === undefined ? { from: NO_CELL, to: NO_CELL } : spec.cellsOf(action);
    return { from, cell: to, place: index, covered: cells.has(to) };
  });
  return {
    candidates: candidates.filter((_, index) => index !== chosen),
    line: spec.look.ghosts(place.snapshot, shown),
  };
}

/** The lines by their places: what was played and what is valued more, or the best ones. */
function linesOf({ again: { value: again }, bestLines }: Analysis): (readonly Action[])[] {
  if (again === null) return bestLines.value.map(({ codes }) => codes);
  return again.better ? [again.played, again.better.codes] : [again.played];
}
