import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_tune_search_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const withNodes = (nodes: string, checkpoint: string, ...args: string[]) =>
  forethought(['tune', '--search', '--checkpoint', file(checkpoint), '--nodes', nodes, ...args]);
const search = (checkpoint: string, ...args: string[]) => withNodes('30', checkpoint, ...args);

describe('forethought tune --search', () => {
  it('finds the same constants in one go and when it goes on from a checkpoint', () => {
    const whole = search('whole', '--games', '4', '--json');
    expect(whole.status, whole.stderr).toBe(0);
    expect(search('parts', '--games', '2').status).toBe(0);
    expect(search('parts', '--games', '4', '--resume', '--json').stdout).toBe(whole.stdout);
    expect(readFileSync(file('parts'))).toEqual(readFileSync(file('whole')));
    const { pairs, constants } = JSON.parse(whole.stdout.trimEnd().split('\n').at(-1) ?? '');
    expect(pairs).toBe(2);
    const printed = Array.from(whole.stdout.matchAll(/^\.\w+ = (\d+),$/gm), ([, number]) => Number(number));
    expect(printed).toEqual(constants.map(Math.round));
    expect(whole.stdout).toMatch(
      /^\/\/ Made by forethought tune --game gomoku --search --games 4 --seed 1 --nodes 30\.\n/,
    );
  });

  it('logs the constants every ten pairs', () => {
    const { stderr } = withNodes('5', 'logged', '--games', '22');
    expect(stderr).toMatch(/^10 pairs: aspiration \d/m);
    const [head, ...rows] = readFileSync(file('logged.csv'), 'utf8').trimEnd().split('\n');
    expect(head).toMatch(/^pairs,aspiration,/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['10']);
  });

  it('begins nothing anew by mistake, and goes on with its own only', () => {
    expect(search('kept', '--games', '2').status).toBe(0);
    expectRefused(search('kept', '--games', '2'), 'is there already: --resume goes on with it');
    expectRefused(search('kept', '--resume', '--seed', '2'), 'was begun with another seed');
    expectRefused(withNodes('31', 'kept', '--resume'), 'was begun with another nodes');
    const text = readFileSync(file('kept'), 'utf8');
    for (const other of [text.replace(/"pairs": \d+/, '"pairs": -1'), text.slice(0, 99), '[]']) {
      writeFileSync(file('damaged'), other);
      expectRefused(search('damaged', '--resume'), 'is not a checkpoint of this tuning');
    }
    expectRefused(forethought(['tune', '--search']), 'name a --checkpoint');
  });

  it('is for Gomoku, and takes nothing that is for weights', () => {
    expectRefused(search('no', '--game', 'xiangqi'), '--search is for --game gomoku');
    for (const [option, value] of Object.entries({ '--rounds': '5', '--judge-nodes': '5', '--shard': '1/2' }))
      expectRefused(search('no', option, value), `--search excludes ${option}`);
    expectRefused(forethought(['tune', '--checkpoint', file('no')]), '--checkpoint is for --game tactics');
  });
});
