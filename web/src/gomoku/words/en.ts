import { plural } from '../../i18n/plural';
import type { RungWords } from '../../i18n/rungs';

/** Gomoku’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  gomokuContinue: (stones: number, name: string) =>
    `${stones} ${plural('en', stones, 'stone', 'stones')}, against ${name}`,

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
    'One places three stones. The other picks a colour, or adds two stones and hands the choice back.',
  gomokuColour: 'You play',
  gomokuColourFirst: 'Black',
  gomokuColourSecond: 'White',
  gomokuSideFirst: 'Open',
  gomokuSideSecond: 'Choose',
  gomokuConfirmHint: 'On a touch screen, tap twice to place a stone.',

  gomokuYourStone: 'Place a stone.',
  gomokuYourStoneHint: (colour: string) => `You play ${colour}.`,
  gomokuPlaceThree: (left: number) => (left === 1 ? 'Place one more stone.' : `Place ${left} stones.`),
  gomokuPlaceThreeHint: 'Black, white, black. Make it even: your opponent picks the colour.',
  gomokuPlaceTwo: (left: number): string => (left === 1 ? 'Place one more stone.' : 'Place two stones.'),
  gomokuPlaceTwoHint: 'White, then black. Your opponent picks the colour.',
  gomokuChoose: 'Your choice',
  gomokuChooseHint: 'Take the side you prefer, or place two more and let your opponent choose.',
  gomokuDecideHint: 'Take the side you prefer.',
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
  gomokuAllForbidden: 'Black has no legal move left.',
  gomokuAfterMoves: (moves: number) => `${moves} ${plural('en', moves, 'stone', 'stones')}.`,

  gomokuBoardHelp:
    'Arrow keys move, Enter places a stone, Escape steps back, U undoes, H shows the best moves, S skips the wait. A question mark lists the keys.',
  gomokuCellEmpty: 'empty',
  gomokuCellForbidden: 'forbidden',
  gomokuCellStone: (colour: string, number: number) => `${colour}, move ${number}`,
  gomokuCellRow: 'in the winning row',
  gomokuSaidStone: (who: string, colour: string, cell: string) => `${who}: ${colour} ${cell}.`,

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,

  swap2InPsq: 'psq keeps the stones, but not who chose which colour. SGF keeps both.',
  stoneCount: (moves: number) => `${moves} ${plural('en', moves, 'stone', 'stones')}`,
  inFreestyle: 'freestyle',
  inStandard: 'standard',
  inRenju: 'renju',
  faultOtherGame: (found: string) => `GM[${found}] is another game; Gomoku and Renju are GM[4].`,
  faultSize: (found: string) => `Boards of size ${found} are not supported. Boards are square, 9 to 20.`,
  faultRule: (found: string) => `“${found}” is not a rule here. The rules are freestyle, standard and renju.`,
  faultOpening: (found: string) => `“${found}” is not an opening here. The openings are free and swap2.`,
  faultColour: (found: string) => `${found} is out of turn: black begins, then the colours alternate.`,
  faultPass: 'This is a pass. Gomoku has no passes.',
  faultSetup:
    'These stones cannot come from a game: place as many white stones as black, or one fewer, before the first move, and remove none.',
  faultHidden: (found: string) =>
    `${found} stores stones in a way that this page cannot read, so the game was not opened.`,
  noteRule: (found: string) => `This page does not know the rule “${found}” and reads the game as freestyle.`,
  faultChoice: (found: string) => `“${found}” cannot be chosen here under swap2.`,
  faultPsqHeader: (found: string) => `A psq begins like “Piskvorky 15x15, 0:0, 0”, not like “${found}”.`,
  faultPsqMove: (found: string) => `“${found}” is not a move. A move is column, row, time.`,
  faultOccupied: (found: string) => `${found} is already taken.`,
  faultForbidden: (found: string) => `${found} is forbidden to black in renju.`,
  puzzleBlackWins: 'Black to move and win',
  puzzleWhiteWins: 'White to move and win',
  puzzleByFours: 'Every move is a four.',
  puzzleByThrees: 'You need a three.',
  puzzleByQuiet: 'You need a quiet move: neither a four nor a three.',
};
