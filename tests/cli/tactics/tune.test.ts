import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  forethought(['tune', '--game', 'tactics', '--nodes', '30', '--checkpoint', file(checkpoint), ...args]);

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

  it('begins nothing anew by mistake, and goes on with its own only', () => {
    expect(tune('kept', '--games', '16').status).toBe(0);
    expectRefused(tune('kept', '--games', '16'), 'is there already: --resume goes on with it');
    expectRefused(tune('kept', '--games', '32', '--resume', '--seed', '2'), 'was begun with another seed');
    writeFileSync(file('torn'), '{"seed": 1');
    expectRefused(tune('torn', '--games', '16', '--resume'), 'is not a checkpoint of this tuning');
    expectRefused(forethought(['tune', '--game', 'tactics']), 'name a --checkpoint');
    expectRefused(forethought(['tune', '--resume']), '--checkpoint and --resume are for --game tactics');
  });
});
