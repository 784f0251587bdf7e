import { plural } from '../../i18n/plural';
import type { RungWords } from '../../i18n/rungs';

/** Xiangqi’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  xiangqiContinue: (moves: number, name: string) =>
    `${moves} ${plural('en', moves, 'move', 'moves')}, against ${name}`,

  xiangqiDeadline: 'The move that took eighty seconds',
  xiangqiRed: 'Red',
  xiangqiBlack: 'Black',
  xiangqiColour: 'You play',
  xiangqiColourFirst: 'Red',
  xiangqiColourSecond: 'Black',
  xiangqiConfirmHint: 'On a touch screen, tap the target twice.',

  xiangqiKinds: {
    general: 'general',
    advisor: 'advisor',
    elephant: 'elephant',
    horse: 'horse',
    chariot: 'chariot',
    cannon: 'cannon',
    soldier: 'soldier',
  },
  xiangqiPiece: (colour: string, kind: string) => `${colour} ${kind}`,
  xiangqiTaken: (kinds: string) => `has taken: ${kinds}`,

  xiangqiYourMove: 'Your move.',
  xiangqiYourMoveHint: (colour: string) => `You play ${colour}. Choose a piece, then a point.`,
  xiangqiCheck: 'Check!',
  xiangqiCheckHint: 'Your general could be taken.',
  xiangqiInCheck: 'in check',
  xiangqiThirdTime: 'This position has come twice. A third time ends the game:',

  xiangqiCannot: 'You cannot play that',

  xiangqiCheckmate: (loser: string) => `${loser} is checkmated.`,
  xiangqiStalemate: (loser: string) => `${loser} has no legal move, and loses.`,
  xiangqiPerpetualCheck: (loser: string) => `${loser} checks with every move, and loses.`,
  xiangqiPerpetualChase: (loser: string, kind: string | null) =>
    `${loser} chases ${kind === null ? 'one piece' : `the ${kind}`} with every move, and loses.`,
  xiangqiRepetition: 'A position came three times: draw.',
  xiangqiBothCheck: 'Both sides check with every move: draw.',
  xiangqiBothChase: 'Both sides chase with every move: draw.',
  xiangqiNoCapture: 'Nothing was captured for 60 moves of each side: draw.',
  xiangqiAfterMoves: (moves: number) => `${moves} ${plural('en', moves, 'move', 'moves')}.`,

  xiangqiBoardHelp:
    'Arrow keys move, Enter chooses a piece and then its target, Escape steps back, U undoes, H shows the best moves, S skips the wait. A question mark lists the keys.',
  xiangqiCellEmpty: 'empty',
  xiangqiSaidMove: (who: string, kind: string, from: string, to: string) =>
    `${who}: ${kind} ${from} to ${to}.`,
  xiangqiSaidTakes: (kind: string) => `Takes a ${kind}.`,

  xiangqiAppearance: 'pieces and notation of Xiangqi',
  xiangqiPieces: 'Characters on the pieces',
  xiangqiPieceSets: { traditional: 'Old', simplified: 'New', letters: 'Letters', pictures: 'Pictures' },
  xiangqiNotation: 'Moves',
  xiangqiNotations: { wxf: 'C2=5', chinese: 'Chinese', iccs: 'h2e2' },

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,

  xiangqiFaultGame: (found: string) => `${found} is another game; this page opens games of Xiangqi.`,
  xiangqiFaultFen: (found: string) =>
    `“${found}” is not a position: a FEN has ten ranks and the side to move.`,
  xiangqiFaultMove: (found: string) => `No legal move is called “${found}”.`,
  xiangqiFaultIllegal: (found: string) => `${found} is not allowed.`,
  xiangqiMoveCount: (moves: number) => `${moves} ${plural('en', moves, 'move', 'moves')}`,
  xiangqiOwnStart: 'from a custom start',
  xiangqiEndInMoves: 'A list of moves does not say how the game ended; PGN does.',
  xiangqiStartInMoves: 'A list of moves does not keep the start; PGN does.',
};
