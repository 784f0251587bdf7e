import type { PuzzleGoal, PuzzlesSpec } from '../../boardgame/puzzles/puzzles_spec';
import { winIn } from '../../play/analysis/odds_scale';
import { winnerOf } from '../../play/game_types';
import { colourName } from '../sentences';
import type { Xiangqi } from '../xiangqi_types';
import { MOST_DIFFICULT, matingSide, PUZZLES, type XiangqiPuzzle } from './puzzle_set';
import { messages } from './words/messages';

/** To mate in as many moves as the puzzle says; a slower win is none. */
const GOAL: PuzzleGoal<Xiangqi> = {
  isKept(puzzle, score, plies) {
    const left = winIn(score);
    return left !== null && plies + left <= puzzle.plies;
  },
  isReached: (puzzle, { result, played }) =>
    winnerOf(result) === matingSide(puzzle) && played.length <= puzzle.plies,
  length: (puzzle) => messages.value.length((puzzle as XiangqiPuzzle).moves),
  find: () => messages.value.find,
  missed: (_, score) => (winIn(score) === null ? messages.value.escapes : messages.value.tooSlow),
};

/** Xiangqi's puzzles: mates in one, two and three. */
export const XIANGQI_PUZZLES: PuzzlesSpec<Xiangqi> = {
  puzzles: PUZZLES,
  mostDifficult: MOST_DIFFICULT,
  goal: GOAL,
  theme: (puzzle) => messages.value.mateIn((puzzle as XiangqiPuzzle).moves),
  solver: (puzzle) => (puzzle as XiangqiPuzzle).rung,
  task: (puzzle) =>
    messages.value.task(colourName(matingSide(puzzle as XiangqiPuzzle)), (puzzle as XiangqiPuzzle).moves),
  remarks: () => [],
};

/** The puzzles, once their words have come. */
export async function openPuzzles(): Promise<typeof XIANGQI_PUZZLES> {
  await messages.load();
  return XIANGQI_PUZZLES;
}
