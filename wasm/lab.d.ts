import type { Handle, ModuleOptions } from './engine';

/**
 * The figures of matches and of series: what the engine's core counts and tests, of whatever game. Intervals are of 95 %;
 * everything is from the point of view of a match's first player.
 */

/** A game that is entered in a table. */
export interface EnteredGame {
  /** From 0; games 2n and 2n + 1 are a pair. */
  number: number;
  /** 1 first side won, 2 second side won, 3 draw; the first player has the first side in even games. */
  outcome: number;
  turns: number;
  nodes: number;
  illegal: boolean;
}

/** What the games of a match come to. */
export interface MatchSummary {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** Share of the points, 0-1. */
  score: number;
  scoreLow: number;
  scoreHigh: number;
  /** Infinite where a score is 0 or 1. */
  elo: number;
  eloLow: number;
  eloHigh: number;
  /** Score of the side that moves first, 0-1. */
  firstSide: number;
  firstSideLow: number;
  firstSideHigh: number;
  /** Of a game, both sides' together. */
  medianTurns: number;
  nodes: number;
  /** Games lost by an illegal action. */
  illegal: number;
}

/** A sequential test: is the Elo difference `elo0`, or is it the greater `elo1`? */
export interface SprtSettings {
  elo0: number;
  elo1: number;
  /** Probability of accepting `elo1` where `elo0` is true, and of the reverse; above 0 and below 0.5. */
  alpha: number;
  beta: number;
}

/** How a sequential test went. */
export interface SprtCourse {
  /** What is wrong with the settings, or empty. */
  refusal: string;
  /** The log-likelihood ratio after each pair, in the order of their numbers, up to the one that decided. */
  ratios: Float64Array;
  /** Below it `elo0` is accepted. */
  low: number;
  /** Above it `elo1` is accepted. */
  high: number;
  /** 0 while nothing is decided, 1 for `elo0`, 2 for `elo1`. */
  verdict: number;
}

/** The games of a match by their numbers. */
export interface MatchTable extends Handle {
  /** Enters a game, in any order; entered again it is replaced. Returns why it was refused, or the empty string. */
  enter(game: EnteredGame): string;
  /** Forgets all games but the first so many. */
  truncate(games: number): void;
  summary(): MatchSummary;
  /**
   * The score as the match went on, in the order of the games' numbers and up to the first that is missing: of every
   * `step` games, and of the last complete pair, `[games, score, low, high]`, one after the other.
   */
  course(step: number): Float64Array;
  sprt(settings: SprtSettings): SprtCourse;
}

/** A game that one player played alone, as it is entered in a table. */
export interface EnteredScore {
  /** From 0. */
  number: number;
  score: number;
  /** The greatest thing reached. */
  milestone: number;
  moves: number;
  nodes: number;
}

/** What the games of a series come to. */
export interface ScoreSummary {
  games: number;
  /** Of the scores. */
  mean: number;
  standardError: number;
  /** Infinite before the second game. */
  meanLow: number;
  meanHigh: number;
  median: number;
  best: number;
  moves: number;
  nodes: number;
  /** Of each milestone asked for the share of the games that reached it, with its interval: `[share, low, high]`. */
  rates: Float64Array;
}

/** What the games of one series say of those of another. */
export interface ScoreComparison {
  /** The rank-sum test: share of all pairs of games in which the first one's score is higher, a tie counted as half. */
  share: number;
  /** How far that is from a half, in standard errors. */
  z: number;
  /** Probability of being as far off as that or farther, to either side, if there is no difference. */
  p: number;
  /** Of the mean scores; its interval is infinite before the second game of either. */
  difference: number;
  differenceLow: number;
  differenceHigh: number;
  /** Of each milestone asked for the difference of the shares, with its interval: `[difference, low, high]`. */
  rates: Float64Array;
}

/** The games of a series by their numbers. */
export interface ScoreTable extends Handle {
  /** Enters a game, in any order; entered again it is replaced. Returns why it was refused, or the empty string. */
  enter(game: EnteredScore): string;
  summary(milestones: Float64Array): ScoreSummary;
  /**
   * The mean score as the series went on, in the order of the games' numbers and up to the first that is missing: after
   * every `step` games, and after the last, `[games, mean, low, high]`, one after the other.
   */
  course(step: number): Float64Array;
  /** This series, the first, against another one. */
  compare(other: ScoreTable, milestones: Float64Array): ScoreComparison;
}

export interface LabModule {
  MatchTable: new () => MatchTable;
  ScoreTable: new () => ScoreTable;
  /**
   * What tells weights from others (`Pairing.weightsA`), as `forethought weights` says it: 16 hexadecimal digits.
   * `numbers`: the weights as whole numbers of 32 bits, the lowest byte first.
   */
  weightsDigest(numbers: Uint8Array): string;
  /**
   * Ratings of players on one scale (Bradley and Terry). `players`: how many, at most 64; `encounters`: of each the
   * places of two players from 0 on, the points of the first, and games, one after the other. Returns of each player
   * `[Elo, low, high]`, the mean 0; where nobody knows, the interval is hundreds of thousands wide.
   */
  rate(players: number, encounters: Float64Array): Float64Array;
}

export default function createLab(options?: ModuleOptions): Promise<LabModule>;
