import { spawnSync } from 'node:child_process';
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

  it('show prints a position that play reads and plays a turn in', () => {
    const shown = forethought(['show', '--seed', '7']);
    expect(shown.stdout).toBe(object(['show', '--seed', '7'])['position']);
    const turn = object(['play', '--rung', '20', '--nodes', '200'], shown.stdout);
    const actions = turn['actions'] as string[];
    expect(actions.at(-1)).toBe('end');
    expect(turn['position']).toContain('side second round 1');
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
