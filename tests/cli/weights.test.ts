import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object } from './support/program.ts';

/** The path of a new file with the weights of a rung. */
function weightsOf(game: string, rung: number): string {
  const path = newPath('weights.json');
  const { status, stderr } = forethought(['weights', '--game', game, '--ai', `${rung}`, '--save', path]);
  expect(status, stderr).toBe(0);
  return path;
}

/** The path of a new file in which something is otherwise. */
function changed(path: string, change: (file: Record<string, unknown>) => unknown): string {
  const other = newPath('changed.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(other, JSON.stringify(change(file) ?? file));
  return other;
}

const check = (game: string, path: string, ...args: string[]) =>
  forethought(['weights', '--game', game, '--check', path, ...args]);

describe('forethought weights', () => {
  it.each([
    ['gomoku', 30, 'evaluation', 40],
    ['gomoku', 150, 'evaluation', 40],
    ['tactics', 150, 'evaluation', 15],
    ['tactics', 200, 'network', 39_745],
  ])('%s, rung %i: %s of %i numbers', (game, rung, kind, numbers) => {
    const path = weightsOf(game, rung);
    const file = JSON.parse(readFileSync(path, 'utf8'));
    expect(file).toMatchObject({ format: 'forethought weights 1', game, kind });
    expect(file.numbers).toHaveLength(numbers);
    const told = { game, kind, numbers, digest: file.digest };
    expect(object(['weights', '--game', game, '--check', path])).toEqual(told);
    expect(check(game, path).stdout).toContain(
      `${kind} of ${game}, ${numbers} numbers, digest ${file.digest}`,
    );
  });

  it('the same weights have the same digest, others another', () => {
    const digest = (rung: number) => JSON.parse(readFileSync(weightsOf('gomoku', rung), 'utf8')).digest;
    expect(digest(30)).toBe(digest(140));
    expect(digest(150)).not.toBe(digest(140));
  });

  it('says which rungs have none, and wants one file', () => {
    const save = newPath('none');
    const ask = (...args: string[]) => forethought(['weights', ...args]);
    expectRefused(
      ask('--game', 'gomoku', '--ai', '20', '--save', save),
      'rung 20 of gomoku plays by no weights',
    );
    expectRefused(ask('--ai', '140', '--save', save), 'rung 140 of tactics plays by no weights');
    expectRefused(ask('--game', 'twenty48', '--save', save), 'twenty48 has no opponent');
    expectRefused(ask(), 'name a file');
    expectRefused(ask('--save', save, '--check', save), 'name a file');
    expectRefused(ask('--save', 'no/such/folder/x'), 'cannot write no/such/folder/x');
  });

  it('refuses what is no such file, with its name and the reason', () => {
    const path = weightsOf('gomoku', 150);
    const refused = (file: string, expected: string) =>
      expectRefused(check('gomoku', file), `${file}: ${expected}`);
    refused(
      changed(path, () => []),
      'it is no file of weights',
    );
    refused(
      changed(path, (file) => ({ ...file, format: 'forethought weights 2' })),
      'format is "forethought weights 2", not "forethought weights 1"',
    );
    refused(
      changed(path, (file) => ({ ...file, numbers: [1.5] })),
      'numbers is [1.5], not a list of whole numbers',
    );
    refused(
      changed(path, ({ kind, ...file }) => file),
      'it has no kind',
    );
    refused(
      changed(path, (file) => ({ ...file, numbers: [1, 2] })),
      'its numbers have the digest ',
    );
    refused(weightsOf('tactics', 150), 'these are weights of "tactics", not of "gomoku"');
    expectRefused(check('gomoku', path, '--ai', '20'), 'rung 20 plays by no weights like these');
    expectRefused(check('tactics', weightsOf('tactics', 170), '--ai', '160'), 'rung 160 plays by no');
    expectRefused(check('gomoku', 'no/such/file'), 'cannot read no/such/file');
    expectRefused(
      forethought(['weights', '--check', '-'], readFileSync(path, 'utf8').slice(0, 90)),
      'no file',
    );
  });
});

describe('forethought tune --save', () => {
  const tune = (...args: string[]) =>
    forethought(['tune', '--games', '2', '--nodes', '30', '--rounds', '5', ...args]);

  it('writes the fitted weights, as they are printed, in a file that a rung plays by', () => {
    const path = newPath('fitted.json');
    const { status, stdout, stderr } = tune('--save', path);
    expect(status, stderr).toBe(0);
    const printed = stdout.replace(/^.*\n/, '').match(/-?\d+/g)?.map(Number);
    expect(JSON.parse(readFileSync(path, 'utf8')).numbers).toEqual(printed);
    expect(check('gomoku', path).status).toBe(0);
  });

  it('fits nothing where it cannot be written', () => {
    expectRefused(tune('--save', 'no/such/folder/x'), 'cannot write no/such/folder/x');
  });
});
