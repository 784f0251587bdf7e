/** The record’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  recordGame: 'Game',
  recordEmpty: 'Games that you finish will stand here, with a link to each.',
  savedRecord: 'finished games and rating',
  savedReplaced: 'what an import has replaced',

  fairFight: 'Fair fight',
  distracted: {
    none: (name: string) => name,
    little: (name: string) => `${name}, a little distracted`,
    much: (name: string) => `${name}, distracted`,
    asleep: (name: string) => `${name}, half asleep`,
  },
  fairFirst: (opponent: string) =>
    `No game counts yet, so that nobody knows your strength. Begin with ${opponent}.`,
  fairSeeks: (opponent: string) =>
    `Your strength is still being looked for, in large steps. ${opponent} is the next one.`,
  fairWhy: (rating: string, opponent: string) =>
    `Your rating is about ${rating}. As strong as that: ${opponent}.`,
  fairNear: (rating: string, opponent: string, elo: string) =>
    `Your rating is about ${rating}. Near to that, with about ${elo}: ${opponent}.`,
  fairBrief: (opponent: string) => `${opponent}: about as strong as you`,
  fairBriefSeeks: (opponent: string) => `${opponent}: to find out your strength`,

  ratingTitle: 'Your rating',
  ratingIs:
    'In Elo, on the scale on which this game’s opponents were measured; 0 is the lowest of them. In 19 of 20 cases the truth lies within ±. Games with hints or moves taken back, resumed from their middle, against an opponent in character or with a fixed number of nodes do not count; giving up counts as a defeat. What is won by much counts more than what is won by little, where there is a measure of it.',
  ratingCourse: (games: number, rating: string) =>
    `The rating after each of ${games} games; now about ${rating}.`,
  ratingForget: 'Begin the rating anew',
  ratingForgetAsk: 'The games stay in the list, but only those from now on count for your rating.',
  ratedBefore: 'before the rating began anew',

  resultsTitle: 'Results',
  resultsAll: (games: number, won: number) =>
    games === 1 ? `1 game, ${won} won.` : `${games} games, ${won} won.`,
  resultsClear: 'As it is',
  resultsBlurred: 'Distracted',
  resultsOrder: 'Won – drawn – lost.',
  resultsSaid: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  streaks: {
    won: (length: number) => `You have won the last ${length}.`,
    lost: (length: number) => `You have lost the last ${length}.`,
  },
  streakLongest: (length: number) => `Most won in a row: ${length}.`,

  historyTitle: 'All games',
  historyLook: 'Look at this game',
  historyMore: (count: number) => `Show ${count} more`,
  outcomes: { won: 'Won', lost: 'Lost', draw: 'Drawn' },
  endedBy: {
    resignation: 'by resignation',
    time: 'on time',
    forfeit: 'by forfeit',
    agreement: 'by agreement',
    unsaid: '',
  },
  movesCount: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  notCounted: (why: string) => `does not count: ${why}`,
  aids: {
    undo: 'moves taken back',
    hint: 'with a hint',
    again: 'from its middle',
    character: 'opponent in character',
    nodes: 'fixed number of nodes',
  },

  scoresTitle: 'Best score',
  scoresSay: (games: number, mean: string) =>
    games === 1 ? 'Of 1 game of your own.' : `Of ${games} games of your own; on average ${mean}.`,
  largestTile: (tile: string) => `Largest tile ${tile}`,
  modes: {
    alone: 'alone',
    helped: 'the engine had a hand in it',
    slides: 'against an opponent who places',
    places: 'against an opponent who slides',
  },

  saveFileTitle: 'Take it along',
  saveFileIs:
    'Everything that this page keeps, as one file: records, ratings, settings, games in progress. Open it on another device to go on there.',
  saveFileWrite: 'Save to a file',
  saveFileRead: 'Open a file',
  saveFileBack: 'What the last file replaced',
  saveFileHolds: 'The file holds:',
  saveFileNothing: 'Nothing in this file can be used here.',
  saveFilePart: 'what cannot be read is left out:',
  saveFileUnknown: 'unknown here:',
  saveFileMore: (count: string) => `and ${count} more`,
  saveFileRefuses: 'Not taken over:',
  saveFileWhy: {
    newer: 'written by a newer version of this page.',
    older: 'written by an older version of this page.',
    damaged: 'damaged.',
  },
  saveFileAsk:
    'This replaces what is kept here. What is replaced is put aside, and can be brought back from this page.',
  saveFileReplace: 'Replace',
  saveFileFaults: {
    unreadable: 'This file is cut off or damaged: it is not JSON.',
    foreign: 'This is not a save file of Forethought.',
    newer: 'This file was written by a newer version of this page.',
    tooLarge: 'This file is too large to be a save file.',
    failed: 'The file could not be read or written. Try again.',
    full: 'The browser’s storage is full or blocked. Nothing was replaced.',
  },
};
