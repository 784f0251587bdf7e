import type { OthelloModule } from '../../../wasm/othello';
import type { Spec } from '../boardgame/spec';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { DISC_SCALE } from './disc_scale';
import { FILES } from './files/files';
import { lines } from './lines/lines';
import type { Othello } from './othello_types';
import { SYMMETRIES } from './symmetries';

/** Othello, as `boardgame/` knows it. */
export const OTHELLO: Spec<Othello> = {
  ...BOARD,
  labGame: (session) =>
    import('./lab_game').then(({ labGame }) => labGame(session as Session<OthelloModule>)),
  scoreScale: DISC_SCALE,
  measures: ['', 'discs'],
  analysisNodes: 700_000,
  symmetries: SYMMETRIES,
  counterLine: () => import('./outplay').then(({ OUTPLAY }) => OUTPLAY),
  files: FILES,
  lines,
  openings: (openRules) => import('./openings/opening_names').then(({ openNames }) => openNames(openRules)),
  editor: () => import('./editor/editor').then(({ openEditor }) => openEditor()),
  lesson: () => import('./lesson/open').then(({ openLesson }) => openLesson()),
  puzzles: () => import('./puzzles/puzzles').then(({ openPuzzles }) => openPuzzles()),
};
