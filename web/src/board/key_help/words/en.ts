/** What keys are called and do, in English; its keys are every table’s. */
export const en = {
  title: 'Keys',
  close: 'Close',

  space: 'Space',

  walk: 'Move around the board',
  choose: 'Choose a square',
  slide: 'Slide the tiles',
  back: 'Step back',
  undo: 'Undo',
  hint: 'Hint',
  skip: 'Skip the wait',
  restart: 'Restart the turn',
  end: 'End the turn',
  rest: 'Advance the rest',
  threats: 'Show threats',
  engine: 'Let the engine play, or stop it',
  next: 'Next puzzle',
  step: 'One step back or on',
  first: 'To the beginning',
  last: 'To the end',
  play: 'Play or pause',
  help: 'Show this list',
};
