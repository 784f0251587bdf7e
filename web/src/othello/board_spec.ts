import { NO_CELL } from '../board/shape';
import type { BoardSpec } from '../boardgame/spec';
import type { Colour } from '../play/game_types';
import { discOf } from './action_code';
import { EDGE, openPainter } from './board/painter';
import { SHAPE } from './cells';
import { clips, clipsBack } from './clips';
import { DiscToken } from './disc_token';
import { decodeEvents } from './events';
import { readPositionText } from './files/position_text';
import { recordMove } from './move_record';
import type { Othello } from './othello_types';
import { type GhostDisc, restingScene } from './scene';
import { colourName, sideChoice, WORDS } from './sentences';
import { SETUP, startText, USUAL_SETUP } from './setup';
import { decodeSnapshot, type Snapshot } from './snapshot';
import { messages } from './words/messages';

/** Othello on a board: what can be seen, said and played. */
export const BOARD: BoardSpec<Othello> = {
  game: 'othello',
  blur: true,
  messages,
  words: WORDS,
  input: 'place',
  decodeSnapshot,
  decodeEvents,
  record: recordMove,
  cellsOf: (action) => ({ from: NO_CELL, to: discOf(action) }),
  shape: () => SHAPE,
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
    count: ({ counts }, side) => counts[side],
    look: (colour) => (colour === 1 ? 'white' : 'black'),
    Token: DiscToken,
  },
  look: {
    restingScene,
    clips,
    clipsBack,
    ghosts,
    withWeighed: (scene, weighed) => ({ ...scene, weighed }),
    forbidden: () => [],
    marksPlaces: true,
    numbered: true,
    edge: EDGE,
    painter: openPainter,
  },
};

/** Discs of both colours in turn, but for passes, which show nothing. */
function ghosts({ sideToMove }: Snapshot, actions: readonly number[]): GhostDisc[] {
  return actions
    .map((action, index) => ({ cell: discOf(action), colour: ((sideToMove + index) % 2) as Colour }))
    .filter(({ cell }) => cell !== NO_CELL);
}
