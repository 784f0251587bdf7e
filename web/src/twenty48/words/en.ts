import { plural } from '../../i18n/plural';
import type { RungWords } from '../../i18n/rungs';

/** 2048’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  twenty48Alone: 'alone, with advice',
  twenty48Continue: (score: string) => `Score ${score}`,
  twenty48BestIs: (score: string) => `Your best: ${score}`,

  twenty48Score: 'Score',
  twenty48BestScore: 'Best',
  twenty48Helped: 'The engine helped, so this score doesn’t count.',

  twenty48Plays: (name: string) => `${name} plays`,
  twenty48Waits: (name: string) => `${name} plays when asked`,
  twenty48PlaysNow: 'Plays',
  twenty48Watches: 'Plays when asked',

  twenty48How: 'Make a 2048',
  twenty48HowMore:
    'Slide all tiles with the arrow keys or a swipe. Two equal tiles that meet merge into one worth twice as much.',

  twenty48Slider: 'Slides',
  twenty48Placer: 'Places tiles',
  twenty48Up: 'Up',
  twenty48Right: 'Right',
  twenty48Down: 'Down',
  twenty48Left: 'Left',

  twenty48HintTitle: 'The four slides',
  twenty48Weighing: 'Thinking …',
  twenty48Best: 'best',
  twenty48AsGood: 'as good',
  twenty48Worse: 'worse',
  twenty48FarWorse: 'far worse',
  twenty48Loses: 'loses',

  twenty48Made: (value: number) => `${value}!`,
  twenty48Goal: 'That was the goal. Play on as long as a tile can move.',
  twenty48GoOn: 'Play on as long as a tile can move.',
  twenty48Over: 'Game over',
  twenty48OverLine: (score: string, value: number) => `Score ${score}, largest tile ${value}.`,
  twenty48AfterMoves: (moves: string) => `${moves} slides.`,
  twenty48UndoLast: 'Undo the last slide',
  twenty48Watch: 'Watch it again',

  twenty48NewGame: 'New game',
  twenty48NewGameTitle: 'Start a new game?',
  twenty48NewGameLeaves: 'It replaces the game on the board.',
  twenty48Seed: 'Tiles',
  twenty48SeedAny: 'new ones',
  twenty48SeedHint: (seed: number) => `The same number gives the same tiles. This game: ${seed}.`,
  twenty48SeedWrong: (most: number) => `Enter a whole number from 0 to ${most}.`,
  twenty48SameTiles: 'Same tiles',

  twenty48ToBeat: 'To beat',
  twenty48NextMind: 'Next on the ladder',
  twenty48AboveAll: 'You are above every mind',
  twenty48Rival: (name: string, points: string) => `Next on the ladder: ${name}, ${points} points`,

  twenty48LetPlay: 'Let it play',
  twenty48LetPlayTitle: (name: string) => `Let ${name} play on?`,
  twenty48LetPlayTold: (move: string) => `It plays a copy. Your own game waits at move ${move}.`,
  twenty48OwnWaits: (move: string) => `Your own game waits at move ${move}.`,
  twenty48OwnGame: 'My game',
  twenty48BackToOwn: 'Back to my game',
  twenty48Pause: 'Pause',
  twenty48Step: 'One slide',
  twenty48TabAutoplay: 'Engine',
  twenty48TabCourse: 'Course',
  twenty48WhoPlays: 'Who plays',
  twenty48Speed: 'Speed',
  twenty48SpeedStep: 'one slide per press',
  twenty48SpeedPerSecond: (slides: number) => `${slides} ${plural('en', slides, 'slide', 'slides')} a second`,
  twenty48SpeedFastest: 'as fast as possible',
  twenty48StopAt: 'Stop at the first',
  twenty48StopNever: 'never',

  twenty48Compare: 'Side by side',
  twenty48Measure: 'Compare scores',
  twenty48CompareTitle: 'two side by side',
  twenty48CompareLine: 'Both get the same tiles.',
  twenty48CompareEven: 'Equal scores.',
  twenty48CompareWon: (name: string, times: string) => `${name} scores ${times} times as much.`,
  twenty48Race: (left: string, leftScore: string, right: string, rightScore: string) =>
    `${left}: ${leftScore}. ${right}: ${rightScore}.`,
  twenty48LeftGame: 'Left game',
  twenty48RightGame: 'Right game',
  twenty48OtherTiles: 'Other tiles',
  twenty48SlidesSoFar: 'Slides',

  twenty48NoCourse: 'Once you play, your score is drawn here.',
  twenty48CourseGraph: (score: string, moves: string) => `The score, up to ${score} after ${moves} slides`,
  twenty48Slides: (moves: string) => `${moves} slides`,
  twenty48Unknown: (moves: string) => `Opened after ${moves} slides; earlier slides are unknown.`,
  twenty48Tile: 'Tile',
  twenty48AfterSlides: 'after slides',
  twenty48AfterTime: 'after',

  platesTitle: 'Three plates',
  platesRules:
    'You choose one of three plates of banknotes. The other side hands you two of its three notes, and you keep one. Which plate?',
  platesSearch: 'Search',
  platesPruned: 'With pruning',
  platesWhole: 'Without',
  platesCount: (looked: number, all: number) => `${looked} of ${all} leaves visited`,
  platesBegin: 'Press Next: the engine searches the tree as it searches every game here.',
  platesStep: 'Step of the search',
  platesPlay: 'Play',
  platesNext: 'Next',
  platesTree: (looked: number, all: number) =>
    `The tree of plates, pairs and notes; ${looked} of ${all} leaves visited`,
  platesRoot: 'The choice',
  platesPlate: (name: string) => `Plate ${name}`,
  platesPair: (notes: string) => `The pair ${notes}`,
  platesEnters: (name: string) => `${name}: what is it worth?`,
  platesLooks: (value: number) => `A leaf: you keep ${value}.`,
  platesAtLeast: (name: string, value: number) => `${name} is worth at least ${value}.`,
  platesAtMost: (name: string, value: number) =>
    `${name} is worth at most ${value}: the other side can hand you this.`,
  platesCut: (name: string, value: number) =>
    `${name} is cut off at ${value}: the rest cannot change the choice.`,
  platesLeaves: (name: string, value: number) => `${name} is worth ${value}.`,
  platesDone: (value: number) => `The best plate brings ${value}.`,

  adversaryLink: 'Adversary',
  twenty48MoreTold: 'The adversary places the worst tiles it can find.',
  adversaryTitle: 'the adversary',
  adversaryRole: 'What you do',
  adversarySlides: 'I slide',
  adversaryPlaces: 'I place the tiles',
  adversaryTile: 'Next tile',
  adversaryWon: 'You win.',
  adversaryLost: 'You lose.',
  adversaryLineSlides: 'The engine places the worst tile it can find. Make 2048 anyway.',
  adversaryLinePlaces: 'Tap an empty square to place a tile. Keep the engine from making 2048.',
  adversaryNamedSlides: (name: string) => `${name} slides: make 2048.`,
  adversaryNamedPlaces: (name: string) => `${name} taps an empty square to place a tile.`,
  adversaryNamedWon: (name: string) => `${name} wins.`,
  adversaryHelpSlides: 'Arrow keys or W, A, S, D slide, U undoes.',
  adversaryHelpPlaces: 'Tab leads to the squares, arrow keys move, Enter places a tile, U undoes.',

  twenty48BoardHelp:
    'Arrow keys or W, A, S, D slide, U undoes, H shows what each slide is worth, Space lets the engine play. On a square, arrow keys move and letters slide. A question mark lists the keys.',
  twenty48Empty: 'empty',
  twenty48Slid: (direction: string, points: number) =>
    points === 0 ? `${direction}.` : `${direction}: ${points} points.`,
  twenty48NewTile: (value: number, cell: string) => `New ${value} on ${cell}.`,
  twenty48Reached: (value: number) => `You made ${value}.`,

  savedTwenty48Adversary: 'saved game of 2048 against an opponent',
  savedTwenty48Comparison: 'saved comparison of two rungs',
  savedTwenty48Game: 'saved game of 2048',
  savedTwenty48Preferences: 'settings of 2048',
  noticeBadTwenty48Moves: 'The game in this link breaks a rule, so it was ignored.',

  /** Of the engine’s rungs it says its own words. */
  rungs: {} as RungWords,
};
