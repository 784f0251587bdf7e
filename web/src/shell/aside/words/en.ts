/** What is said of kept things, in English; its keys are every table’s. */
export const en = {
  asideDamaged: (what: string) => `This could not be read and was put aside: ${what}.`,
  asideNewer: (what: string) => `A newer version of this page has kept this, and it was put aside: ${what}.`,
  asideOlder: (what: string) => `This is of a version too old to be read, and was put aside: ${what}.`,
  leftElsewhere: (what: string) =>
    `No other tab has this open any longer, so what you play here is kept from now on: ${what}.`,
  leftElsewhereAside: (what: string) =>
    `No other tab has this open any longer, so what you play here is kept from now on, and what was kept there is put aside: ${what}.`,
  goBackToAside: 'Go back to that one',
  noRoomForAside: 'The browser has no room to bring it back. Save it as a file.',
  saveAside: 'Save it as a file',
  heldElsewhere: (what: string) =>
    `Another tab has this open, so nothing that you play here is kept: ${what}.`,
};
