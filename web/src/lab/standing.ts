import type { MatchTable } from '../../../wasm/engine';

/** A value with the two ends of its 95 % interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** What the games of a match come to so far, from the point of view of rung a; all of it the engine's figures. */
export interface Standing {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** Share of the points, 0-1. */
  score: Estimate;
  /** Infinite where a score is 0 or 1. */
  elo: Estimate;
  /** Score of the side that moves first, 0-1. */
  firstSide: number;
  /** Median turns of a game, both sides' together. */
  turns: number;
  nodes: number;
  /** Games lost by an illegal action. */
  illegal: number;
}

export function standingOf(table: MatchTable): Standing {
  const figures = table.summary();
  const at = (index: number): number => {
    const figure = figures[index];
    if (figure === undefined) throw new RangeError(`a match's summary has no figure ${index}`);
    return figure;
  };
  const estimate = (index: number): Estimate => ({
    value: at(index),
    low: at(index + 1),
    high: at(index + 2),
  });
  return {
    games: at(0),
    wins: at(1),
    draws: at(2),
    losses: at(3),
    score: estimate(4),
    elo: estimate(7),
    firstSide: at(10),
    turns: at(11),
    nodes: at(12),
    illegal: at(13),
  };
}

/** Whether the interval says which of the two is stronger. */
export function verdictOf({ score }: Standing): 'a' | 'b' | 'open' {
  if (score.low > 0.5) return 'a';
  return score.high < 0.5 ? 'b' : 'open';
}
