import text from '../../../../engine/gomoku/data/puzzles.txt?raw';
import type { Puzzle } from '../../boardgame/puzzles/puzzles_spec';
import { readMoves } from '../files/notation';
import { RULES } from '../parameters';
import { isBoardSize, type Setup } from '../setup';

/** What the win takes: fours alone, each of which must be answered; threes as well; a first move that is neither. */
const KINDS = ['fours', 'threes', 'quiet'] as const;
export const MOST_DIFFICULT = 5;

/** A position in which the side to move wins by force: by fours the shortest way is known, else a short one. */
export type GomokuPuzzle = Puzzle<Setup> & { kind: (typeof KINDS)[number] };

/** The puzzles in the order of their difficulty. */
export const PUZZLES: readonly GomokuPuzzle[] = readPuzzles(text);

/**
 * Reads a set of puzzles: a line each, `ID KIND PLIES DIFFICULTY SIZE RULE FIRST h8 i9 ...` with the first moves as
 * `h8,i9`; a line that begins with # is a remark. Throws an Error that names the line.
 */
export function readPuzzles(set: string): GomokuPuzzle[] {
  return set.split(/\r?\n/).flatMap((line, number) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const puzzle = readPuzzle(line);
    if (puzzle === null) throw new Error(`line ${number + 1} is no puzzle: ${line}`);
    return [puzzle];
  });
}

function readPuzzle(line: string): GomokuPuzzle | null {
  const [id = '', kindName, pliesText, difficultyText, sizeText, ruleName, firstText = '', ...moves] = line
    .trim()
    .split(/\s+/);
  const kind = KINDS.find((known) => known === kindName);
  const rule = RULES.find((known) => known === ruleName);
  const [plies, difficulty, size] = [pliesText, difficultyText, sizeText].map(Number) as [
    number,
    number,
    number,
  ];
  if (kind === undefined || rule === undefined || !isBoardSize(size)) return null;
  if (!Number.isInteger(plies) || plies % 2 !== 1) return null;
  if (!Number.isInteger(difficulty) || difficulty < 1 || difficulty > MOST_DIFFICULT) return null;
  const actions = readMoves(moves.join(''), size);
  const first = readMoves(firstText.replaceAll(',', ''), size);
  if (actions === null || first === null || first.length === 0) return null;
  return { id, kind, plies, difficulty, size, rule, opening: 'free', first, actions };
}

/** The colour that is to win. */
export function winnerOf({ actions }: Pick<GomokuPuzzle, 'actions'>): 'black' | 'white' {
  return actions.length % 2 === 0 ? 'black' : 'white';
}
