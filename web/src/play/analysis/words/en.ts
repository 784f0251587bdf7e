/** What the analysis says in English; its keys are every table’s. */
export const en = {
  bestMoves: 'Best moves',
  analysing: 'Thinking …',
  analysisLost: 'Analysis stopped working. Reload the page.',
  nothingToSay: 'No opinion yet.',
  winsIn: (moves: number) => (moves === 1 ? 'wins with this move' : `wins in ${moves}`),
  losesIn: (moves: number) => (moves === 1 ? 'loses at once' : `loses in ${moves}`),
  searchDepth: (depth: number) => `depth ${depth}`,
  bestMove: 'best',
  onlyMove: 'only move',
  usualStart: 'the usual first move',
  noBetter: 'no better',
  isWorse: (share: string) => `${share} worse`,
  throwsAway: 'throws the win away',
  justWorse: 'worse',
  graphLabel: 'Who was ahead, move by move',
  provenFrom: (move: number) => `After move ${move} every value is proven.`,
  isBetter: (colour: string) => `${colour} is better`,
  isEven: 'Even',
  hasWon: (colour: string) => `${colour} has won.`,
  coloursOpen: 'No analysis until the colours are chosen.',
  isWinning: (colour: string, moves: number) =>
    moves === 1 ? `${colour} wins with the next move` : `${colour} wins in ${moves}`,
  playMove: (move: string) => `Play ${move}`,
  seekingTurn: 'Looking for the move that cost the most …',
  yourTurningPoint: (move: number, cell: string) =>
    `The engine’s opinion: your move ${move}, ${cell}, cost the most.`,
  turningPoint: (name: string, move: number, cell: string) =>
    `The engine’s opinion: ${name}’s move ${move}, ${cell}, cost the most.`,
  moveAgain: (move: number) => `Review move ${move}`,
  noTurn: 'No single move stands out.',
};
