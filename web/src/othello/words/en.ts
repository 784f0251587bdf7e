import type { RungWords } from '../../i18n/rungs';

/** Othello’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  othelloContinue: (moves: number, name: string) =>
    moves === 1 ? `1 move, against ${name}` : `${moves} moves, against ${name}`,

  othelloRepeats: 'The same mistake, again and again',

  othelloBlack: 'Black',
  othelloWhite: 'White',
  othelloColour: 'You play',
  othelloColourFirst: 'Black',
  othelloColourSecond: 'White',
  othelloConfirmHint: 'A disc placed with a finger waits for a second tap.',

  othelloYourDisc: 'Place a disc.',
  othelloYourDiscHint: (colour: string, empties: number) =>
    empties === 1
      ? `You play ${colour}. One cell is empty.`
      : `You play ${colour}. ${empties} cells are empty.`,
  othelloCannotMove: (colour: string) => `${colour} cannot move.`,
  othelloMustPass: 'No cell turns a disc over: you have to pass.',
  othelloPass: 'Pass',
  othelloPassNoted: 'pass',
  othelloPasses: (name: string) => `${name} cannot move and passes`,

  othelloWhyTaken: 'Taken',
  othelloWhyNothing: 'Turns nothing over',
  othelloWhyPass: 'Nothing to turn over: pass',

  othelloCount: (black: number, white: number) => `Black ${black}, White ${white}.`,
  othelloBothStuck: 'Neither side can move.',
  othelloAfterMoves: (moves: number) => (moves === 1 ? 'after 1 move' : `after ${moves} moves`),

  othelloBoardHelp:
    'Arrow keys move, Enter places a disc, Escape steps back, U takes back, H shows the best moves, S skips the wait. A question mark lists the keys.',
  othelloCellEmpty: 'empty',
  othelloCellPlayable: 'empty, you can place a disc here',
  othelloSaidDisc: (who: string, colour: string, cell: string, flips: number) =>
    `${who}: ${colour} ${cell}, turns ${flips}.`,

  othelloEven: 'Even',
  othelloExpected: (colour: string, discs: string) => `${colour} is expected to win by ${discs}`,
  othelloWins: (colour: string, discs: string) => `${colour} wins by ${discs}`,
  othelloLikely: (percent: number) => `${percent} % sure`,
  othelloDiscs: (discs: number, shown: string) => (discs === 1 ? '1 disc' : `${shown} discs`),
  othelloProven: 'proven',

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,

  othelloFaultGame: (found: string) => `GM[${found}] is another game; this is a place for GM[Othello].`,
  othelloFaultVariant: (found: string) =>
    `${found} is another kind of Othello. Here it is played on 8 × 8, without komi.`,
  othelloNoteMover: 'The board does not say whose turn it is. Black begins.',
  othelloFaultBoard: (found: string) =>
    `“${found}” is no board of Othello: BO[8 …] has 64 cells of *, O and - and who begins.`,
  othelloFaultOccupied: (found: string) => `${found} is taken already.`,
  othelloFaultNothing: (found: string) => `${found} turns nothing over.`,
  othelloFaultPass: 'A pass where there is a move.',
  othelloMoveCount: (moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  othelloEndInTranscript: 'A list of moves does not say how the game ended; GGF does.',
  othelloStartInTranscript: 'A list of moves does not keep the start; GGF does.',
  othelloOwnStart: 'from a start of its own',
};
