import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));

interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

function forethought(args: string[], input = ''): Answer {
  return spawnSync(PROGRAM, args, { encoding: 'utf8', input });
}

/** The object on the last line of stdout. */
function object(args: string[], input = ''): Record<string, unknown> {
  const { status, stdout, stderr } = forethought([...args, '--json'], input);
  expect(status, stderr).toBe(0);
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
}

const MATCH = ['match', '--a', '50', '--b', '20', '--games', '8', '--seed', '3', '--nodes', '300'];

describe('the commands', () => {
  it('bench tells signature, nodes and speed', () => {
    expect(object(['bench', '--game', 'tactics'])).toEqual({
      game: 'tactics',
      signature: expect.stringMatching(/^[0-9a-f]{16}$/),
      nodes: expect.any(Number),
      seconds: expect.any(Number),
      nodes_per_second: expect.any(Number),
    });
  });

  it('match counts every game once, from the side of a', () => {
    const { wins, draws, losses, score, elo95, ...rest } = object(MATCH);
    expect(rest).toMatchObject({ game: 'tactics', a: 50, b: 20, games: 8, seed: 3, illegal: 0 });
    const [won, drawn, lost] = [Number(wins), Number(draws), Number(losses)];
    expect(won + drawn + lost).toBe(8);
    expect(score).toBe((won + drawn / 2) / 8);
    expect(elo95).toHaveLength(2);
  });

  it('match tells what the balance of the rules is judged by', () => {
    const { wins, losses, draws, ...match } = object(MATCH);
    expect(match).toMatchObject({ nodes_a_turn: 300, blur: 'none', draw_share: Number(draws) / 8 });
    const [low, high] = match['first_side_score95'] as [number, number];
    expect(match['first_side_score']).toBeGreaterThanOrEqual(low);
    expect(match['first_side_score']).toBeLessThanOrEqual(high);
    expect(match['median_rounds']).toBeGreaterThan(1);
  });

  it('match lets a, b or both be imperfect, and nobody unless asked', () => {
    const level = ['match', '--games', '6', '--nodes', '50', '--a', '20', '--b', '20'];
    const played = ['none', 'a', 'b', 'both'].map((blur) => object([...level, '--blur', blur]));
    expect(played.map((match) => match['blur'])).toEqual(['none', 'a', 'b', 'both']);
    expect(object(level)).toEqual(played[0]);
    expect(new Set(played.map((match) => match['nodes'])).size).toBe(4);
  });

  it('match gives the same result on one thread and on two', () => {
    expect(object([...MATCH, '--jobs', '2'])).toEqual(object([...MATCH, '--jobs', '1']));
  });

  it('match depends on its seed', () => {
    const level = ['match', '--games', '8', '--nodes', '50', '--a', '20', '--b', '20'];
    const { wins, losses } = object(level);
    expect(Number(wins) + Number(losses)).toBeGreaterThan(0);
    expect(object([...level, '--seed', '1'])).toEqual(object(level));
    expect(object([...level, '--seed', '2'])).not.toEqual(object(level));
  });

  it('match shows its progress on stderr only', () => {
    const { stdout, stderr } = forethought([...MATCH, '--json']);
    expect(stderr).toContain('50 against 20: 8 games');
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  it('ladder sets every rung against the one below and the one below that', () => {
    const { matches } = object(['ladder', '--games', '2', '--nodes', '50']) as {
      matches: { a: number; b: number }[];
    };
    const pairs = matches.map(({ a, b }) => [a, b]);
    expect(pairs.slice(0, 3)).toEqual([
      [10, 0],
      [20, 10],
      [20, 0],
    ]);
    for (const [a = 0, b = 0] of pairs) expect(a - b === 10 || a - b === 20).toBe(true);
  });

  it('ladder keeps its matches in a file and goes on from there', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'forethought-')), 'ladder.jsonl');
    const ladder = ['ladder', '--games', '2', '--nodes', '20'];
    const whole = object([...ladder, '--save', file]);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(whole['matches']);

    // Broken off after three matches, one of them marked: what is there is taken as it is, the rest is played.
    const marked = JSON.stringify({ ...JSON.parse(lines[1]!), nodes: -1 });
    writeFileSync(file, `${[lines[0], marked, lines[2]].join('\n')}\n`);
    const { stdout, stderr } = forethought([...ladder, '--save', file, '--json']);
    expect(stderr).not.toContain('20 against 0:');
    expect(stderr).toContain('30 against 10:');
    const resumed = JSON.parse(stdout.trimEnd().split('\n').at(-1)!)['matches'];
    expect(resumed[1]).toMatchObject({ a: 20, b: 10, nodes: -1 });
    expect(resumed.toSpliced(1, 1)).toEqual((whole['matches'] as object[]).toSpliced(1, 1));
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(lines.toSpliced(1, 1, marked));

    // Other settings are other matches.
    const other = forethought([...ladder, '--seed', '2', '--save', file]);
    expect(other.stderr).toContain('10 against 0:');
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2 * lines.length);
  });

  it('ladder refuses a file that holds something else', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'forethought-')), 'letter.txt');
    writeFileSync(file, 'Dear reader,\n');
    const { status, stderr } = forethought(['ladder', '--games', '2', '--nodes', '20', '--save', file]);
    expect(status).toBe(2);
    expect(stderr).toBe(`forethought: ${file}, line 1: this is not a saved match\n`);
    expect(readFileSync(file, 'utf8')).toBe('Dear reader,\n');
  });

  it('maps measures the maps of many seeds, always alike', () => {
    const survey = object(['maps', '--seeds', '60', '--seed', '4294967290']);
    expect(survey).toMatchObject({
      game: 'tactics',
      seed: 4294967290,
      seeds: 60,
      pockets: 0,
      exposed_units: 0,
      corner_ways: 2,
      repeated: { maps: 0, battles: 0 },
    });
    const landscapes = survey['landscapes'] as Record<string, { share: number; walls: { mean: number } }>;
    expect(Object.keys(landscapes).sort()).toEqual(['corridors', 'forts', 'open', 'river']);
    const shares = Object.values(landscapes).map(({ share }) => share);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
    expect(landscapes['corridors']!.walls.mean).toBeGreaterThan(landscapes['open']!.walls.mean);
    expect(object(['maps', '--seeds', '60', '--seed', '4294967290'])).toEqual(survey);
    expect(object(['maps', '--seeds', '60', '--seed', '4'])).not.toEqual(survey);
  });

  it('maps prints a table for people', () => {
    const { status, stdout } = forethought(['maps', '--seeds', '20']);
    expect(status).toBe(0);
    expect(stdout.split('\n')[0]).toMatch(/^ +open +river +corridors +forts +all$/);
    expect(stdout).toMatch(/^pockets +0$/m);
    // One map has no other landscape to differ from.
    expect(forethought(['maps', '--seeds', '1']).stdout).toMatch(/^differs from open, cells( +-){4}$/m);
  });

  it('show prints a position that play reads and plays a turn in', () => {
    const shown = forethought(['show', '--seed', '7']);
    expect(shown.stdout).toBe(object(['show', '--seed', '7'])['position']);
    const turn = object(['play', '--rung', '20', '--nodes', '200'], shown.stdout);
    const actions = turn['actions'] as string[];
    expect(actions.at(-1)).toBe('end');
    expect(turn['position']).toContain('side second round 1');
  });

  it('puzzles finds forced wins of the wished kind, the same with the same seed, and wins solves them', () => {
    const game = ['--size', '11', '--rule', 'renju', '--plies', '5'];
    const wishes = ['puzzles', '--count', '2', '--seed', '2', '--kind', 'fours', ...game];
    const { status, stdout } = forethought(wishes);
    expect(status).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    for (const line of lines)
      expect(line).toMatch(/^game_2_\d+ fours \d+ [1-5] 11 renju [a-k]\d+(,[a-k]\d+)? /);
    expect(forethought(wishes).stdout).toBe(stdout);
    const file = join(mkdtempSync(join(tmpdir(), 'forethought-')), 'wins.txt');
    writeFileSync(file, stdout);
    const { wins, ...summary } = object(['wins', '--file', file, '--ai', '140', '--nodes', '1000']);
    expect(summary).toMatchObject({ rung: 140, positions: 2, solved: 2, announced: 2 });
    for (const win of wins as { announced: number; plies: number }[]) {
      expect(win.announced).toBeGreaterThanOrEqual(win.plies);
    }
    expect(forethought(['wins', '--file', file]).stdout).toContain('2 of 2 solved');
  });
});

describe('bad arguments get one line that says what is wrong, and exit code 2', () => {
  it.each([
    [[], 'name a command: bench, match,'],
    [['match', '--a', '5', '--b', '20', '--nodes', '10'], 'there is no rung 5; the rungs are 0, 10,'],
    [['match', '--a', '50', '--b', '20'], '--nodes N or --ms N'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--ms', '9'], '--nodes N or --ms N'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--games', '3'], '--games must be even'],
    [['match', '--a', '50', '--b', '20', '--nodes', 'many'], '--nodes'],
    [['match', '--b', '20', '--nodes', '9'], '--a is required'],
    [['show', '--seed', '-1'], '--seed'],
    [['show', '--game', 'chess'], 'chess'],
    [['bench', '--fast'], '--fast'],
    [['play', 'no/such/file'], 'no/such/file'],
    [['match', '--a', '50', '--b', '20', '--nodes', '9', '--blur', 'c'], '--blur'],
    [['ladder', '--nodes', '9', '--games', '2', '--save', 'no/such/folder/file'], 'no/such/folder/file'],
    [['maps', '--seeds', '0'], '--seeds'],
    [['maps', '--seeds', 'many'], '--seeds'],
    [['maps', '--seed', '-1'], '--seed'],
    [['maps', '--game', 'chess'], 'chess'],
    [['gomocup', '--rung', '5'], 'there is no rung 5; the rungs are 0, 10,'],
    [['puzzles', '--kind', 'fives'], 'fives'],
    [['wins', '--file', 'no/such/file'], 'no/such/file'],
    [['wins', '--ai', '5'], 'there is no rung 5; the rungs are 0, 10,'],
    [['sing'], 'sing'],
  ])('%j', (args, expected) => {
    const { status, stdout, stderr } = forethought(args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(expected);
  });

  it('a bad position is refused with its line', () => {
    const text = forethought(['show']).stdout.replace('hp 45', 'hp 450');
    const { status, stderr } = forethought(['play'], text);
    expect(status).toBe(2);
    expect(stderr).toMatch(
      /^forethought: standard input, line \d+: hp is '450', not a number from 1 to 45\n$/,
    );
  });
});
