import type { BoardSpec } from '../boardgame/spec';
import { fromOf, toOf } from './action_code';
import { AppearanceFields } from './appearance_fields';
import { EDGE, openPainter } from './board/painter';
import { shownSet } from './board/signs';
import { shapeOf } from './cells';
import { clips, clipsBack } from './clips';
import { decodeEvents } from './events';
import { readPositionText } from './files/position_text';
import { recordMove } from './move_record';
import { PieceToken } from './piece_token';
import { ghosts, restingScene } from './scene';
import { colourName, sideChoice, WORDS } from './sentences';
import { SETUP, startText, USUAL_SETUP } from './setup';
import { decodeSnapshot } from './snapshot';
import { TakenPieces } from './taken_pieces';
import { messages } from './words/messages';
import type { Xiangqi } from './xiangqi_types';

/** Xiangqi on a board: what can be seen, said and played. */
export const BOARD: BoardSpec<Xiangqi> = {
  game: 'xiangqi',
  blur: true,
  messages,
  words: WORDS,
  input: 'move',
  decodeSnapshot,
  decodeEvents,
  record: recordMove,
  cellsOf: (action) => ({ from: fromOf(action), to: toOf(action) }),
  shape: (_, side) => shapeOf(side),
  Taken: TakenPieces,
  Appearance: AppearanceFields,
  setup: {
    usual: USUAL_SETUP,
    schema: SETUP,
    fromAddress: ({ start }) => (start === undefined ? {} : { start }),
    startText,
    fromText: readPositionText,
    facts: () => null,
  },
  sides: {
    colourToMove: ({ sideToMove }) => sideToMove,
    colourOf: (_, side) => side,
    name: colourName,
    openPart: () => '',
    choice: sideChoice,
    look: (colour) => (colour === 1 ? 'black' : 'red'),
    Token: PieceToken,
  },
  look: {
    restingScene,
    clips,
    clipsBack,
    ghosts,
    withWeighed: (scene, weighed) => ({ ...scene, weighed }),
    forbidden: () => [],
    marksPlaces: false,
    numbered: false,
    chosen: shownSet,
    edge: EDGE,
    painter: openPainter,
  },
};
