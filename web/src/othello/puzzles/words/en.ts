import { plural } from '../../../i18n/plural';

/** Whole discs by which the player wins or loses, in a clause after “you”. */
const ending = (discs: number) =>
  discs === 0 ? 'draw' : `${discs > 0 ? 'win' : 'lose'} by ${Math.abs(discs)}`;

/** What puzzles of Othello ask for, in English; its keys are every table’s. */
export const en = {
  themes: { win: 'Only one move wins', draw: 'Only one move draws', most: 'Win by the most' },
  task: (colour: string) => `${colour} to move.`,
  remarks: {
    win: 'Only one move wins.',
    draw: 'Only one move draws; all others lose.',
    most: 'Several moves win; one wins by far more.',
  },
  length: (cells: number) => `${cells} empty ${plural('en', cells, 'square', 'squares')}: play to the end.`,
  find: {
    win: 'Find the move that wins.',
    draw: 'Find the move that does not lose.',
    most: 'Find the move that wins by the most.',
  },
  missed: (left: number, best: number, cost: number) =>
    `Now you ${ending(left)}; you could ${ending(best)}. It costs ${cost} ${plural('en', cost, 'disc', 'discs')}.`,
};
