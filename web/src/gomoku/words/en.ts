import type { RungWords } from '../../i18n/rungs';

/** Gomoku’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  gomokuContinue: (stones: number, name: string) =>
    stones === 1 ? `1 stone, against ${name}` : `${stones} stones, against ${name}`,

  gomokuBlack: 'Black',
  gomokuWhite: 'White',
  gomokuOpens: 'Opens',
  gomokuAnswers: 'Answers',

  gomokuRule: 'Rule',
  gomokuRuleFreestyle: 'Freestyle',
  gomokuRuleStandard: 'Standard',
  gomokuRuleRenju: 'Renju',
  gomokuRuleHintFreestyle: 'Five or more in a row win.',
  gomokuRuleHintStandard: 'Exactly five win; six do not.',
  gomokuRuleHintRenju: 'Black may not make double threes, double fours or six. White may do anything.',
  gomokuSize: 'Board',
  gomokuOpening: 'Opening',
  gomokuOpeningFree: 'Free',
  gomokuOpeningSwap2: 'Swap2',
  gomokuOpeningHintFree: 'Black begins anywhere.',
  gomokuOpeningHintSwap2:
    'One places three stones, the other picks a colour, or adds two and hands the choice back.',
  gomokuColour: 'You play',
  gomokuColourFirst: 'Black',
  gomokuColourSecond: 'White',
  gomokuSideFirst: 'Open',
  gomokuSideSecond: 'Choose',
  gomokuConfirmHint: 'A stone placed with a finger waits for a second tap.',

  gomokuYourStone: 'Place a stone.',
  gomokuYourStoneHint: (colour: string) => `You play ${colour}.`,
  gomokuPlaceThree: (left: number) => (left === 1 ? 'Place one more stone.' : `Place ${left} stones.`),
  gomokuPlaceThreeHint: 'Black, white, black. Make it even: the other side picks the colour.',
  gomokuPlaceTwo: (left: number): string => (left === 1 ? 'Place one more stone.' : 'Place two stones.'),
  gomokuPlaceTwoHint: 'White, then black. The other side picks the colour.',
  gomokuChoose: 'Your choice',
  gomokuChooseHint: 'Take the side you like better, or place two more and leave the choice to the other.',
  gomokuDecideHint: 'Take the side you like better.',
  gomokuTakeBlack: 'Take black',
  gomokuTakeWhite: 'Take white',
  gomokuPlaceTwoMore: 'Place two more',
  gomokuTook: (name: string, colour: string) => `${name} takes ${colour}`,
  gomokuAddsTwo: (name: string) => `${name} places two more`,

  gomokuWhyTaken: 'Taken',
  gomokuWhyForbidden: 'Forbidden for Black',
  gomokuWhyChoose: 'First choose a colour',

  gomokuFive: (colour: string) => `${colour} has five in a row.`,
  gomokuFull: 'The board is full.',
  gomokuAllForbidden: 'Black has no cell left that is allowed.',
  gomokuAfterMoves: (moves: number) => (moves === 1 ? 'after 1 stone' : `after ${moves} stones`),

  gomokuBoardHelp:
    'Arrow keys move, Enter places a stone, Escape steps back, U takes back, H shows the best moves, S skips the wait. A question mark lists the keys.',
  gomokuCellEmpty: 'empty',
  gomokuCellForbidden: 'forbidden',
  gomokuCellStone: (colour: string, number: number) => `${colour}, move ${number}`,
  gomokuCellRow: 'in the winning row',
  gomokuSaidStone: (who: string, colour: string, cell: string) => `${who}: ${colour} ${cell}.`,

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,

  swap2InPsq: 'psq keeps the stones, but not who chose which colour. SGF keeps both.',
  stoneCount: (moves: number) => (moves === 1 ? '1 stone' : `${moves} stones`),
  inFreestyle: 'freestyle',
  inStandard: 'standard',
  inRenju: 'renju',
  faultOtherGame: (found: string) => `GM[${found}] is another game; Gomoku and Renju are GM[4].`,
  faultSize: (found: string) => `A board of ${found} is not played here. Boards are square, 9 to 20.`,
  faultRule: (found: string) =>
    `“${found}” is no rule of this page; there are freestyle, standard and renju.`,
  faultOpening: (found: string) => `“${found}” is no opening of this page; there are free and swap2.`,
  faultColour: (found: string) =>
    `${found} is played out of turn: black begins, then white and black alternate.`,
  faultPass: 'A pass. Gomoku has none.',
  faultSetup:
    'Stones are set up that no game leads to: as many white as black or one less, before the first move, none taken away.',
  faultHidden: (found: string) =>
    `${found} holds stones in a way of its own. This page cannot read them, so it does not open the game.`,
  noteRule: (found: string) =>
    `“${found}” is not a rule that this page knows. The game is read as freestyle.`,
  faultChoice: (found: string) => `“${found}” cannot be chosen here under swap2.`,
  faultPsqHeader: (found: string) => `A psq begins like “Piskvorky 15x15, 0:0, 0”, not like “${found}”.`,
  faultPsqMove: (found: string) => `“${found}” is no move; a move is column, row, time.`,
  faultOccupied: (found: string) => `${found} is taken already.`,
  faultForbidden: (found: string) => `${found} is forbidden to black in renju.`,
  puzzleBlackWins: 'Black to move and win',
  puzzleWhiteWins: 'White to move and win',
  puzzleByFours: 'Every move a four.',
  puzzleByThrees: 'It takes a three.',
  puzzleByQuiet: 'It takes a quiet move, neither four nor three.',
};
