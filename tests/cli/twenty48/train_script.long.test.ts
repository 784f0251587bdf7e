import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NETWORK } from '../support/program.ts';

/** `npm run train:twenty48`: from nothing to a file that the learned rungs play by. */

const MAIN = fileURLToPath(new URL('../../../tools/main.cjs', import.meta.url));

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_script_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function train(...args: string[]) {
  const quick = ['--survey-games', '1', '--test-games', '0'];
  return spawnSync('node', [MAIN, 'train_twenty48', '--folder', folder, ...quick, ...args], {
    encoding: 'utf8',
  });
}

describe('the script that trains the network of 2048', () => {
  it('says how long it will take, learns in three lessons and packs what was learned', () => {
    const { status, stdout, stderr } = train('--only', 'opening', '--moves', '60000');
    expect(status, stderr).toBe(0);
    expect(stdout).toMatch(/60000 moves at \d+ a second: [\d.]+ s/);
    const lessons = [...stdout.matchAll(/(\d+) games, (\d+) moves/g)].map(([, , moves]) => Number(moves));
    expect(lessons).toHaveLength(3);
    expect(lessons[0]).toBeGreaterThanOrEqual(36_000);
    expect(lessons[2]).toBeGreaterThanOrEqual(60_000);
    expect(readFileSync(file('opening.bin')).length).toBeLessThanOrEqual(2_000_000);
  });

  it('goes on where it was, which makes the same file where nothing is left to do', () => {
    const packed = readFileSync(file('opening.bin'));
    const { status, stderr } = train('--only', 'opening', '--moves', '60000');
    expect(status, stderr).toBe(0);
    expect(readFileSync(file('opening.bin')).equals(packed)).toBe(true);
  });

  it('packs late weights beside an opening that is given', () => {
    const { status, stderr } = train('--only', 'late', '--late-moves', '20000', '--opening', NETWORK);
    expect(status, stderr).toBe(0);
    expect(readFileSync(file('stages.bin')).length).toBeLessThanOrEqual(4_750_000);
  });

  it('learns what frames add to both and packs it beside them', () => {
    const { status, stdout, stderr } = train('--only', 'frames', '--frame-moves', '60000');
    expect(status, stderr).toBe(0);
    const lessons = [...stdout.matchAll(/(\d+) games, (\d+) moves/g)].map(([, , moves]) => Number(moves));
    expect(lessons).toHaveLength(6);
    expect(lessons[2]).toBeGreaterThanOrEqual(60_000);
    expect(lessons[5]).toBeGreaterThanOrEqual(60_000);
    const packed = readFileSync(file('network.bin'));
    expect(packed.length).toBeLessThanOrEqual(6_000_000);
    // How many weights the third frame has, by the header: others than those of the file that the opening is from.
    const weights = packed.readUInt32LE(80);
    expect(weights).toBeGreaterThan(100);
    expect(weights).not.toBe(readFileSync(NETWORK).readUInt32LE(80));
  });

  it('refuses what it cannot do', () => {
    const refused = (...args: string[]) => {
      const { status, stderr } = spawnSync('node', [MAIN, 'train_twenty48', ...args], { encoding: 'utf8' });
      expect(status).toBe(2);
      return stderr;
    };
    expect(refused()).toContain('--folder FOLDER');
    expect(refused('--folder', folder, '--only', 'end')).toContain(
      "--only must be one of opening, late, frames, not 'end'",
    );
  });
});
