import type { LessonSpec, LessonStep } from '../../boardgame/lesson/lesson_spec';
import { readMoves } from '../files/notation';
import type { Othello } from '../othello_types';
import { type Setup, STANDARD } from '../setup';
import { messages } from './words/messages';

/** What a game is made of; Black to move in all of it. */
const NAMES = ['bracket', 'directions', 'pass', 'corner', 'beside', 'end'] as const;
type Name = (typeof NAMES)[number];

/** The opponent at the end: it turns over as much as it can, and looks at nothing else. */
const RUNG = 10;

/**
 * Boards row by row from the top left (`X` black, `O` white), the usual start where there is none; and the cells that are
 * right, each with what both sides play then.
 */
const POSITIONS: Readonly<
  Record<Name, { rows?: readonly string[]; ways: Readonly<Record<string, string>> }>
> = {
  bracket: { ways: { f5: 'd6', e6: 'f4', d3: 'c5', c4: 'e3' } },
  directions: {
    rows: ['--------', '-X---X--', '--O-O---', 'XOO-OOX-', '--OOO---', '-X-O-X--', '---X----', '--------'],
    ways: { d4: '' },
  },
  pass: {
    rows: ['OOXXXXO-', '------X-', '--------', '--------', 'XXXO----', '--------', '--------', '--------'],
    ways: { h1: 'passe5' },
  },
  corner: {
    rows: ['-OOX----', '-OXX----', '--OXX---', '--OOXX--', '--OXOX--', '--XOOO--', '--------', '--------'],
    ways: { a1: '' },
  },
  beside: {
    rows: ['--------', '--------', '--O-----', '---XO---', '---OO---', '--------', '--------', '--------'],
    ways: { f4: '', d6: '', f6: '' },
  },
  end: {
    rows: ['XXXXXXXX', 'XXXXXXXX', 'XXXXOOOX', 'XXXOOOOX', 'XXOOOOOX', 'XOOOOOOX', 'OOOOOOO-', 'OOOOOOOX'],
    ways: { h7: '' },
  },
};

/** Othello in a minute. */
export const LESSON: LessonSpec<Othello> = {
  steps: NAMES.map(stepOf),
  rung: RUNG,
  task: ({ name }) => messages.value.tasks[name as Name],
  done: ({ name }) => messages.value.done[name as Name],
};

function stepOf(name: Name): LessonStep<Setup> {
  const { rows, ways } = POSITIONS[name];
  return {
    name,
    start: rows === undefined ? STANDARD : `${rows.join('')} X`,
    actions: [],
    ways: Object.entries(ways).flatMap(([cell, answers]) =>
      movesOf(cell).map((action) => ({ action, answers: movesOf(answers) })),
    ),
  };
}

function movesOf(text: string): number[] {
  const moves = readMoves(text);
  if (moves === null) throw new Error(`"${text}" are no moves`);
  return moves;
}
