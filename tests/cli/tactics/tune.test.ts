import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_tune_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const tune = (checkpoint: string, ...args: string[]) =>
  forethought(['tune', '--game', 'tactics', '--checkpoint', file(checkpoint), '--nodes', '30', ...args]);

/** A file with what a part of the next round writes. */
function shard(checkpoint: string, part: string, ...args: string[]): string {
  const { status, stdout, stderr } = tune(checkpoint, '--round-games', '8', ...args, '--shard', part);
  expect(status, stderr).toBe(0);
  const path = file(`${checkpoint}${args.join('')}.${part.replace('/', 'of')}.jsonl`);
  writeFileSync(path, stdout);
  return path;
}

describe('forethought tune --game tactics', () => {
  it('finds the same weights in one go and when it goes on from a checkpoint', () => {
    const whole = tune('whole', '--games', '32', '--save', file('weights'));
    expect(whole.status, whole.stderr).toBe(0);
    expect(tune('parts', '--games', '16').stdout).not.toBe(whole.stdout);
    expect(tune('parts', '--games', '32', '--resume').stdout).toBe(whole.stdout);
    expect(readFileSync(file('parts.csv'))).toEqual(readFileSync(file('whole.csv')));
    const { kind, numbers } = JSON.parse(readFileSync(file('weights'), 'utf8'));
    expect(kind).toBe('evaluation');
    expect(numbers).toEqual(Array.from(whole.stdout.matchAll(/ = (\d+),/g), ([, number]) => Number(number)));
    expect(whole.stdout).toMatch(/^\/\/ Made by .*\n\.fighter = 100000,\n/);
  });

  it('finds the very same weights from games that were played in shards', () => {
    expect(tune('at_home', '--games', '8', '--round-games', '8').status).toBe(0);
    for (const more of ['', '.csv']) copyFileSync(file(`at_home${more}`), file(`abroad${more}`));
    expect(tune('at_home', '--games', '16', '--round-games', '8', '--resume').status).toBe(0);
    const from = ['2/2', '1/2'].map((part) => shard('abroad', part, '--resume'));
    const learned = tune('abroad', '--round-games', '8', '--resume', '--from', ...from);
    expect(learned.status, learned.stderr).toBe(0);
    expect(readFileSync(file('abroad'))).toEqual(readFileSync(file('at_home')));
    expect(readFileSync(file('abroad.csv'))).toEqual(readFileSync(file('at_home.csv')));
  });

  it('refuses shards of another round, and less than all of them', () => {
    const first = shard('elsewhere', '1/2');
    const from = (...args: string[]) => tune('elsewhere', '--round-games', '8', '--from', first, ...args);
    expectRefused(from(), '4 of 8 games are missing, in shards 2 of 2: play these first');
    expectRefused(from('--seed', '2'), `${first}, line 1: a_weights is `);
  });

  it('begins nothing anew by mistake, and goes on with its own only', () => {
    expect(tune('kept', '--games', '16').status).toBe(0);
    expectRefused(tune('kept', '--games', '16'), 'is there already: --resume goes on with it');
    expectRefused(tune('kept', '--games', '32', '--resume', '--seed', '2'), 'was begun with another seed');
    writeFileSync(file('torn'), '{"seed": 1');
    expectRefused(tune('torn', '--games', '16', '--resume'), 'is not a checkpoint of this tuning');
    expectRefused(forethought(['tune', '--game', 'tactics']), 'name a --checkpoint');
    expectRefused(forethought(['tune', '--resume']), '--resume is for --game tactics');
  });
});
