import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought, forethoughtOnFullDisk, NETWORK } from '../support/program.ts';

/** `forethought train` and `forethought export`: from games to a file that rungs of 2048 play by. */

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_train_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const train = (...args: string[]) =>
  forethought(['train', '--checkpoint', file('late.ck'), '--moves', '20000', ...args]);
const pack = (...args: string[]) =>
  forethought(['export', '--checkpoint', file('late.ck'), '--output', file('new.bin'), ...args]);

describe('late weights', () => {
  beforeAll(() => {
    const { status, stderr } = train('--stage', 'late', '--restart', '60', '--test-every', '100');
    expect(status, stderr).toBe(0);
  });

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

  it('that do not fit on the disk leave what was there', () => {
    writeFileSync(file('new.bin'), 'an older file');
    const output = ['--checkpoint', file('late.ck'), '--network', NETWORK, '--output', file('new.bin')];
    const games = ['--survey-games', '1', '--test-games', '0'];
    const { status, stderr } = forethoughtOnFullDisk(100, ['export', ...output, ...games]);
    expect(status, stderr).toBe(2);
    expect(stderr).toBe(`forethought: cannot write ${file('new.bin')}.new: File too large\n`);
    expect(readFileSync(file('new.bin'), 'utf8')).toBe('an older file');
    expect(existsSync(file('new.bin.new'))).toBe(false);
  });
});

describe('files that cannot be read or written', () => {
  it.each([
    [['train', '--checkpoint', '.', '--resume'], 'cannot write .: Is a directory'],
    [['train', '--checkpoint', 'x', '--resume'], 'cannot read x'],
    [
      ['train', '--checkpoint', 'no/such/folder/x'],
      'cannot write no/such/folder/x: No such file or directory',
    ],
    [['train', '--checkpoint', ''], '--checkpoint: the name of the file is empty'],
    [['train', '--checkpoint', 'x', '--stage', 'middle'], '--stage: middle not in {opening,late}\n'],
    [['train', '--checkpoint', 'x', '--stage', 'late', '--network', '.'], 'cannot read .: Is a directory'],
    [['train', '--checkpoint', 'x', '--seed', '-1'], "--seed: '-1' is not a whole number"],
    [['train', '--checkpoint', 'x'.repeat(300)], 'xxx: File name too long'],
    [
      ['export', '--checkpoint', 'no/such', '--output', 'y'],
      'cannot read no/such: No such file or directory',
    ],
    [['export', '--checkpoint', NETWORK, '--output', '.'], 'cannot write .: Is a directory'],
    [['export', '--checkpoint', NETWORK, '--output', 'no/y'], 'cannot write no/y: No such file or directory'],
  ])('%j', (args, expected) => {
    expectRefused(forethought(args), expected);
    for (const made of ['x', 'y', 'x.csv']) expect(existsSync(made)).toBe(false);
  });

  it('are told when the disk is full, and leave no half of a checkpoint behind', () => {
    const full = mkdtempSync(join(folder, 'full'));
    const checkpoint = join(full, 't.ck');
    const { status, stderr } = forethoughtOnFullDisk(16, [
      ...['train', '--checkpoint', checkpoint, '--moves', '2000', '--test-every', '100'],
    ]);
    expect(status, stderr).toBe(2);
    expect(stderr).toBe(`forethought: cannot write the checkpoint ${checkpoint}: File too large\n`);
    expect(readdirSync(full)).toEqual(['t.ck.csv']);
  });
});
