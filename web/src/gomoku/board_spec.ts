import { NO_CELL } from '../board/shape';
import type { BoardSpec } from '../boardgame/spec';
import { type Colour, Result } from '../play/game_types';
import { stoneOf } from './action_code';
import { EDGE, openPainter } from './board/painter';
import { shapeOf } from './cells';
import { clips, clipsBack } from './clips';
import { decodeEvents } from './events';
import { readPositionText } from './files/position_text';
import type { Gomoku } from './gomoku_types';
import { recordMove } from './move_record';
import { type GhostStone, restingScene } from './scene';
import { colourName, openPart, sideChoice, WORDS } from './sentences';
import { SETUP, startText, USUAL_SETUP } from './setup';
import { SetupFields, setupFacts } from './setup_fields';
import { colourOfSide, decodeSnapshot, type Snapshot } from './snapshot';
import { StoneToken } from './stone_token';
import { messages } from './words/messages';

/** Gomoku on a board: what can be seen, said and played. */
export const BOARD: BoardSpec<Gomoku> = {
  game: 'gomoku',
  blur: true,
  messages,
  words: WORDS,
  input: 'place',
  decodeSnapshot,
  decodeEvents,
  record: recordMove,
  cellsOf: (action) => ({ from: NO_CELL, to: stoneOf(action) }),
  shape: ({ size }) => shapeOf(size),
  setup: {
    usual: USUAL_SETUP,
    schema: SETUP,
    fromAddress: ({ size, rule, opening }) => ({
      ...(size === undefined ? {} : { size }),
      ...(rule === undefined ? {} : { rule }),
      ...(opening === undefined ? {} : { opening }),
    }),
    startText,
    fromText: readPositionText,
    Fields: SetupFields,
    facts: setupFacts,
  },
  sides: {
    colourToMove: ({ colour }) => colour,
    colourOf: colourOfSide,
    name: colourName,
    openPart,
    choice: sideChoice,
    look: (colour) => (colour === null ? 'open' : colour === 0 ? 'black' : 'white'),
    Token: StoneToken,
  },
  look: {
    restingScene,
    clips,
    clipsBack,
    ghosts,
    withWeighed: (scene, weighed) => ({ ...scene, weighed }),
    forbidden: ({ result, forbidden }) => (result === Result.playing ? forbidden : []),
    marksPlaces: false,
    numbered: true,
    edge: EDGE,
    painter: openPainter,
  },
};

/** Stones of both colours in turn; a choice shows nothing. */
function ghosts({ colour }: Snapshot, actions: readonly number[]): GhostStone[] {
  return actions
    .map((action, index) => ({ cell: stoneOf(action), colour: ((colour + index) % 2) as Colour }))
    .filter(({ cell }) => cell !== NO_CELL);
}
