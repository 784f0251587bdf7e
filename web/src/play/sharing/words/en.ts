/** Words of the ways to share a game in English; its keys are every table’s. */
export const en = {
  shareWatch: 'Watch this game',
  shareWatchHint: 'A link that plays the whole game.',
  sharePicture: 'Picture',
  sharePictureHint: 'The turning point, still or moving.',
  shareShape: 'Shape',
  shapeWide: 'Wide',
  shapeSquare: 'Square',
  shareStill: 'Picture',
  shareMoving: 'Animation',
  shareMaking: (percent: number) => `Making it: ${percent} %`,
  shareSave: 'Save or share',
  shareFailed: 'The picture could not be made here.',
};
