import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath } from '../support/program.ts';

/** `forethought own-book`: an opening book of lines that the engine plays on. */

function lines(text: string): string {
  const path = newPath('lines.txt');
  writeFileSync(path, text);
  return path;
}

const make = (text: string, output: string) =>
  forethought([
    ...['own-book', '--lines', lines(text), '--output', output],
    ...['--plies', '4', '--nodes', '300', '--play-nodes', '200'],
  ]);

describe('a book of lines', () => {
  it('is the same each time, and has boards that no line came to', () => {
    const [one, other] = [newPath('book.bin'), newPath('again.bin')];
    const { status, stdout } = make('# named\nh2e2 h9g7\nc3c4 b7c7 h2e2\n', one);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^2 lines, \d+ boards, \d+ bytes\n$/);
    make('h2e2 h9g7\nc3c4 b7c7 h2e2\n', other);
    expect(readFileSync(other)).toEqual(readFileSync(one));
  });

  it('is refused where a move is not legal, with its line', () => {
    expectRefused(make('h2e2\nh2e2 h9g7 a0a5\n', newPath('x.bin')), 'lines.txt, line 2: a0a5 is not legal');
  });
});
