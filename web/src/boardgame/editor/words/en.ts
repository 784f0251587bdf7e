/** What the editor of positions says in English; its keys are every table’s. */
export const en = {
  title: 'Set up a position',
  position: 'Position',
  pieces: 'Pieces',
  pieceLeft: (piece: string, left: number) => `${piece}, ${left} left`,
  erase: 'Remove',
  clear: 'Empty board',
  usual: 'Usual start',
  empty: 'empty',
  toMove: 'To move',
  playable: 'This position can be played.',
  refused: {
    place: 'This piece can never stand there.',
    most: 'All pieces of this kind are on the board.',
    needed: 'This piece can be moved, but not removed.',
  },
  unread: 'This text cannot be read.',
  analyse: 'Analyse',
};
