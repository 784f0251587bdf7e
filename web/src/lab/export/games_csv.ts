import { resultForA } from '../match_game';
import { csvOf } from './csv';
import { type Exported, OUTCOMES } from './exported';

const POINTS = { win: 1, draw: 0.5, loss: 0 } as const;

const HEAD = [
  'number',
  'a',
  'b',
  'side_of_a',
  'outcome',
  'points_of_a',
  'turns',
  'nodes',
  'milliseconds',
  'illegal',
] as const;

/** The games of a contest as a table, one a line. */
export function gamesCsv({ matches, nameOf }: Exported): string {
  const rows = matches.flatMap(({ a, b, games }) =>
    games.map((game) => [
      game.number + 1,
      nameOf(a),
      nameOf(b),
      game.sideOfA === 0 ? 'first' : 'second',
      OUTCOMES[game.outcome],
      POINTS[resultForA(game)],
      game.turns,
      game.nodes,
      Math.round(game.milliseconds),
      game.illegal,
    ]),
  );
  return csvOf([HEAD, ...rows]);
}
