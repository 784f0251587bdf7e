/** Words about what went wrong, in English; its keys are every table’s. */
export const en = {
  seeking: (share: string) => `Looking for what went wrong: ${share} …`,
  nothing: (name: string) => `${name} finds no mistake near the end of this game.`,
  costliest: (slide: string, played: string, best: string, share: string) =>
    `Slide ${slide}, ${played}, cost the most: ${best} was ${share} better.`,
  byFar: (slide: string, played: string, best: string) =>
    `Slide ${slide}, ${played}, cost the most: ${best} was far better.`,
  ended: (slide: string, played: string, best: string) =>
    `Slide ${slide}, ${played}, ended the game: ${best} would have kept it going.`,
  byWhom: (name: string) => `According to ${name}.`,
  show: 'Show it',
  goOn: 'Play on from there',
  played: 'played',
  better: 'better',
  sharedTitle: (score: string) => `This game scored ${score}`,
  sharedLine: (tile: number, slides: string) => `Largest tile ${tile}, ${slides} slides.`,
  playTiles: 'Play the same tiles',
};
