import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_book_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const grow = (name: string, positions: number, ...more: string[]) =>
  forethought([
    ...['grow', '--output', file(name), '--positions', `${positions}`],
    ...['--nodes', '200', '--most-nodes', '1000', ...more],
  ]);

describe('a book of Gomoku', () => {
  it('grows the same each time, and on from what there is to what it would have become', () => {
    const { status, stdout } = grow('whole', 60);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^60 positions, \d+ bytes\n$/);
    grow('part', 20);
    expect(readFileSync(file('part')).length).toBeLessThan(readFileSync(file('whole')).length);
    grow('on', 60, '--from', file('part'));
    expect(readFileSync(file('on'))).toEqual(readFileSync(file('whole')));
  });

  it('is refused what makes no sense', () => {
    expectRefused(grow('no', 10, '--nodes', '2000'), '--nodes');
    expectRefused(grow('no', 10, '--from', file('nowhere')), 'nowhere');
    writeFileSync(file('other'), 'a book of another kind, or none at all, with forty bytes and more');
    expectRefused(grow('no', 10, '--from', file('other')), 'the file does not begin as one');
    expectRefused(grow('no/where', 10), 'no/where');
    expectRefused(forethought(['grow']), '--output');
  });
});
