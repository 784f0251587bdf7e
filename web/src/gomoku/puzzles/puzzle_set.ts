import text from '../../../../tests/data/gomoku_puzzles.txt?raw';
import { RULES, readMoves } from '../files/game_link';
import { isBoardSize } from '../files/notation';
import type { GomokuRecord } from '../game_record';

/** What the win is made of: fours alone, each of which must be answered, or threes as well. */
const KINDS = ['fours', 'threes'] as const;
export const MOST_DIFFICULT = 5;

/** A position in which the side to move wins by force. */
export interface Puzzle {
  /** Stays the same when the set grows; progress is kept under it. */
  id: string;
  kind: (typeof KINDS)[number];
  /** Plies to five in a row by the shortest way of its kind, both sides' counted. */
  plies: number;
  /** From 1 to `MOST_DIFFICULT`, by length and by how many ways there are. */
  difficulty: number;
  size: number;
  rule: GomokuRecord['rule'];
  /** The stones so far, black first; the next one is the player's. */
  actions: number[];
}

/** The puzzles in the order of their difficulty. */
export const PUZZLES: readonly Puzzle[] = readPuzzles(text);

/**
 * Reads a set of puzzles: a line each, `ID KIND PLIES DIFFICULTY SIZE RULE h8 i9 ...`; a line that begins with # is a
 * remark. Throws an Error that names the line.
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
  const [id = '', kindName, pliesText, difficultyText, sizeText, ruleName, ...moves] = line
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
  return actions === null ? null : { id, kind, plies, difficulty, size, rule, actions };
}

/** Text form of a puzzle's position, which the engine loads. */
export function positionText({ size, rule }: Puzzle): string {
  return `gomoku 1\nboard ${size} ${rule} free\nmoves\nend\n`;
}

/** The colour that is to win. */
export function winnerOf({ actions }: Puzzle): 'black' | 'white' {
  return actions.length % 2 === 0 ? 'black' : 'white';
}
