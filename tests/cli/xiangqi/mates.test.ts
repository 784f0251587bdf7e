import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath } from '../support/program.ts';

/** `forethought mates`: positions of a file, or of own games, with one move that mates. */

const IN_ONE = '2bak4/4a3n/4b4/pN1P1R3/6p1p/9/9/B1r1C4/4A4/4KAB1c w';
/** The chariot mates, or leaves Black without a move: two ways. */
const TWO_WAYS = '3k5/9/9/9/9/9/R8/9/9/4K4 w';
const OPEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';

function written(...lines: string[]): string {
  const path = newPath('fens.txt');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

describe('mates', () => {
  it('takes what one move alone mates in, graded, with the number of its line', () => {
    const positions = written('# game', OPEN, TWO_WAYS, `${IN_ONE} - - 0 1 | 1 | a game`);
    const { status, stdout, stderr } = forethought(['mates', '--positions', positions]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(new RegExp(`^line_4 1 \\d+ b6d7 ${IN_ONE} - - 0 1\n$`));
  });

  it('takes no more of a length than are wanted', () => {
    const positions = written(IN_ONE, IN_ONE, IN_ONE);
    expect(forethought(['mates', '--positions', positions, '--count', '1']).stdout).toMatch(
      /^line_\d 1 .*\n$/,
    );
  });

  it('refuses what is no position, with its line', () => {
    expectRefused(forethought(['mates', '--positions', written(OPEN, '9/9 w')]), 'fens.txt, line 2:');
  });

  it('finds them in games of its own, the same with the same seed', () => {
    const own = () => forethought(['mates', '--count', '1', '--seed', '7']).stdout;
    const found = own();
    expect(
      found
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[1])
        .sort(),
    ).toEqual(['1', '2', '3']);
    expect(found).toMatch(/^(game_7_\d+ .*\n){3}$/);
    expect(own()).toBe(found);
  });
});
