/** Words about a moment that is looked at again, in English; its keys are every table’s. */
export const en = {
  yours: 'What you did',
  theirs: (name: string) => `What ${name} did`,
  better: 'What the engine values more',
  valued: 'That is how the engine values it; nobody has proven it.',
  same: 'The engine values nothing else more.',
  thinking: 'Thinking it over …',
  lost: 'The adviser broke down. Reload the page to hear it again.',
  tryAgain: 'Try again from here',
};
