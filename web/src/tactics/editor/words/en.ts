import { plural } from '../../../i18n/plural';

const cells = (names: string, count: number) => (names.split(' ').length < count ? `${names} …` : names);

/** What the editor of maps says in English; its keys are every table’s. */
export const en = {
  title: 'Draw a map',
  brushes: 'What to draw',
  even: 'Same for both sides',
  help: 'Arrow keys move, Enter draws, U undoes.',
  draw: 'Random map',
  clear: 'Empty map',
  fair: 'A fair map, ready to play.',
  playable: 'Ready to play. Worth knowing:',
  lab: 'Compare opponents on it',
  faults: {
    noUnits: 'Each side needs at least one unit.',
    tooMany: 'A side has at most eight units.',
  },
  notes: {
    apart: (names: string, count: number) => `No way leads from ${cells(names, count)} to the enemy.`,
    oneWay: (names: string, count: number) => `The sides meet only through ${cells(names, count)}.`,
    deadEnd: (names: string, count: number) =>
      `${plural('en', count, 'Dead end', 'Dead ends')}: ${cells(names, count)}`,
    exposed: (names: string, count: number) => `Can be hit in the first turn: ${cells(names, count)}`,
    lopsided: (names: string, count: number) => `Not the same for both sides: ${cells(names, count)}`,
  },
};
