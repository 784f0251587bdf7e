import type { Puzzle, PuzzlesSpec } from '../../boardgame/puzzles/puzzles_spec';
import type { Gomoku } from '../gomoku_types';
import type { Setup } from '../setup';
import { messages } from '../words/messages';
import { type GomokuPuzzle, type GradedPuzzle, MOST_DIFFICULT, PUZZLES, winnerOf } from './puzzle_set';
import { messages as themes } from './words/messages';

/** Gomoku's puzzles: find the move that wins by force. */
export const GOMOKU_PUZZLES: PuzzlesSpec<Gomoku> = {
  puzzles: PUZZLES,
  mostDifficult: MOST_DIFFICULT,
  theme: (puzzle) => themes.value[(puzzle as GradedPuzzle).theme],
  solver: (puzzle) => (puzzle as GradedPuzzle).rung,
  task: (puzzle) =>
    winnerOf(puzzle) === 'black' ? messages.value.puzzleBlackWins : messages.value.puzzleWhiteWins,
  remarks: (puzzle) => [kindWords(puzzle as GomokuPuzzle), ...ruleWords(puzzle)],
};

function kindWords({ kind }: GomokuPuzzle): string {
  const t = messages.value;
  return { fours: t.puzzleByFours, threes: t.puzzleByThrees, quiet: t.puzzleByQuiet }[kind];
}

/** What the player must know where not every five in a row, or more, wins. */
function ruleWords({ rule }: Puzzle<Setup>): string[] {
  const t = messages.value;
  const words = {
    freestyle: [],
    standard: [`${t.gomokuRuleStandard}: ${t.gomokuRuleHintStandard}`],
    renju: [`${t.gomokuRuleRenju}: ${t.gomokuRuleHintRenju}`],
  };
  return words[rule];
}

/** The puzzles, once the words of their themes have come. */
export async function openPuzzles(): Promise<typeof GOMOKU_PUZZLES> {
  await themes.load();
  return GOMOKU_PUZZLES;
}
