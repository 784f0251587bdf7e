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
    ['gomoku', 150, 'evaluation', 2508],
    ['tactics', 150, 'evaluation', 15],
    ['gomoku', 160, 'network', 31_415],
    ['tactics', 200, 'network', 39_745],
    ['xiangqi', 150, 'evaluation', 852],
    ['xiangqi', 170, 'network', 40_872],
  ])('%s, rung %i: %s of %i numbers', (game, rung, kind, numbers) => {
    const path = weightsOf(game, rung);
    const file = JSON.parse(readFileSync(path, 'utf8'));
    expect(file).toMatchObject({ format: 'forethought weights 1', game, kind });
    expect(file.numbers).toHaveLength(numbers);
    const told = { game, kind, numbers, digest: file.digest };
    const ai = ['--ai', String(rung)];
    expect(object(['weights', '--game', game, '--check', path, ...ai])).toEqual(told);
    expect(check(game, path, ...ai).stdout).toContain(
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
    expect(check('gomoku', path, '--ai', '150').status).toBe(0);
  });

  it('fits nothing where it cannot be written', () => {
    expectRefused(tune('--save', 'no/such/folder/x'), 'cannot write no/such/folder/x');
  });
});

describe("forethought match with weights of one's own", () => {
  const MATCH = ['match', '--game', 'gomoku', '--a', '150', '--b', '150', '--games', '6', '--nodes', '200'];
  const byHand = weightsOf('gomoku', 140);
  const scholar = weightsOf('gomoku', 150);
  const digestOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')).digest;
  /** A shard of the match, by these weights of a, in a file. */
  function shard(part: string, weights: string): string {
    const path = newPath('shard.jsonl');
    const { status, stdout, stderr } = forethought([...MATCH, '--a-weights', weights, '--shard', part]);
    expect(status, stderr).toBe(0);
    writeFileSync(path, stdout);
    return path;
  }

  it('a rung by its own weights plays as it does, by others otherwise', () => {
    const { a_weights, ...figures } = object([...MATCH, '--a-weights', scholar]);
    expect(a_weights).toBe(digestOf(scholar));
    expect(figures).toEqual(object(MATCH));
    const { b_weights, ...others } = object([...MATCH, '--b-weights', byHand]);
    expect(b_weights).toBe(digestOf(byHand));
    expect(others).not.toEqual(figures);
  });

  it('takes the network of the battle, and tells people of it', () => {
    const network = weightsOf('tactics', 170);
    const match = ['match', '--a', '170', '--b', '160', '--games', '2', '--nodes', '40'];
    const { stdout } = forethought([...match, '--a-weights', network]);
    expect(stdout).toContain(`170 weights ${digestOf(network)} against`);
    expect(stdout.replace(/ weights \w+/, '')).toBe(forethought(match).stdout);
  });

  it('a sequential test of it', () => {
    const command = [...MATCH, '--a-weights', byHand, '--sprt', '0,50'];
    expect(object(command)).toMatchObject({ a_weights: digestOf(byHand), sprt: { verdict: 'open' } });
  });

  it('shards of it add up, and those by other weights do not', () => {
    const [first, second] = [shard('1/2', byHand), shard('2/2', byHand)];
    expect(object(['merge', first, second])).toEqual(object([...MATCH, '--a-weights', byHand]));
    const other = shard('2/2', scholar);
    expectRefused(
      forethought(['merge', first, other]),
      `${other}, line 1: a_weights is "${digestOf(scholar)}", not "${digestOf(byHand)}" as in ${first}`,
    );
    expectRefused(
      forethought(['merge', first, second, '--save', newPath('ladder.json')]),
      '--save is without weights of your own',
    );
  });

  it('refuses what a rung cannot play by, and keeps no measurement', () => {
    const refused = (args: string[], expected: string) =>
      expectRefused(forethought([...MATCH, ...args]), expected);
    refused(['--a-weights', weightsOf('tactics', 170)], 'these are weights of "tactics", not of "gomoku"');
    refused(['--b-weights', 'no/such/file'], 'cannot read no/such/file');
    refused(['--b-weights', ''], 'the name of the file is empty');
    refused(
      ['--a-weights', byHand, '--save', newPath('ladder.json')],
      '--save is without weights of your own',
    );
    const low = ['match', '--game', 'gomoku', '--a', '20', '--b', '0', '--nodes', '9', '--a-weights', byHand];
    expectRefused(forethought(low), `${byHand}: rung 20 plays by no weights like these, 'evaluation' of 40`);
  });
});
