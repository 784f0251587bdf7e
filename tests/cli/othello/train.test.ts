import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

/** `forethought train --game othello`: from an archive of games to a file that its rungs play by. */

let folder: string;
const file = (name: string) => join(folder, name);

/** A file of the archive with one game of three moves, f5 d6 c3, and perfect play to 34 black discs. */
function archive(): Buffer {
  const bytes = Buffer.alloc(16 + 68);
  bytes.writeUInt32LE(1, 4);
  bytes[12] = 8;
  bytes[14] = 24;
  bytes[16 + 6] = 40;
  bytes[16 + 7] = 34;
  bytes.set([56, 64, 33], 16 + 8);
  return bytes;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_othello_'));
  mkdirSync(file('archive'));
  writeFileSync(file('archive/WTH_2000.wtb'), archive());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is in a file of weights, behind its header. */
const codeOf = (name: string) => readFileSync(file(name)).subarray(40);

const train = (checkpoint: string, ...args: string[]) =>
  forethought(['train', '--game', 'othello', '--checkpoint', file(checkpoint), ...args]);
const trainOnArchive = (checkpoint: string, ...args: string[]) =>
  train(checkpoint, '--archive', file('archive'), '--samples', file('samples'), '--epochs', '1', ...args);

describe('training the patterns', () => {
  it('makes samples, a learning curve, a checkpoint and the weights', () => {
    const { status, stderr, stdout } = trainOnArchive('patterns.ck', '--output', file('patterns.bin'));
    expect(status, stderr).toBe(0);
    const bytes = readFileSync(file('patterns.bin'));
    expect(stdout).toBe(`4 samples, ${bytes.length} bytes\n`);
    const lines = readFileSync(file('patterns.ck.csv'), 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('stage,epoch,samples,loss,held_out_samples,held_out_loss');
    expect(lines).toHaveLength(1 + 15);
    expect(trainOnArchive('patterns.ck').stderr).toContain('--resume goes on with it');
  });

  it('goes on from weights with samples of own games', () => {
    const play = ['own-games', '--output', file('own'), '--games', '1', '--nodes', '10', '--rung', '0'];
    expect(forethought(play).status).toBe(0);
    const names = readdirSync(file('own'));
    expect(names).toEqual(['own_0_10_1_00000000.samples']);
    const samples = readFileSync(file(`own/${names[0]}`));
    // A file that is there is kept, whatever it holds.
    writeFileSync(file(`own/${names[0]}`), samples.subarray(0, 100));
    expect(forethought(play).status).toBe(0);
    expect(readFileSync(file(`own/${names[0]}`))).toHaveLength(100);
    writeFileSync(file(`own/${names[0]}`), samples);

    const refit = (checkpoint: string, step: string, output: string) => {
      const weights = ['--first', file('patterns.bin'), '--output', file(output)];
      return train(checkpoint, '--own', file('own'), '--epochs', '1', '--step', step, ...weights);
    };
    const { status, stderr } = refit('same.ck', '0', 'same.bin');
    expect(status, stderr).toBe(0);
    expect(codeOf('same.bin')).toEqual(codeOf('patterns.bin'));
    expect(refit('own.ck', '0.2', 'own.bin').status).toBe(0);
    expect(codeOf('own.bin')).not.toEqual(codeOf('patterns.bin'));
  });

  it('says what is missing or wrong', () => {
    expectRefused(train('other.ck'), '--archive is missing');
    expectRefused(train('other.ck', '--own', file('nothing')), 'is no folder with samples of own games');
    expectRefused(
      trainOnArchive('other.ck', '--first', file('archive/WTH_2000.wtb')),
      'WTH_2000.wtb, the weights of Othello: the file does not begin as one',
    );
    expectRefused(train('other.ck', '--archive', file('nothing')), 'is no folder with files of the archive');
    mkdirSync(file('damaged'));
    writeFileSync(file('damaged/WTH_2001.wtb'), archive().subarray(1));
    expectRefused(
      train('other.ck', '--archive', file('damaged'), '--samples', file('samples')),
      'WTH_2001.wtb: 83 bytes instead of',
    );
    expectRefused(
      forethought(['train', '--checkpoint', file('other.ck'), '--archive', file('archive')]),
      '--archive is for --game othello',
    );
  });
});
