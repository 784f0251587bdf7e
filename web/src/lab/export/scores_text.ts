import { commandLines } from '../command_line';
import { leaderOf } from '../score_verdict';
import type { ExportedScores } from './exported_scores';

/** Scores in a few lines, to be put anywhere: results, the command lines that repeat them, a link. */
export function scoresText(exported: ExportedScores, link: string): string {
  const { game, contest, series, nameOf } = exported;
  const results = series.map(({ player, summary }) => {
    const { games, mean, meanLow, meanHigh } = summary;
    const interval = Number.isFinite(meanLow) ? ` [${whole(meanLow)}, ${whole(meanHigh)}]` : '';
    return `${nameOf(player)}: ${whole(mean)} points${interval} in ${games} games${ratesText(exported, summary.rates)}`;
  });
  const verdicts = series.flatMap(({ player }, place) => {
    const first = series[0];
    const comparison = exported.against(0, place);
    if (first === undefined || comparison === null) return [];
    const leader = leaderOf(comparison);
    const names = [nameOf(first.player), nameOf(player)];
    if (leader === 'b') names.reverse();
    const says = leader === 'open' ? 'no clear difference from' : 'scores more than';
    const { share, z, p } = comparison;
    return [
      `${names[0]} ${says} ${names[1]} (rank-sum test: share ${share.toFixed(3)}, z ${z.toFixed(2)}, p ${p.toPrecision(2)})`,
    ];
  });
  return [...results, ...verdicts, ...commandLines(game, contest), link, ''].join('\n');
}

/** The tiles that were reached. */
function ratesText({ milestones }: ExportedScores, rates: Float64Array): string {
  const reached = milestones.flatMap((milestone, place) => {
    const share = rates[3 * place] ?? 0;
    return share === 0 ? [] : [`${milestone} ${(100 * share).toFixed(1)} %`];
  });
  return reached.length === 0 ? '' : `, reached ${reached.join(', ')}`;
}

function whole(value: number): string {
  return String(Math.round(value));
}
