/** What is said of kept things, in English; its keys are every table’s. */
export const en = {
  asideDamaged: (what: string) => `Could not be read and was set aside: ${what}.`,
  asideNewer: (what: string) => `Saved by a newer version of this page and set aside: ${what}.`,
  asideOlder: (what: string) => `Saved by a version too old to be read, and set aside: ${what}.`,
  leftElsewhere: (what: string) => `The other tab has closed this. What you play here is now saved: ${what}.`,
  leftElsewhereAside: (what: string) =>
    `The other tab has closed this. What you play here is now saved, and the other tab’s save is set aside: ${what}.`,
  goBackToAside: 'Restore that save',
  noRoomForAside: 'The browser has no room to restore it. Save it to a file.',
  saveAside: 'Save to a file',
  heldElsewhere: (what: string) => `Open in another tab, so what you play here is not saved: ${what}.`,
};
