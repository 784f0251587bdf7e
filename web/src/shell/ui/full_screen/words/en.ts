/** What the full-screen button says, in English; its keys are every table’s. */
export const en = {
  enter: 'Full screen',
  leave: 'Leave full screen',
};
