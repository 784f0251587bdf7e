/** What puzzles turn on, in English; its keys are every table’s. */
export const en = {
  live_four: 'Two ways to five',
  four_three: 'Four and three at once',
  fours: 'A chain of fours',
  double_three: 'Double three',
  three: 'Starts with a three',
  quiet: 'A quiet move',
  defence: 'You are under threat',
};
