import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object } from '../support/program.ts';

describe('puzzles, wins and the other commands that only Gomoku has', () => {
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
    const file = newPath('wins.txt');
    writeFileSync(file, stdout);
    const { wins, ...summary } = object(['wins', '--file', file, '--ai', '140', '--nodes', '1000']);
    expect(summary).toMatchObject({ rung: 140, positions: 2, solved: 2, announced: 2 });
    for (const win of wins as { announced: number; plies: number }[]) {
      expect(win.announced).toBeGreaterThanOrEqual(win.plies);
    }
    expect(forethought(['wins', '--file', file]).stdout).toContain('2 of 2 solved');
  });

  it('puzzles finds such of which every other first move loses', () => {
    const sole = ['puzzles', '--count', '1', '--seed', '7', '--sole', '--plies', '3', '--size', '15'];
    const { status, stdout } = forethought([...sole, '--rule', 'freestyle']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^game_7_\d+ \w+ \d+ [1-5] 15 freestyle [a-o]\d+ .*\n$/);
  });

  it('openings values those of a file, the same each time, and says which line cannot be played', () => {
    const file = newPath('openings.txt');
    // Black has an open four in the first; in the second White alone has stones that stand together.
    writeFileSync(file, '# two\nh8 a1 i8 a3 j8 a5 k8 a7\na1 h8 a5 i9 o15 h10 o1 j8\n');
    const valued = ['openings', '--values', file, '--nodes', '1000'];
    const { status, stdout, stderr } = forethought(valued);
    expect(status, stderr).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split('\t')[1])).toEqual([
      'h8 a1 i8 a3 j8 a5 k8 a7',
      'a1 h8 a5 i9 o15 h10 o1 j8',
    ]);
    const [black = 0, white = 0] = lines.map(Number.parseFloat);
    expect(black).toBeGreaterThan(1000);
    expect(white).toBeLessThan(-1000);
    expect(forethought(valued).stdout).toBe(stdout);
    writeFileSync(file, 'h8 i8\n\nh8 h8\n');
    expectRefused(forethought(valued), "--values: line 3: 'h8' cannot be played");
  });

  it.each([
    [['gomocup', '--rung', '5'], 'there is no rung 5; the rungs are 0, 10,'],
    [['gomocup', '--seed', '-1'], "--seed: '-1' is not a whole number"],
    [['openings', '--seed', '18446744073709551616'], "--seed: '18446744073709551616' is not a whole number"],
    [['openings', '--rule', 'x'], "--rule: gomoku has no rule 'x'\n"],
    [['openings', '--game', 'othello', '--rule', 'renju'], "--rule: othello has no rule 'renju'"],
    [['openings', '--game', 'othello', '--values', 'x'], '--values is for --game gomoku'],
    [['openings', '--values', ''], '--values: the name of the file is empty'],
    [['puzzles', '--kind', 'fives'], '--kind: fives not in {fours,threes,quiet}\n'],
    [['puzzles', '--rule', 'x'], '--rule: x not in {freestyle,standard,renju}\n'],
    [['tune', '--games', '3'], '--games: 3 is odd: each start is played twice, sides swapped'],
    [['wins', '--file', 'no/such/file'], 'cannot read no/such/file: No such file or directory'],
    [['wins', '--file', '.'], 'cannot read .: Is a directory'],
    [['wins', '--file', ''], '--file: the name of the file is empty'],
    [['wins', '--ai', '5'], 'there is no rung 5; the rungs are 0, 10,'],
  ])('%j is refused', (args, expected) => {
    expectRefused(forethought(args), expected);
  });
});
