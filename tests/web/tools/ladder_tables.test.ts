import { describe, expect, it } from 'vitest';
import { withTables } from '../../../tools/lib/ladder_tables.mjs';
import { matchOf, parseMeasuredLadder, seriesOf } from '../../../tools/lib/measured_ladder.mjs';
import { parseScale } from '../../../tools/lib/measured_scale.mjs';
import { parseRepeats, withRepeats } from '../../../tools/lib/repeats_table.mjs';
import { withRoundRobin } from '../../../tools/lib/round_robin_tables.mjs';
import { withStrengths } from '../../../tools/lib/strengths_tables.mjs';

const ORIGIN = { seed: 1, commit: '0123456789ab', date: '2026-01-31' };

function match(a: number, b: number, more: object = {}) {
  return {
    ...ORIGIN,
    a,
    b,
    a_signature: `s${a}`,
    b_signature: `s${b}`,
    blur: 'none',
    games: 100,
    nodes_a_turn: 2000,
    ms_a_turn: 0,
    score: 0.6,
    score95: [0.5, 0.7],
    elo95: [-3.4, null],
    ...more,
  };
}

function series(ai: number, more: object = {}) {
  return {
    ...ORIGIN,
    ai,
    signature: `s${ai}`,
    games: 100,
    nodes_a_move: 0,
    ms_a_move: 0,
    depth: 2,
    mean_score: 12345.6,
    standard_error: 78.9,
    rates: { 2048: 0.5, 4096: 0 },
    moves_per_second: 123456,
    ...more,
  };
}

function ladder(measurements: object[]) {
  const rungs = [0, 10, 20].map((rung) => ({ rung, name: `R${rung}`, signature: `s${rung}` }));
  return parseMeasuredLadder(JSON.stringify({ game: 'toads', rungs, measurements }), 'ladder.json');
}

describe('what a pair is worth', () => {
  it('is the match with most nodes among those of rungs as they are with games enough, else with most games', () => {
    const matches = [
      match(20, 10, { games: 800, b_signature: 'older' }),
      match(20, 10, { games: 98, nodes_a_turn: 20_000 }),
      match(20, 10, { games: 400, seed: 2 }),
      match(20, 10, { games: 900, blur: 'a' }),
      match(20, 10, { games: 900, a_personality: 'orcs' }),
    ];
    const read = ladder(matches);
    expect(matchOf(read, 20, 10)).toMatchObject({ games: 400, seed: 2 });
    expect(matchOf(read, 20, 10, 20_000)).toMatchObject({ games: 98 });
    const deeper = match(20, 10, { games: 100, nodes_a_turn: 20_000 });
    expect(matchOf(ladder([...matches, deeper]), 20, 10)).toMatchObject({ games: 100 });
    expect(matchOf(read, 20, 0)).toBeNull();
    expect(matchOf(ladder([match(20, 10, { b_nodes_a_turn: 9 })]), 20, 10)).toBeNull();
    expect(matchOf(ladder([match(20, 10, { a_signature: 'older' })]), 20, 10)).toMatchObject({ a: 20 });
  });

  it('is, of a rung without an opponent, its series', () => {
    const read = ladder([series(10, { games: 40 }), series(10, { depth: 4 }), series(20)]);
    expect(seriesOf(read, 10)).toMatchObject({ depth: 4 });
    expect(seriesOf(read, 0)).toBeNull();
    const few = (nodes: number) => series(0, { games: 50, nodes_a_move: nodes });
    expect(seriesOf(ladder([few(0), few(4000), few(1000)]), 0)).toMatchObject({ nodes_a_move: 4000 });
  });
});

describe('a table in docs/measured', () => {
  const page = (inside = '', nodes = '') =>
    `# Toads\n\n<!-- ladder${nodes} -->\n${inside}<!-- /ladder -->\n\nMore.\n`;

  it('has what the data have, whatever stood there', () => {
    const read = ladder([match(10, 0), match(20, 10, { elo95: [3.6, 120.2] }), match(20, 0, { score: 1 })]);
    const written = withTables(page('old\n'), read);
    expect(written).toBe(
      page(
        [
          '| rung |  | against the one below, % | Elo | games | a turn | against two below, % | Elo | games | a turn |',
          '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
          '| 10 | R10 | 60.0 | -3 to +∞ | 100 | 2,000 nodes |  |  |  |  |',
          '| 20 | R20 | 60.0 | +4 to +120 | 100 | 2,000 nodes | 100.0 | -3 to +∞ | 100 | 2,000 nodes |',
          '',
          'Seed 1; measured 2026-01-31 at 0123456789ab.',
          '',
        ].join('\n'),
      ),
    );
    expect(withTables(written, read)).toBe(written);
  });

  it('has one limit where only that is asked for', () => {
    const read = ladder([match(10, 0), match(20, 10, { nodes_a_turn: 0, ms_a_turn: 3 })]);
    expect(withTables(page(), read)).toContain('| 3 ms |');
    expect(withTables(page('', ' nodes=2000'), read)).not.toContain('| 20 |');
  });

  it('says where the limit is that of each core', () => {
    const read = ladder([match(10, 0, { limit_of: 'core' })]);
    expect(withTables(page(), read)).toContain('| 2,000 nodes a core |');
  });

  it('has several limits beside each other where they are asked for', () => {
    const read = ladder([match(10, 0), match(20, 10), match(20, 10, { nodes_a_turn: 90_000, score: 0.7 })]);
    const lines = withTables(page('', ' nodes=2000,90000'), read).split('\n');
    expect(lines.filter((line) => line.startsWith('| '))).toEqual([
      '| rung |  | 2,000 nodes, % | Elo | games | 90,000 nodes, % | Elo | games |',
      '| --- | --- | --- | --- | --- | --- | --- | --- |',
      '| 10 | R10 | 60.0 | -3 to +∞ | 100 |  |  |  |',
      '| 20 | R20 | 60.0 | -3 to +∞ | 100 | 70.0 | -3 to +∞ | 100 |',
    ]);
    expect(lines.at(-5)).toBe('Seed 1; measured 2026-01-31 at 0123456789ab.');
  });

  it('has what was measured at equal time where that is asked for', () => {
    const atTime = ladder([match(20, 10, { nodes_a_turn: 0, ms_a_turn: 3, games: 400 })]);
    const written = withTables(page('', ' time'), ladder([match(10, 0)]), undefined, atTime);
    expect(written).toContain('| 20 | R20 | 60.0 | -3 to +∞ | 400 | 3 ms |');
    expect(written).not.toContain('| 10 |');
  });

  it('marks what was measured before a rung was changed', () => {
    const written = withTables(page(), ladder([match(10, 0), match(20, 10, { b_signature: 'older' })]));
    expect(written).toContain('| 10 | R10 | 60.0 |');
    expect(written).toContain('| 20 | R20 | 60.0 † |');
    expect(written).toContain('†: measured before a rung was changed that took part.');
  });

  it('has scores and tiles where there is no opponent', () => {
    const written = withTables(page(), ladder([series(10), series(20, { nodes_a_move: 9000 })]));
    expect(written).toContain('| rung |  | games | a move | mean score | 1 error | 2048 | moves a second |');
    expect(written).toContain('| 10 | R10 | 100 | depth 2 | 12,346 | 79 | 50 % | 120,000 |');
    expect(written).toContain('| 20 | R20 | 100 | 9,000 nodes |');
  });
});

it('a file that is none is refused by its name', () => {
  for (const text of ['', '[]', '{"game":"toads"}'])
    expect(() => parseMeasuredLadder(text, 'ladder.json')).toThrow(
      'ladder.json is not a file of measurements',
    );
});

it('a table of strengths stands between its marks, with what was measured of each rung', () => {
  const strengths = [
    { rung: 0, blur: 0, elo: 0, error: 21.3, games: 200 },
    { rung: 10, blur: 0, elo: 180.4, error: 20.6, games: 400 },
    { rung: 10, blur: 8, elo: 95.5, error: 19, games: 400 },
  ];
  const { rungs } = ladder([match(20, 10)]);
  const scale = parseScale(
    JSON.stringify({ game: 'toads', rungs, strengths, measurements: [match(10, 0)] }),
    'strengths.json',
    'strengths',
  );
  expect(withStrengths('a\n<!-- strengths -->\nold\n<!-- /strengths -->\nb', scale)).toBe(
    [
      'a',
      '<!-- strengths -->',
      '| rung |  | Elo | with that blur |',
      '| --- | --- | --- | --- |',
      '| 0 | R0 | 0 ± 21 |  |',
      '| 10 | R10 | 180 ± 21 | 8: 96 |',
      '| 20 | R20 |  |  |',
      '',
      '1 matches, 100 games, 2000 nodes a turn, seed 1; measured 2026-01-31 at 0123456789ab.',
      '<!-- /strengths -->',
      'b',
    ].join('\n'),
  );
});

it('a cross table has the best first, and each row’s share of the points', () => {
  const strengths = [
    { rung: 20, elo: 90.4, elo95: [60.4, 120.4], points: 140, games: 200 },
    { rung: 0, elo: 10.2, elo95: [-20, 40], points: 50, games: 100 },
  ];
  const { rungs } = ladder([]);
  const text = JSON.stringify({ rungs, strengths, measurements: [match(0, 20, { score: 0.404 })] });
  const measured = parseScale(text, 'robin.json', 'robin');
  expect(withRoundRobin('a\n<!-- robin -->\n<!-- /robin -->\nb', measured)).toBe(
    [
      'a',
      '<!-- robin -->',
      '| rung |  | Elo, 95 % | 20 | 0 |',
      '| --- | --- | --- | --- | --- |',
      '| 20 | R20 | 90 ± 30 |  | 60 |',
      '| 0 | R0 | 10 ± 30 | 40 |  |',
      '',
      '1 matches, 100 games, 2000 nodes a turn, seed 1; measured 2026-01-31 at 0123456789ab.',
      '<!-- /robin -->',
      'b',
    ].join('\n'),
  );
});

it('a cross table of who plays alone has mean scores, and the share of the pairs of games that a row wins', () => {
  const strengths = [
    { rung: 20, mean_score: 12_345.6, error: 100, games: 200 },
    { rung: 0, mean_score: 980, error: 10, games: 200 },
  ];
  const comparison = { a: 0, b: 20, share: 0.125, games: 200, nodes_a_move: 300, ms_a_move: 0, seed: 1 };
  const measurements = [{ ...comparison, date: '2026-01-31', commit: '0123456789ab' }];
  const text = JSON.stringify({ rungs: ladder([]).rungs, strengths, measurements });
  expect(withRoundRobin('<!-- robin -->\n<!-- /robin -->', parseScale(text, 'robin.json', 'robin'))).toBe(
    [
      '<!-- robin -->',
      '| rung |  | mean score, 95 % | 20 | 0 |',
      '| --- | --- | --- | --- | --- |',
      '| 20 | R20 | 12,346 ± 196 |  | 88 |',
      '| 0 | R0 | 980 ± 20 | 13 |  |',
      '',
      '1 comparisons, 200 games a rung, 300 nodes a move, seed 1; measured 2026-01-31 at 0123456789ab.',
      '<!-- /robin -->',
    ].join('\n'),
  );
});

it('a table of lines that win again has every remedy once, and three figures for each rung', () => {
  const figures = { games: 400, blind: 40, score: 0.4825, score95: [0.41, 0.55], score_games: 200 };
  const row = (rung: number, remedy: string, same: number) => ({ rung, remedy, same, ...figures });
  const lines = Array.from({ length: 80 }, (_, number) => ({ rung: number < 40 ? 20 : 40 }));
  const remedies = [row(20, 'none', 400), row(20, 'jitter', 258), row(40, 'none', 400)];
  const text = JSON.stringify({ ...ORIGIN, finder: 60, finder_nodes: 3000, lines, remedies });
  expect(withRepeats('<!-- repeats -->\n<!-- /repeats -->', parseRepeats(text, 'x.json'))).toBe(
    [
      '<!-- repeats -->',
      '|  | rung 20: the line, of 10 | blindly, of 10 | against itself, % | rung 40: the line, of 10 | blindly, of 10 | against itself, % |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      '| none | 10.0 | 1.0 | 48.3 ± 7.0 | 10.0 | 1.0 | 48.3 ± 7.0 |',
      '| jitter | 6.5 | 1.0 | 48.3 ± 7.0 |  |  |  |',
      '',
      '40 lines a rung, found by rung 60 (3000 nodes a move), each played 10 times again; 200 games against itself, seed 1; measured 2026-01-31 at 0123456789ab.',
      '<!-- /repeats -->',
    ].join('\n'),
  );
  expect(() => parseRepeats('{}', 'x.json')).toThrow('x.json is not such a file');
});

it('a scale that is not ready is told from a measured one', () => {
  expect(() => parseScale('{"rungs":[],"measurements":[]}', 'x.json', 'robin')).toThrow(
    'x.json is no such file, or one that is not ready: `forethought robin --save` writes them.',
  );
});
