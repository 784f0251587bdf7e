/** What puzzles of Xiangqi ask for, in English; its keys are every table’s. */
export const en = {
  mateIn: (moves: number) => `Mate in ${moves === 1 ? 'one' : moves === 2 ? 'two' : 'three'}`,
  task: (colour: string, moves: number) => `${colour} to move. Mate in ${moves}.`,
  length: (moves: number) =>
    moves === 1 ? 'One move mates.' : `One first move mates in ${moves}, whatever the other side plays.`,
  find: 'Find the mate.',
  tooSlow: 'That wins too, but it takes longer.',
  escapes: 'That lets the general escape.',
};
