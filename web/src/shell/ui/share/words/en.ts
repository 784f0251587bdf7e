/** Words of sharing in English; its keys are every table’s. */
export const en = {
  share: 'Share',
  handed: {
    shared: 'Shared',
    copied: 'Copied',
    saved: 'Saved',
  },
};
