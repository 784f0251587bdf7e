/** Words about what went wrong, in English; its keys are every table’s. */
export const en = {
  seeking: (share: string) => `Looking for what went wrong: ${share} …`,
  nothing: (name: string) => `${name} finds no slide to blame in the end of this game.`,
  costliest: (slide: string, played: string, best: string, share: string) =>
    `Slide ${slide}, ${played}, cost most: ${best} was ${share} better.`,
  byFar: (slide: string, played: string, best: string) =>
    `Slide ${slide}, ${played}, cost most: ${best} was better by far.`,
  ended: (slide: string, played: string, best: string) =>
    `Slide ${slide}, ${played}, ended it: with ${best} the game could have gone on.`,
  byWhom: (name: string) => `By the valuation of ${name}, in the latest slides.`,
  show: 'Show it',
  goOn: 'Go on from there',
  played: 'played',
  better: 'better',
};
