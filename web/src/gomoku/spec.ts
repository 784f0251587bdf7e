import type { GomokuModule } from '../../../wasm/gomoku';
import type { Spec } from '../boardgame/spec';
import { oddsScale } from '../play/analysis/odds_scale';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { FILES } from './files/files';
import type { Gomoku } from './gomoku_types';
import { lines } from './lines/lines';
import { colourName } from './sentences';
import { SYMMETRIES } from './symmetries';

/** The evaluation is fitted so that this score means odds of ten to one. */
const TEN_TO_ONE = 400;

/** Gomoku, as `boardgame/` knows it. */
export const GOMOKU: Spec<Gomoku> = {
  ...BOARD,
  labGame: (session) => import('./lab_game').then(({ labGame }) => labGame(session as Session<GomokuModule>)),
  scoreScale: oddsScale(TEN_TO_ONE, colourName),
  measures: ['moves'],
  analysisNodes: 250_000,
  symmetries: SYMMETRIES,
  counterLine: () => import('./take_its_end').then(({ TAKE_ITS_END }) => TAKE_ITS_END),
  files: FILES,
  lines,
  editor: (like) => import('./editor/editor').then(({ openEditor }) => openEditor(like)),
  lesson: () => import('./lesson/open').then(({ openLesson }) => openLesson()),
  puzzles: () => import('./puzzles/puzzles').then(({ openPuzzles }) => openPuzzles()),
};
