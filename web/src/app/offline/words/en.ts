/** What is said of playing without a connection and of new versions, in English; its keys are every table’s. */
export const en = {
  /** Behind the sentence that says there is no connection. */
  playable: (names: string) => ` You can play: ${names}.`,
  updateReady: 'A new version is ready.',
  update: 'Update',
  playingElsewhere: 'A game is running in another tab. Finish it, then update.',
};
