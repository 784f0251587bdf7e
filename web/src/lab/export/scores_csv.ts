import { csvOf } from './csv';
import type { ExportedScores } from './exported_scores';

const HEAD = ['number', 'player', 'points', 'largest', 'moves', 'nodes', 'milliseconds'] as const;

/** The games of everybody who played alone as a table, one a line. */
export function scoresCsv({ series, nameOf }: ExportedScores): string {
  const rows = series.flatMap(({ player, games }) =>
    games.map(({ number, score, milestone, moves, nodes, milliseconds }) => [
      number + 1,
      nameOf(player),
      score,
      milestone,
      moves,
      nodes,
      Math.round(milliseconds),
    ]),
  );
  return csvOf([HEAD, ...rows]);
}
