import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath } from '../support/program.ts';

const LIMITS = ['--nodes', '60', '--seed', '3'];
const GAMES = ['--games', '24', ...LIMITS];
const tune = (...args: string[]) => forethought(['tune', '--game', 'xiangqi', '--rounds', '20', ...args]);
const figures = ({ stdout }: { stdout: string }) => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');

describe('forethought tune --game xiangqi', () => {
  it('fits weights that a rung plays by to games of its own, always the same', () => {
    const path = newPath('fitted.json');
    const fitted = tune(...GAMES, '--save', path, '--json');
    expect(fitted.status, fitted.stderr).toBe(0);
    expect(fitted.stdout).toMatch(
      /^\/\/ Made by forethought tune --game xiangqi --games 24 --seed 3 --nodes 60 /,
    );
    const { samples, loss_by_hand, loss_fitted } = figures(fitted);
    expect(samples).toBeGreaterThan(10);
    expect(loss_fitted).toBeLessThan(loss_by_hand);
    expect(tune(...GAMES, '--json').stdout).toBe(fitted.stdout);
    const match = ['match', '--game', 'xiangqi', '--a', '150', '--b', '130', '--games', '2', '--nodes', '50'];
    expect(forethought([...match, '--a-weights', path]).status).toBe(0);
  });

  it('goes on with the games that a file keeps', () => {
    const keep = newPath('games.jsonl');
    const whole = tune(...GAMES, '--json');
    expect(tune(...LIMITS, '--games', '2', '--keep', keep).status).toBe(0);
    const two = readFileSync(keep, 'utf8');
    expect(two.trimEnd().split('\n')).toHaveLength(3);
    // The writer was broken off in the middle of a line.
    appendFileSync(keep, '{"codes":[1,');
    expect(tune(...GAMES, '--keep', keep, '--json').stdout).toBe(whole.stdout);
    const all = readFileSync(keep, 'utf8');
    expect(all.startsWith(two)).toBe(true);
    expect(tune(...GAMES, '--keep', keep, '--json').stdout).toBe(whole.stdout);
    expect(readFileSync(keep, 'utf8')).toBe(all);
    expectRefused(
      tune('--games', '24', '--nodes', '60', '--seed', '4', '--keep', keep),
      'line 1: these are other games',
    );
    writeFileSync(keep, all.replace('"outcome":', '"outcome":7'));
    expectRefused(tune(...GAMES, '--keep', keep), 'line 2: outcome');
    expectRefused(tune('--from', keep, '--keep', keep), '--keep excludes --from');
  });

  it('takes the games of matches that were played in shards', () => {
    const shard = newPath('shard.jsonl');
    const match = [
      'match',
      '--game',
      'xiangqi',
      '--a',
      '60',
      '--b',
      '40',
      ...GAMES,
      '--shard',
      '1/1',
      '--codes',
    ];
    writeFileSync(shard, forethought(match).stdout);
    const { status, stdout, stderr } = tune('--from', shard, '--json');
    expect(status, stderr).toBe(0);
    expect(stdout).toContain('--from 24 games of rung 60 against 40, seed 3, --value-share 0.5');
    expectRefused(forethought(['tune', '--from', shard]), 'these are games of "xiangqi", not of gomoku');
  });

  it('plays no shards itself, and has options that other games do not', () => {
    expectRefused(tune('--shard', '1/2'), "are played by 'match --shard I/N --codes', not by --shard");
    expectRefused(
      forethought(['tune', '--game', 'tactics', '--rounds', '2']),
      '--rounds is for --game gomoku and xiangqi',
    );
    for (const option of ['--keep', '--value-share'])
      expectRefused(forethought(['tune', option, '0.5']), `${option} is for --game xiangqi`);
  });
});

describe('forethought openings --game xiangqi', () => {
  it('finds balanced positions of named lines, each with its ten moves', () => {
    const { status, stdout, stderr } = forethought([
      'openings',
      '--game',
      'xiangqi',
      '--count',
      '3',
      '--nodes',
      '300',
    ]);
    expect(status, stderr).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(new Set(lines).size).toBe(3);
    for (const line of lines) expect(line).toMatch(/^([a-i]\d[a-i]\d ?){10}$/);
  });

  it('says where there are too few', () => {
    expectRefused(
      forethought(['openings', '--game', 'xiangqi', '--count', '5000', '--nodes', '100']),
      'lines no more than ',
    );
  });
});
