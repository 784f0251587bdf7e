import { type Point, spread } from '../shell/ui/chart';

/** Room above and below a line, as shares of the chart's height. */
const ABOVE = 0.035;
const BELOW = 0.018;

/**
 * The line of a game's scores.
 * @param scores after each slide, the start first
 * @param longest slides from the chart's left to its right
 * @param highest score at its top
 * @param most points: more could not be told apart
 */
export function scoreLine(
  scores: readonly number[],
  longest: number,
  highest: number,
  most: number,
): Point[] {
  return spread(scores.length, most).map((slide) => [
    slide / Math.max(1, longest),
    BELOW + ((scores[slide] ?? 0) / Math.max(1, highest)) * (1 - ABOVE - BELOW),
  ]);
}
