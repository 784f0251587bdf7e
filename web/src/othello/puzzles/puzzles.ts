import type { PuzzleGoal, PuzzlesSpec } from '../../boardgame/puzzles/puzzles_spec';
import type { Othello } from '../othello_types';
import { colourName } from '../sentences';
import { leadOf, type Snapshot } from '../snapshot';
import { MOST_DIFFICULT, type OthelloPuzzle, PUZZLES } from './puzzle_set';
import { messages } from './words/messages';

/** Hundredths of a disc, which scores are in (wasm/othello.d.ts). */
const DISC = 100;

/** To reach by the end of the game what the right move promises. */
const GOAL: PuzzleGoal<Othello> = {
  isKept: (puzzle, score) => suffices(puzzle as OthelloPuzzle, score / DISC),
  isReached: (puzzle, end) => suffices(puzzle as OthelloPuzzle, wonBy(puzzle as OthelloPuzzle, end)),
  length: ({ plies }) => messages.value.length(plies),
  find: (puzzle) => messages.value.find[(puzzle as OthelloPuzzle).kind],
  missed(puzzle, score) {
    const { value } = puzzle as OthelloPuzzle;
    const left = score / DISC;
    return messages.value.missed(left, value, value - left);
  },
};

/** Othello's puzzles: endings in which one move alone is right, played to the end. */
export const OTHELLO_PUZZLES: PuzzlesSpec<Othello> = {
  puzzles: PUZZLES,
  mostDifficult: MOST_DIFFICULT,
  goal: GOAL,
  theme: (puzzle) => messages.value.themes[(puzzle as OthelloPuzzle).kind],
  solver: (puzzle) => (puzzle as OthelloPuzzle).rung,
  task: (puzzle) => messages.value.task(colourName(sideOf(puzzle as OthelloPuzzle))),
  remarks: (puzzle) => [messages.value.remarks[(puzzle as OthelloPuzzle).kind]],
};

function suffices({ kind, value }: OthelloPuzzle, discs: number): boolean {
  return { win: discs > 0, draw: discs >= 0, most: discs >= value }[kind];
}

/** Discs by which the player has won. */
function wonBy(puzzle: OthelloPuzzle, end: Snapshot): number {
  return sideOf(puzzle) === 0 ? leadOf(end) : -leadOf(end);
}

/** The side to move: nobody has passed before. */
function sideOf({ actions }: OthelloPuzzle): 0 | 1 {
  return actions.length % 2 === 0 ? 0 : 1;
}

/** The puzzles, once their words have come. */
export async function openPuzzles(): Promise<typeof OTHELLO_PUZZLES> {
  await messages.load();
  return OTHELLO_PUZZLES;
}
