import text from '../../../../engine/gomoku/data/puzzles.txt?raw';
import { RULES, readMoves } from '../../boardgame/files/game_link';
import { isBoardSize } from '../files/notation';
import type { GomokuRecord } from '../game_record';

/** What the win takes: fours alone, each of which must be answered; threes as well; a first move that is neither. */
const KINDS = ['fours', 'threes', 'quiet'] as const;
export const MOST_DIFFICULT = 5;

/** A position in which the side to move wins by force. */
export interface Puzzle {
  /** Stays the same when the set grows; progress is kept under it. */
  id: string;
  kind: (typeof KINDS)[number];
  /** Plies to five in a row, both sides' counted: by fours the shortest way, else the shortest that is known. */
  plies: number;
  /** From 1 to `MOST_DIFFICULT`, by kind, length and how many first moves win. */
  difficulty: number;
  size: number;
  rule: GomokuRecord['rule'];
  /** Cells of first moves that are known to win, at least one. */
  first: number[];
  /** The stones so far, black first; the next one is the player's. */
  actions: number[];
}

/** The puzzles in the order of their difficulty. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(text);

/**
 * Reads a set of puzzles: a line each, `ID KIND PLIES DIFFICULTY SIZE RULE FIRST h8 i9 ...` with the first moves as
 * `h8,i9`; a line that begins with # is a remark. Throws an Error that names the line.
 */
export function readPuzzles(set: string): Puzzle[] {
  return set.split(/\r?\n/).flatMap((line, number) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const puzzle = readPuzzle(line);
    if (puzzle === null) throw new Error(`line ${number + 1} is no puzzle: ${line}`);
    return [puzzle];
  });
}

function readPuzzle(line: string): Puzzle | null {
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
  return { id, kind, plies, difficulty, size, rule, first, actions };
}

/** Text form of a puzzle's position, which the engine loads. */
export function positionText({ size, rule }: Puzzle): string {
  return `gomoku 1\nboard ${size} ${rule} free\nmoves\nend\n`;
}

/** The colour that is to win. */
export function winnerOf({ actions }: Puzzle): 'black' | 'white' {
  return actions.length % 2 === 0 ? 'black' : 'white';
}
