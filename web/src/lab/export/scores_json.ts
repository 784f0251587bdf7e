import type { ScoreComparison } from '../../../../wasm/lab';
import { rateAt } from '../rates';
import type { ExportedScores, ExportedSeries } from './exported_scores';

/**
 * Scores as JSON: each series as `forethought score --json` tells it, with its games, their actions as codes; each of the
 * others against the first, as `--against` tells it. An interval whose ends are nowhere has null for them.
 */
export function scoresJson(exported: ExportedScores): string {
  const { game, contest, series } = exported;
  const comparisons = series.flatMap(({ player }, place) => {
    const first = series[0];
    const comparison = exported.against(0, place);
    if (first === undefined || comparison === null) return [];
    return [{ a: first.player.rung, b: player.rung, ...comparisonOf(exported, comparison) }];
  });
  const document = {
    game,
    form: contest.form,
    series: series.map((each) => ({
      ...factsOf(exported, each),
      ...figuresOf(exported, each),
      plays: playsOf(each),
    })),
    comparisons,
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}

/** What tells one series from another. */
function factsOf({ game, contest }: ExportedScores, { player }: ExportedSeries) {
  const { games, seed, nodes, milliseconds } = contest;
  return { game, ai: player.rung, games, seed, nodes_a_move: nodes, ms_a_move: milliseconds };
}

function figuresOf({ milestones }: ExportedScores, { summary }: ExportedSeries) {
  return {
    played: summary.games,
    mean_score: summary.mean,
    standard_error: summary.standardError,
    mean_score95: [summary.meanLow, summary.meanHigh],
    median_score: summary.median,
    best_score: summary.best,
    rates: byMilestone(milestones, (place) => rateAt(summary.rates, place).value),
    rates95: intervalsOf(milestones, summary.rates),
    moves: summary.moves,
    nodes: summary.nodes,
  };
}

function comparisonOf({ milestones }: ExportedScores, comparison: ScoreComparison) {
  const { share, z, p, difference, differenceLow, differenceHigh, rates } = comparison;
  return {
    share,
    z,
    p,
    difference,
    difference95: [differenceLow, differenceHigh],
    rates95: intervalsOf(milestones, rates),
  };
}

function intervalsOf(milestones: readonly number[], rates: Float64Array) {
  return byMilestone(milestones, (place) => {
    const { low, high } = rateAt(rates, place);
    return [low, high];
  });
}

function byMilestone<Value>(milestones: readonly number[], of: (place: number) => Value) {
  return Object.fromEntries(milestones.map((milestone, place) => [String(milestone), of(place)]));
}

function playsOf({ games }: ExportedSeries) {
  return games.map(({ number, score, milestone, moves, nodes, actions }) => ({
    number,
    score,
    milestone,
    moves,
    nodes,
    ...(actions === null ? {} : { actions: [...actions] }),
  }));
}
