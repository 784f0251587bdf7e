import type { Plugin } from 'vite';
import {
  isSeries,
  isStale,
  type MeasuredLadder,
  matchOf,
  parseMeasuredLadder,
  seriesOf,
} from '../../tools/lib/measured_ladder.mjs';
import type { Step } from '../src/ladder/steps';
import { derivedData } from './derived_data.ts';

/**
 * Vite: `import steps from './ladder.json?steps'` gives, of a game's measured ladder, what the page shows of each rung;
 * nothing where the file is not there.
 */
export function ladderSteps(): Plugin {
  return derivedData({
    name: 'ladder-steps',
    mark: '?steps',
    none: [],
    derive: (text, path) => stepsOf(parseMeasuredLadder(text, path)),
  });
}

/** What each measured rung is worth over the one below it, in ascending order. */
export function stepsOf(ladder: MeasuredLadder): Step[] {
  const solitary = ladder.measurements.some(isSeries);
  return ladder.rungs.flatMap(({ rung }, place) => {
    const below = ladder.rungs[place - 1]?.rung;
    const step = solitary ? scored(ladder, rung) : won(ladder, rung, below);
    return step === null ? [] : [step];
  });
}

function scored(ladder: MeasuredLadder, rung: number): Step | null {
  const series = seriesOf(ladder, rung);
  if (series === null) return null;
  const { mean_score: mean, standard_error: error, games } = series;
  return { rung, stale: isStale(ladder, series), games, mean: Math.round(mean), error: Math.round(error) };
}

function won(ladder: MeasuredLadder, rung: number, below: number | undefined): Step | null {
  const match = below === undefined ? null : matchOf(ladder, rung, below);
  if (below === undefined || match === null) return null;
  const { score, games, score95, nodes_a_turn: nodes } = match;
  const [low, high] = score95.map((bound) => Number(bound.toFixed(3))) as [number, number];
  return {
    rung,
    below,
    stale: isStale(ladder, match),
    games,
    nodes,
    score: Number(score.toFixed(3)),
    low,
    high,
  };
}
