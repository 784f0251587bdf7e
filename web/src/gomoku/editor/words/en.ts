/** What is wrong with a position that is set up, in English; its keys are every table’s. */
export const en = {
  turns: 'Black has as many stones as White, or one more.',
  noWay: 'On the way to this position somebody would have won, or a stone would be forbidden.',
};
