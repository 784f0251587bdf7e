/** Words about a moment that is looked at again, in English; its keys are every table’s. */
export const en = {
  yours: 'You played',
  theirs: (name: string) => `${name} played`,
  better: 'The engine prefers',
  valued: 'Engine’s opinion.',
  same: 'The engine finds nothing better.',
  thinking: 'Thinking …',
  lost: 'Analysis stopped working. Reload the page.',
  tryAgain: 'Try again from here',
};
