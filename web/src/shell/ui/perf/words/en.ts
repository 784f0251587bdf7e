/** Words of the measured waits in English; its keys are every table’s. */
export const en = {
  perf: 'Perceived wait',
  perfLast: 'last',
  perfFrames: 'frame',
  perfBusy: 'busy',
  perfActions: 'actions',
  perfLongTasks: 'long tasks',
};
