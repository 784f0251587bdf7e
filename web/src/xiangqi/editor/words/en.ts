/** What is wrong with a position that is set up, in English; its keys are every table’s. */
export const en = {
  astray: (piece: string, cell: string) => `${piece} can never stand on ${cell}.`,
  tooMany: (piece: string, most: number) => `${piece}: there can be at most ${most}.`,
  facing: 'The generals face each other: move one, or put a piece in between.',
  leftInCheck: (colour: string) => `${colour}’s general could be taken, and it is not ${colour}’s move.`,
  bothInCheck: 'Both generals could be taken.',
};
