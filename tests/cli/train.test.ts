import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `forethought train` and `forethought export`: from games to a file that rungs of 2048 play by. */

const PROGRAM = fileURLToPath(new URL('../../build/native/forethought', import.meta.url));
const NETWORK = fileURLToPath(new URL('../../engine/twenty48/data/network.bin', import.meta.url));

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_train_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const forethought = (args: string[]) => spawnSync(PROGRAM, args, { encoding: 'utf8' });

const train = (...args: string[]) =>
  forethought(['train', '--checkpoint', file('late.ck'), '--moves', '20000', ...args]);
const pack = (...args: string[]) =>
  forethought(['export', '--checkpoint', file('late.ck'), '--output', file('new.bin'), ...args]);

describe('late weights', () => {
  beforeAll(() => {
    const { status, stderr } = train('--stage', 'late', '--restart', '60', '--test-every', '100');
    expect(status, stderr).toBe(0);
  }, 60_000);

  it('are trained into a checkpoint and a learning curve, which are not begun anew by mistake', () => {
    const [names = '', first = ''] = readFileSync(file('late.ck.csv'), 'utf8').split('\n');
    expect(first.split(',')).toHaveLength(names.split(',').length);
    expect(train('--stage', 'late')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--resume goes on with it') as string,
    });
    expect(train('--resume').stderr).toContain('was begun with late, seed 1');
  });

  it('are packed beside the weights of the opening, which stay as they are', () => {
    const { status, stderr, stdout } = pack('--network', NETWORK, '--survey-games', '2', '--test-games', '0');
    expect(status, stderr).toBe(0);
    const packed = readFileSync(file('new.bin'));
    expect(stdout).toContain(`${packed.length} bytes\n`);
    expect(packed.length).toBeLessThanOrEqual(4_000_000);
    // The opening's part of the header, and its code.
    const old = readFileSync(NETWORK);
    const codeBytes = old.readUInt32LE(20);
    expect(codeBytes).toBeGreaterThan(1_000_000);
    expect(packed.subarray(12, 32).equals(old.subarray(12, 32))).toBe(true);
    expect(packed.subarray(68, 68 + codeBytes).equals(old.subarray(68, 68 + codeBytes))).toBe(true);
    const played = forethought([
      ...['score', '--game', 'twenty48', '--ai', '140', '--games', '1', '--nodes', '100'],
      ...['--weights', file('new.bin')],
    ]);
    expect(played.status, played.stderr).toBe(0);
  });

  it('are not packed without the opening, or where that leaves no room', () => {
    rmSync(file('new.bin'), { force: true });
    expect(pack()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('late weights need --network') as string,
    });
    expect(pack('--network', NETWORK, '--bytes', '9000').stderr).toContain('bytes without this stage');
    expect(pack('--network', file('late.ck')).stderr).toContain('does not begin as one');
    expect(existsSync(file('new.bin'))).toBe(false);
  });
});
