/** What is said of what the browser does not keep, in English; its keys are every table’s. */
export const en = {
  keepsNothing: 'Progress won’t be saved in this window.',
  unkept: (what: string) => `Storage is full. Not saved: ${what}.`,
  saveToFile: 'Save to a file',
};
