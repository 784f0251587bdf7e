import { spawn } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, PROGRAM } from './support/program.ts';

const save = (file: string, seed = 1) => [
  'match',
  '--games',
  '2',
  '--nodes',
  '5',
  '--a',
  '0',
  '--b',
  '10',
  '--seed',
  String(seed),
  '--save',
  file,
];
const seedsIn = (file: string): number[] =>
  JSON.parse(readFileSync(file, 'utf8'))
    .measurements.map(({ seed }: { seed: number }) => seed)
    .sort((a: number, b: number) => a - b);

function run(args: string[]): Promise<number | null> {
  return new Promise((resolve) => spawn(PROGRAM, args, { stdio: 'ignore' }).once('close', resolve));
}

describe('--save', () => {
  it('loses nothing where several programs save to one file', async () => {
    const file = newPath('t.json');
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(await Promise.all(seeds.map((seed) => run(save(file, seed))))).toEqual(seeds.map(() => 0));
    expect(seedsIn(file)).toEqual(seeds);
    expect(readdirSync(dirname(file))).toEqual(['t.json']);
  });

  it('goes on where a killed program has left its unfinished file', () => {
    const file = newPath('t.json');
    writeFileSync(`${file}.unfinished`, '{"half": ');
    expect(forethought(save(file)).status).toBe(0);
    expect(seedsIn(file)).toEqual([1]);
    expect(readdirSync(dirname(file))).toEqual(['t.json']);
  });

  it('keeps a symbolic link, and the permissions of what it leads to', () => {
    const link = newPath('link.json');
    const folder = join(dirname(link), 'kept');
    mkdirSync(folder);
    const target = join(folder, 't.json');
    symlinkSync('kept/t.json', link);
    // The link leads to nothing yet.
    expect(forethought(save(link)).status).toBe(0);
    chmodSync(target, 0o640);
    expect(forethought(save(link, 2)).status).toBe(0);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readlinkSync(link)).toBe('kept/t.json');
    expect(statSync(target).mode & 0o777).toBe(0o640);
    expect(seedsIn(target)).toEqual([1, 2]);
    expect(readdirSync(folder)).toEqual(['t.json']);
  });

  it('refuses links that lead nowhere', () => {
    const loop = newPath('loop.json');
    symlinkSync('loop.json', loop);
    expectRefused(forethought(save(loop)), `cannot write ${loop}: Too many levels of symbolic links`);
    const lost = newPath('lost.json');
    symlinkSync('no/such/folder.json', lost);
    expectRefused(forethought(save(lost)), `cannot write ${lost}: No such file or directory`);
  });

  it('has what is not a file out of its way refused', () => {
    const file = newPath('t.json');
    mkdirSync(`${file}.unfinished`);
    expectRefused(forethought(save(file)), `cannot write ${file}: Is a directory`);
  });
});
