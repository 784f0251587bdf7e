/** Whole discs by which the player wins or loses, in a clause after “you”. */
const ending = (discs: number) =>
  discs === 0 ? 'draw' : `${discs > 0 ? 'win' : 'lose'} by ${Math.abs(discs)}`;

/** What puzzles of Othello ask for, in English; its keys are every table’s. */
export const en = {
  themes: { win: 'One move wins', draw: 'One move holds the draw', most: 'Win by the most' },
  task: (colour: string) => `${colour} to move.`,
  remarks: {
    win: 'One move wins, all others do not.',
    draw: 'One move holds the draw, all others lose.',
    most: 'Several moves win; one wins by far more.',
  },
  length: (cells: number) => `${cells} cells are empty: to the end of the game.`,
  find: {
    win: 'Find the move that wins.',
    draw: 'Find the move that does not lose.',
    most: 'Find the move that wins by the most.',
  },
  missed: (left: number, best: number, cost: number) =>
    `Now you ${ending(left)}; you could ${ending(best)}. It costs ${cost} discs.`,
};
