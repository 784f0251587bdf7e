import { plural } from '../../i18n/plural';

/** The record’s words in English; its keys are every table’s. Entries that take values are functions. */
export const en = {
  recordGame: 'Game',
  recordEmpty: 'Your finished games appear here, each with a link.',
  savedRecord: 'finished games and rating',
  savedReplaced: 'data replaced by an import',

  fairFight: 'Fair fight',
  distracted: {
    none: (name: string) => name,
    little: (name: string) => `${name}, a little distracted`,
    much: (name: string) => `${name}, distracted`,
    asleep: (name: string) => `${name}, half asleep`,
  },
  fairFirst: (opponent: string) => `Play a rated game to get your first rating. Start with ${opponent}.`,
  fairSeeks: (opponent: string) => `Your rating is still settling. Next opponent: ${opponent}.`,
  fairWhy: (rating: string, opponent: string) =>
    `Your rating is about ${rating}. ${opponent} is about as strong.`,
  fairNear: (rating: string, opponent: string, elo: string) =>
    `Your rating is about ${rating}. Closest opponent: ${opponent}, about ${elo}.`,
  fairBrief: (opponent: string) => `${opponent}: about as strong as you`,
  fairBriefSeeks: (opponent: string) => `${opponent}: to settle your rating`,

  ratingTitle: 'Your rating',
  ratingIs:
    'Ratings are in Elo, on the scale of this game’s opponents: 0 is the weakest of them. A game doesn’t count if you used a hint, undid a move or resumed it from the middle, or if your opponent had a character or a fixed number of nodes. Resigning counts as a loss. Bigger wins count for more, in games that measure them.',
  ratingSure: (rating: string) => `${rating}, 95\u00a0% confident.`,
  ratingCourse: (games: number, rating: string) =>
    `Your rating over ${games} ${plural('en', games, 'game', 'games')}, now about ${rating}.`,
  ratingForget: 'Reset rating',
  ratingForgetAsk: 'Your games stay in the list, but only new games count for your rating.',
  ratedBefore: 'before the rating was reset',

  resultsTitle: 'Results',
  resultsAll: (games: number, won: number) => `${games} ${plural('en', games, 'game', 'games')}, ${won} won.`,
  resultsClear: 'Full strength',
  resultsBlurred: 'Distracted',
  resultsOrder: 'Won – drawn – lost.',
  resultsSaid: (won: number, drawn: number, lost: number) => `${won} won, ${drawn} drawn, ${lost} lost`,
  streaks: {
    won: (length: number) => `You won your last ${length} games.`,
    lost: (length: number) => `You lost your last ${length} games.`,
  },
  streakLongest: (length: number) => `Longest winning streak: ${length}.`,

  historyTitle: 'All games',
  historyLook: 'View this game',
  historyMore: (count: number) => `Show ${count} more`,
  outcomes: { won: 'Won', lost: 'Lost', draw: 'Drawn' },
  endedBy: {
    resignation: 'by resignation',
    time: 'on time',
    forfeit: 'by forfeit',
    agreement: 'by agreement',
    unsaid: '',
  },
  movesCount: (count: number) => `${count} ${plural('en', count, 'move', 'moves')}`,
  notCounted: (why: string) => `not rated: ${why}`,
  aids: {
    undo: 'moves undone',
    hint: 'hint used',
    again: 'resumed from the middle',
    character: 'opponent with a character',
    campaign: 'battle of the campaign',
    nodes: 'fixed number of nodes',
  },

  scoresTitle: 'Best score',
  scoresSay: (games: number, mean: string) =>
    games === 1 ? 'From 1 game without help.' : `From ${games} games without help. Average: ${mean}.`,
  largestTile: (tile: string) => `Largest tile ${tile}`,
  modes: {
    alone: 'alone',
    helped: 'the engine helped',
    slides: 'against an opponent that places tiles',
    places: 'against an opponent that slides',
  },

  saveFileTitle: 'Back up',
  saveFileIs:
    'All your data in one file: records, ratings, settings and games in progress. Open the file on another device to continue there.',
  saveFileWrite: 'Save to a file',
  saveFileRead: 'Open a file',
  saveFileBack: 'Restore replaced data',
  saveFileHolds: 'The file holds:',
  saveFileNothing: 'Nothing in this file can be used here.',
  saveFilePart: 'unreadable parts are skipped:',
  saveFileUnknown: 'unknown here:',
  saveFileMore: (count: string) => `and ${count} more`,
  saveFileRefuses: 'Not imported:',
  saveFileWhy: {
    newer: 'written by a newer version of this page.',
    older: 'written by an older version of this page.',
    damaged: 'damaged.',
  },
  saveFileAsk: 'This replaces the data kept here. You can restore the replaced data from this page.',
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
