import type { XiangqiModule } from '../../../wasm/xiangqi';
import type { Spec } from '../boardgame/spec';
import { oddsScale } from '../play/analysis/odds_scale';
import type { Session } from '../shell/session/session';
import { BOARD } from './board_spec';
import { FILES } from './files/files';
import { lines } from './lines/lines';
import { colourName } from './sentences';
import { SYMMETRIES } from './symmetries';
import type { Xiangqi } from './xiangqi_types';

/**
 * Hundredths of a soldier that mean odds of ten to one, a draw counted as half: 40 games of rung 150 against itself with 3,000
 * nodes a move fit 1,020, and 40 with 12,000 fit 1,360.
 */
const TEN_TO_ONE = 1_200;

/** Xiangqi, as `boardgame/` knows it. */
export const XIANGQI: Spec<Xiangqi> = {
  ...BOARD,
  labGame: (session) =>
    import('./lab_game').then(({ labGame }) => labGame(session as Session<XiangqiModule>)),
  scoreScale: oddsScale(TEN_TO_ONE, colourName),
  measures: ['moves'],
  analysisNodes: 400_000,
  symmetries: SYMMETRIES,
  files: FILES,
  draws: { plies: 40, margin: 40 },
  lines,
  openings: () => import('./openings/opening_names').then(({ openNames }) => openNames()),
  lesson: () => import('./lesson/open').then(({ openLesson }) => openLesson()),
  editor: () => import('./editor/editor').then(({ openEditor }) => openEditor()),
  puzzles: () => import('./puzzles/puzzles').then(({ openPuzzles }) => openPuzzles()),
};
