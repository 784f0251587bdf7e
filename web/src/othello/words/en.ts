import { plural } from '../../i18n/plural';
import type { RungWords } from '../../i18n/rungs';

/** Othello’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  othelloContinue: (moves: number, name: string) =>
    `${moves} ${plural('en', moves, 'move', 'moves')}, against ${name}`,

  othelloRepeats: 'The same mistake, again and again',

  othelloBlack: 'Black',
  othelloWhite: 'White',
  othelloColour: 'You play',
  othelloColourFirst: 'Black',
  othelloColourSecond: 'White',
  othelloConfirmHint: 'On a touch screen, tap twice to place a disc.',

  othelloYourDisc: 'Place a disc.',
  othelloYourDiscHint: (colour: string, empties: number) =>
    `You play ${colour}. ${empties} ${plural('en', empties, 'square is', 'squares are')} empty.`,
  othelloCannotMove: (colour: string) => `${colour} cannot move.`,
  othelloMustPass: 'You have no move, so you have to pass.',
  othelloPass: 'Pass',
  othelloPassNoted: 'pass',
  othelloPasses: (name: string) => `${name} cannot move and passes`,

  othelloWhyTaken: 'Taken',
  othelloWhyNothing: 'Turns no disc',
  othelloWhyPass: 'No move: pass',

  othelloCount: (black: number, white: number) => `Black ${black}, White ${white}.`,
  othelloBothStuck: 'Neither side can move.',
  othelloAfterMoves: (moves: number) => `${moves} ${plural('en', moves, 'move', 'moves')}.`,

  othelloBoardHelp:
    'Arrow keys move, Enter places a disc, Escape steps back, U undoes, H shows the best moves, S skips the wait. A question mark lists the keys.',
  othelloCellEmpty: 'empty',
  othelloCellPlayable: 'empty, you can place a disc here',
  othelloSaidDisc: (who: string, colour: string, cell: string, flips: number) =>
    `${who}: ${colour} ${cell}, turns ${flips}.`,

  othelloEven: 'Even',
  othelloExpected: (colour: string, discs: string) => `${colour} is expected to win by ${discs}`,
  othelloWins: (colour: string, discs: string) => `${colour} wins by ${discs}`,
  othelloLikely: (percent: number) => `${percent} % sure`,
  othelloDiscs: (discs: number, shown: string) => `${shown} ${plural('en', discs, 'disc', 'discs')}`,
  othelloProven: 'proven',

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,

  othelloFaultGame: (found: string) => `GM[${found}] is another game; this page opens GM[Othello].`,
  othelloFaultVariant: (found: string) =>
    `${found} is another kind of Othello. This page plays 8 × 8 without komi.`,
  othelloNoteMover: 'The board does not say whose turn it is. Black begins.',
  othelloFaultBoard: (found: string) =>
    `“${found}” is not an Othello board: BO[8 …] has 64 signs of *, O and -, and the side to move.`,
  othelloFaultOccupied: (found: string) => `${found} is already taken.`,
  othelloFaultNothing: (found: string) => `${found} turns no disc.`,
  othelloFaultPass: 'This is a pass, but there is a legal move.',
  othelloMoveCount: (moves: number) => `${moves} ${plural('en', moves, 'move', 'moves')}`,
  othelloEndInTranscript: 'A list of moves does not say how the game ended; GGF does.',
  othelloStartInTranscript: 'A list of moves does not keep the start; GGF does.',
  othelloOwnStart: 'from a custom start',
};
