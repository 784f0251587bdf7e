import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `npm run train:tactics`: from nothing to a network that rung 170 plays by. */

const MAIN = fileURLToPath(new URL('../../../tools/main.cjs', import.meta.url));

let folder: string;
const read = (place: string, name: string) => readFileSync(join(folder, place, name), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_script_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function train(place: string, ...args: string[]): string {
  const quick = ['--games', '6', '--nodes', '500', '--test-games', '0', '--seed', '5', '--threads', '1'];
  const script = [MAIN, 'train_tactics', '--folder', join(folder, place), ...quick, ...args];
  const { status, stdout, stderr } = spawnSync('node', script, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout;
}

describe('the script that trains the network of the battle', () => {
  it('learns round after round, says how long the rest will take, and writes the network in both forms', () => {
    const told = train('once', '--rounds', '2');
    expect(told).toContain('== Round 2 of 2');
    expect(told.match(/about [\d.]+ \w+ for the rounds that are left/g)).toHaveLength(1);
    expect(read('once', 'network.csv').trimEnd().split('\n')).toHaveLength(3);
    expect(read('once', 'network.inc')).toMatch(/\d/);
    expect(JSON.parse(read('once', 'network.json'))).toMatchObject({ game: 'tactics' });
  });

  it('goes on where it was, to the same network as in one go', () => {
    train('twice', '--rounds', '1');
    const told = train('twice', '--rounds', '2');
    expect(told).not.toContain('== Round 1 of 2');
    expect(read('twice', 'network.inc')).toBe(read('once', 'network.inc'));
  });

  it('ends with a match against the network of the repository', () => {
    const told = train('once', '--rounds', '2', '--test-games', '1');
    expect(told).not.toContain('== Round');
    expect(told).toMatch(/170 \S.* against 170:.*%|170 against 170.*%/);
  });
});
