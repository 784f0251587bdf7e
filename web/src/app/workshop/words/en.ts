/** The workshop’s words in English; its keys are every table’s. */
export const en = {
  workshopIs: 'Watch opponents play each other, measure them, and see how they think.',
};
