import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath } from '../support/program.ts';

/** The match that `tune` plays by itself, as shards. */
const MATCH = ['match', '--game', 'gomoku', '--a', '140', '--b', '140', '--blur', 'both'];
const LIMITS = ['--games', '6', '--seed', '3', '--nodes', '40'];

/** A file with what the command writes. */
function written(...args: string[]): string {
  const { status, stdout, stderr } = forethought(args);
  expect(status, stderr).toBe(0);
  const path = newPath('shard.jsonl');
  writeFileSync(path, stdout);
  return path;
}

const shard = (part: string) => written(...MATCH, ...LIMITS, '--shard', part, '--codes');
const tune = (...args: string[]) => forethought(['tune', '--rounds', '5', ...args]);
/** A file in which something is otherwise. */
function changed(path: string, was: RegExp, is: string): string {
  const other = newPath('changed.jsonl');
  const text = readFileSync(path, 'utf8').replace(was, is);
  expect(text).not.toBe(readFileSync(path, 'utf8'));
  writeFileSync(other, text);
  return other;
}

const [first, second] = [shard('1/2'), shard('2/2')];

describe('match --shard --codes', () => {
  it('writes the codes of the actions of every game, and merge takes them', () => {
    const [, ...games] = readFileSync(first, 'utf8').trimEnd().split('\n');
    for (const { actions, codes } of games.map((line) => JSON.parse(line)))
      expect(codes).toHaveLength(actions);
    const merged = forethought(['merge', first, second]);
    expect(merged.stdout).toBe(forethought([...MATCH, ...LIMITS]).stdout);
  });

  it('is for shards only', () => {
    expectRefused(forethought([...MATCH, ...LIMITS, '--codes']), '--codes is for the lines of a --shard');
  });

  it('codes that are none, or too few, are refused', () => {
    const refused = (was: RegExp, is: string, expected: string) =>
      expectRefused(forethought(['merge', changed(first, was, is), second]), expected);
    refused(/"codes":\[\d+,/, '"codes":[-1,', 'line 2: codes is [-1');
    refused(/"codes":\[\d+,/, '"codes":[', ' codes, and actions is ');
  });
});

describe('forethought tune --from', () => {
  it('fits the very weights that it fits to the same games played by itself', () => {
    const played = tune(...LIMITS, '--json');
    const taken = tune('--from', second, first, '--json');
    expect(taken.status, taken.stderr).toBe(0);
    const fitted = ({ stdout }: { stdout: string }) => stdout.replace(/^.*\n/, '');
    expect(fitted(taken)).toBe(fitted(played));
    expect(taken.stdout).toMatch(
      /^\/\/ Made by forethought tune --from 6 games of rung 140 against 140, seed 3/,
    );
  });

  it('refuses what does not belong together, or is no whole match with codes', () => {
    const refused = (expected: string, ...from: string[]) => expectRefused(tune('--from', ...from), expected);
    const gap =
      'games of rung 140 against 140, seed 3: 2 of 6 games are missing, in shards 2 of 2: play these';
    refused(gap, first);
    const other = written(
      ...MATCH,
      '--games',
      '6',
      '--seed',
      '4',
      '--nodes',
      '40',
      '--shard',
      '2/2',
      '--codes',
    );
    refused(gap, first, other);
    refused('game 2 has no codes', first, written(...MATCH, ...LIMITS, '--shard', '2/2'));
    refused('seed 4: 4 of 6 games are missing, in shards 1 of 2', first, second, other);
    const battle = ['match', '--a', '10', '--b', '0', '--games', '2', '--nodes', '20'];
    refused('these are games of "tactics"', written(...battle, '--shard', '1/1', '--codes'));
    const ladder = ['ladder', '--game', 'gomoku', '--only', '10', '--games', '2', '--nodes', '20'];
    refused('these are shards of a ladder', written(...ladder, '--shard', '1/1'));
    refused(
      'game 0 cannot be played again: code ',
      changed(first, /"codes":\[(\d+),\d+/, '"codes":[$1,$1'),
      second,
    );
    const elsewise = changed(first, /"outcome":"[a-z ]+"/, '"outcome":"draw"');
    refused('ends otherwise when it is played again', elsewise, second);
    refused('there is no shard', newEmpty());
    refused('cannot read no/such/file', 'no/such/file');
  });

  it('takes several matches together', () => {
    const one = written(
      ...MATCH,
      '--games',
      '2',
      '--seed',
      '5',
      '--nodes',
      '40',
      '--shard',
      '1/1',
      '--codes',
    );
    const samples = (...from: string[]) =>
      Number(/"samples":(\d+)/.exec(tune('--json', '--from', ...from).stdout)?.[1]);
    expect(samples(first, one, second)).toBe(samples(first, second) + samples(one));
    expect(tune('--from', one, first, second).stdout).toContain(
      '--from 2 games of rung 140 against 140, seed 5, 6 games of rung 140 against 140, seed 3, --rounds 5',
    );
  });

  it('takes no orders for games that were played already, and plays no shards itself', () => {
    for (const [order, value] of Object.entries({ '--games': '2', '--seed': '2', '--nodes': '9' }))
      expectRefused(tune('--from', first, order, value), `${order} excludes --from`);
    expectRefused(tune('--shard', '1/2'), "are played by 'match --shard I/N --codes', not by --shard");
  });
});

describe('forethought tune --judge-nodes', () => {
  const judged = (...args: string[]) =>
    forethought([
      ...['tune', '--from', first, second, '--judge-nodes', '60', '--rounds', '80', '--json'],
      ...args,
    ]);
  const figures = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');

  it('fits what a search says of positions that searches of the games come to, always the same', () => {
    const all = judged();
    expect(all.status, all.stderr).toBe(0);
    expect(all.stdout).toMatch(/seed 3, --judge-nodes 60 --one-in 1 --rounds 80\./);
    expect(judged().stdout).toBe(all.stdout);
    const { samples, loss_by_hand, loss_fitted } = figures(all);
    expect(loss_fitted).toBeLessThan(loss_by_hand);
    const some = figures(judged('--one-in', '3')).samples;
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(samples);
  });

  it('is for Gomoku, and one in so many for what is judged', () => {
    expectRefused(
      tune(...LIMITS, '--one-in', '2'),
      '--one-in is for positions that are judged: --judge-nodes',
    );
    for (const [order, value] of Object.entries({ '--judge-nodes': '9', '--one-in': '2' }))
      expectRefused(
        forethought(['tune', '--game', 'tactics', order, value]),
        `${order} is for --game gomoku`,
      );
  });
});

function newEmpty(): string {
  const path = newPath('empty.jsonl');
  writeFileSync(path, '');
  return path;
}
