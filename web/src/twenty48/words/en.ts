import type { RungWords } from '../../i18n/rungs';

/** 2048’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  twenty48Alone: 'alone, with advice',
  twenty48Continue: (score: string) => `Score ${score}`,
  twenty48Watch: 'Watch the engine',
  twenty48BestIs: (score: string) => `Your best: ${score}`,

  twenty48Score: 'Score',
  twenty48BestScore: 'Best',
  twenty48Helped: 'Not every slide here was yours, so neither is the score.',

  twenty48Plays: (name: string) => `${name} plays`,
  twenty48Waits: (name: string) => `${name} plays when asked`,
  twenty48PlaysNow: 'Plays',
  twenty48Watches: 'Plays when asked',

  twenty48How: 'Make a 2048',
  twenty48HowMore:
    'Slide all tiles with the arrow keys or a swipe. Equal ones that meet become one, worth twice as much.',

  twenty48Slider: 'Slides',
  twenty48Placer: 'Places tiles',
  twenty48Up: 'Up',
  twenty48Right: 'Right',
  twenty48Down: 'Down',
  twenty48Left: 'Left',

  twenty48HintTitle: 'The four slides',
  twenty48Weighing: 'Weighing it …',
  twenty48Best: 'best',
  twenty48AsGood: 'as good',
  twenty48Worse: 'worse',
  twenty48FarWorse: 'far worse',
  twenty48Loses: 'loses',

  twenty48Made: (value: number) => `${value}!`,
  twenty48Goal: 'That was the goal. The game goes on as long as anything slides.',
  twenty48GoOn: 'The game goes on as long as anything slides.',
  twenty48Over: 'Nothing slides any more',
  twenty48OverLine: (score: string, value: number) => `Score ${score}, largest tile ${value}.`,
  twenty48AfterMoves: (moves: string) => `after ${moves} slides`,
  twenty48UndoLast: 'Take the last slide back',

  twenty48NewGame: 'New game',
  twenty48NewGameTitle: 'A new game?',
  twenty48NewGameLeaves: 'It replaces the one on the board.',
  twenty48Seed: 'Tiles',
  twenty48SeedAny: 'new ones',
  twenty48SeedHint: (seed: number) => `A number always brings the same tiles. This game’s: ${seed}.`,
  twenty48SeedWrong: (most: number) => `A whole number from 0 to ${most}.`,
  twenty48SameTiles: 'Same tiles',

  twenty48LetPlay: 'Let it play',
  twenty48Pause: 'Pause',
  twenty48Step: 'One slide',
  twenty48TabAutoplay: 'Engine',
  twenty48TabCourse: 'Course',
  twenty48WhoPlays: 'Who plays',
  twenty48Speed: 'Speed',
  twenty48SpeedStep: 'one slide a press',
  twenty48SpeedPerSecond: (slides: number) =>
    slides === 1 ? '1 slide a second' : `${slides} slides a second`,
  twenty48SpeedFastest: 'as fast as it can',
  twenty48StopAt: 'Stop at the first',
  twenty48StopNever: 'never',

  twenty48Compare: 'Side by side',
  twenty48Measure: 'Compare scores',
  twenty48CompareTitle: 'two side by side',
  twenty48CompareLine: 'Both get the same tiles.',
  twenty48CompareEven: 'They end even.',
  twenty48CompareWon: (name: string, times: string) => `${name} scores ${times} times as much.`,
  twenty48Race: (left: string, leftScore: string, right: string, rightScore: string) =>
    `${left}: ${leftScore}. ${right}: ${rightScore}.`,
  twenty48LeftGame: 'Left game',
  twenty48RightGame: 'Right game',
  twenty48OtherTiles: 'Other tiles',
  twenty48SlidesSoFar: 'Slides',

  twenty48NoCourse: 'Here the score grows once you play.',
  twenty48CourseGraph: (score: string, moves: string) => `The score, up to ${score} after ${moves} slides`,
  twenty48Slides: (moves: string) => `${moves} slides`,
  twenty48Unknown: (moves: string) => `Opened after ${moves} slides; what came before is not known.`,
  twenty48Tile: 'Tile',
  twenty48AfterSlides: 'after slides',
  twenty48AfterTime: 'after',

  platesTitle: 'Three plates',
  platesRules:
    'You choose one of three plates of banknotes. The other side hands you two of its three notes, and you keep one. Which plate?',
  platesSearch: 'Search',
  platesPruned: 'With pruning',
  platesWhole: 'Without',
  platesCount: (looked: number, all: number) => `${looked} of ${all} leaves looked at`,
  platesBegin: 'Press Next: the engine searches the tree as it searches every game here.',
  platesStep: 'Step of the search',
  platesPlay: 'Play',
  platesNext: 'Next',
  platesTree: (looked: number, all: number) =>
    `The tree of plates, pairs and notes; ${looked} of ${all} leaves looked at`,
  platesRoot: 'The choice',
  platesPlate: (name: string) => `Plate ${name}`,
  platesPair: (notes: string) => `The pair ${notes}`,
  platesEnters: (name: string) => `${name}: what is it worth?`,
  platesLooks: (value: number) => `A leaf: you keep ${value}.`,
  platesAtLeast: (name: string, value: number) => `${name} is worth ${value} at least.`,
  platesAtMost: (name: string, value: number) =>
    `${name} is worth ${value} at most: the other side may hand over this.`,
  platesCut: (name: string, value: number) =>
    `${name} is done with at ${value}: what is left cannot change the choice, so nobody looks at it.`,
  platesLeaves: (name: string, value: number) => `${name} is worth ${value}.`,
  platesDone: (value: number) => `The best plate brings ${value}.`,

  adversaryLink: 'Adversary',
  twenty48MoreTold:
    'The adversary places the worst tiles it can find. The plates show how a search looks ahead.',
  adversaryTitle: 'the adversary',
  adversaryRole: 'What you do',
  adversarySlides: 'I slide',
  adversaryPlaces: 'I place the tiles',
  adversaryTile: 'Next tile',
  adversaryWon: 'You win.',
  adversaryLost: 'You lose.',
  adversaryLineSlides: 'The engine places the worst tile it knows. Make 2048 all the same.',
  adversaryLinePlaces: 'Tap an empty cell to place a tile. Keep the engine from making 2048.',
  adversaryHelpSlides: 'Arrow keys or W, A, S, D slide, U takes back.',
  adversaryHelpPlaces: 'Tab leads to the cells, arrow keys walk, Enter places a tile, U takes back.',

  twenty48BoardHelp:
    'Arrow keys or W, A, S, D slide, U takes back, H shows what each slide is worth, Space lets the engine play and stops it. Among the cells arrows walk and letters slide. A question mark lists the keys.',
  twenty48Empty: 'empty',
  twenty48Slid: (direction: string, points: number) =>
    points === 0 ? `${direction}.` : `${direction}: ${points} points.`,
  twenty48NewTile: (value: number, cell: string) => `New ${value} on ${cell}.`,
  twenty48Reached: (value: number) => `${value} is made.`,

  savedTwenty48Adversary: 'saved game of 2048 against an opponent',
  savedTwenty48Comparison: 'saved comparison of two rungs',
  savedTwenty48Game: 'saved game of 2048',
  savedTwenty48Preferences: 'settings of 2048',
  noticeBadTwenty48Moves: 'The game in this address breaks a rule and was left out.',

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,
};
