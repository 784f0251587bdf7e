/** What daily puzzles say in English. */
export const en = {
  dailySolved: 'Solved',
};
