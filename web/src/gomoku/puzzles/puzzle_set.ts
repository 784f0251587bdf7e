import grades from '../../../../engine/gomoku/data/puzzle_grades.txt?raw';
import text from '../../../../engine/gomoku/data/puzzles.txt?raw';
import type { Puzzle } from '../../boardgame/puzzles/puzzles_spec';
import { readMoves } from '../files/notation';
import { RULES } from '../parameters';
import { isBoardSize, type Setup } from '../setup';

/** What the win takes: fours alone, each of which must be answered; threes as well; a first move that is neither. */
const KINDS = ['fours', 'threes', 'quiet'] as const;
export const MOST_DIFFICULT = 5;
/** The highest rungs of all levels but the last. */
const LEVELS = [10, 40, 60, 80];

/** A position in which the side to move wins by force: by fours the shortest way is known, else a short one. */
export type GomokuPuzzle = Puzzle<Setup> & { kind: (typeof KINDS)[number] };

/** What wins turn on (`Theme` in engine/gomoku/puzzle_grade.h), in the order in which they are shown. */
export const THEMES = [
  'live_four',
  'four_three',
  'fours',
  'double_three',
  'three',
  'quiet',
  'defence',
] as const;
export type Theme = (typeof THEMES)[number];

/** What a win turns on, and the lowest rung from which on every one finds it; null where the strongest does not. */
export interface Grade {
  theme: Theme;
  rung: number | null;
}

export type GradedPuzzle = GomokuPuzzle & Grade;

/** The puzzles by their themes, those of each by the rung that it takes. */
export const PUZZLES: readonly GradedPuzzle[] = inOrder(readPuzzles(text), readGrades(grades));

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

/** Reads what was measured of puzzles, `ID THEME RUNG` a line. Throws an Error that names the line. */
export function readGrades(list: string): ReadonlyMap<string, Grade> {
  const lines = list.split(/\r?\n/).entries();
  return new Map(
    [...lines].flatMap(([number, line]) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [id = '', name, rungText = '', ...more] = line.trim().split(/\s+/);
      const theme = THEMES.find((known) => known === name);
      const rung = rungText === '-' ? null : Number(rungText);
      if (theme === undefined || rungText === '' || Number.isNaN(rung) || more.length > 0) {
        throw new Error(`line ${number + 1} is no grade: ${line}`);
      }
      return [[id, { theme, rung }] as const];
    }),
  );
}

/** How hard it is, by the rung that it takes: 1 to `MOST_DIFFICULT`. */
function levelOf({ rung }: Grade): number {
  const above = LEVELS.filter((most) => rung === null || rung > most);
  return 1 + above.length;
}

/** Puzzles with what was measured of them. Throws an Error that names one of which nothing was. */
export function readGraded(
  puzzles: readonly GomokuPuzzle[],
  known: ReadonlyMap<string, Grade>,
): GradedPuzzle[] {
  return puzzles.map((puzzle) => {
    const grade = known.get(puzzle.id);
    if (grade === undefined) throw new Error(`puzzle ${puzzle.id} has no grade`);
    return { ...puzzle, ...grade, difficulty: levelOf(grade) };
  });
}

function inOrder(puzzles: readonly GomokuPuzzle[], known: ReadonlyMap<string, Grade>): GradedPuzzle[] {
  const graded = readGraded(puzzles, known);
  const rank = ({ theme, rung }: Grade) => [THEMES.indexOf(theme), rung ?? Number.POSITIVE_INFINITY] as const;
  return graded.sort((one, other) => {
    const [[theme, rung], [otherTheme, otherRung]] = [rank(one), rank(other)];
    if (theme !== otherTheme) return theme - otherTheme;
    return rung === otherRung ? one.plies - other.plies : rung - otherRung;
  });
}
