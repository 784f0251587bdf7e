/** Words of a game between two people in English; its keys are every table’s. */
export const en = {
  player: (number: number) => `Player ${number}`,
  engine: 'Computer',
  friendBeside: 'A friend beside you',
  screenTurns: 'Turn the screen after each turn',
  screenTurnsHint:
    'For a phone that lies between you. No hints or ratings; the analysis opens when the game is over.',
  agreeDraw: 'Agree on a draw',
};
