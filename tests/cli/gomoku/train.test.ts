import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_train_gomoku_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const train = (checkpoint: string, ...args: string[]) =>
  forethought([
    ...['train', '--game', 'gomoku', '--checkpoint', file(checkpoint), '--games', '8', '--nodes', '100'],
    ...[
      '--passes',
      '1',
      '--test-games',
      '2',
      ...(args.includes('--aside-in') ? [] : ['--aside-in', '0']),
      ...args,
    ],
  ]);

/** A file with what a part of the next round writes. */
function shard(checkpoint: string, part: string, ...args: string[]): string {
  const { status, stdout, stderr } = train(checkpoint, ...args, '--shard', part);
  expect(status, stderr).toBe(0);
  const path = file(`${checkpoint}.${part.replace('/', 'of')}.jsonl`);
  writeFileSync(path, stdout);
  return path;
}

describe('forethought train --game gomoku', () => {
  it('learns the same in one go, from a checkpoint, and from games that were played in shards', () => {
    const whole = train('whole', '--rounds', '2', '--weights', file('whole.inc'), '--save', file('whole.w'));
    expect(whole.status, whole.stderr).toBe(0);
    expect(train('parts', '--rounds', '1').status).toBe(0);
    copyFileSync(file('parts'), file('shards'));
    expect(train('parts', '--rounds', '2', '--resume', '--weights', file('parts.inc')).status).toBe(0);
    expect(readFileSync(file('parts.inc'), 'utf8')).toBe(readFileSync(file('whole.inc'), 'utf8'));

    const from = ['2/2', '1/2'].map((part) => shard('shards', part, '--resume'));
    const learned = train('shards', '--resume', '--weights', file('shards.inc'), '--from', ...from);
    expect(learned.status, learned.stderr).toBe(0);
    expect(readFileSync(file('shards.inc'), 'utf8')).toBe(readFileSync(file('whole.inc'), 'utf8'));

    const { kind, numbers } = JSON.parse(readFileSync(file('whole.w'), 'utf8'));
    expect(kind).toBe('network');
    const written = readFileSync(file('whole.inc'), 'utf8').replace(/^.*\n/, '').match(/-?\d+/g);
    expect(numbers).toEqual(written?.map(Number));

    const [names = '', ...lines] = readFileSync(file('whole.csv'), 'utf8').trim().split('\n');
    expect(names).toBe('round,games,positions,processor_seconds,value,outcome,order,first,score,low,high');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.split(',')).toHaveLength(names.split(',').length);
  });

  it('learns from asides the same in one go and from shards, and goes on with the same only', () => {
    const asides = (checkpoint: string, ...args: string[]) => train(checkpoint, '--aside-in', '6', ...args);
    const positions = (checkpoint: string) =>
      Number(
        readFileSync(file(`${checkpoint}.csv`), 'utf8')
          .trim()
          .split('\n')
          .at(-1)
          ?.split(',')[2],
      );
    const whole = asides('asides', '--rounds', '1', '--weights', file('asides.inc'));
    expect(whole.status, whole.stderr).toBe(0);
    expect(train('plain', '--rounds', '1').status).toBe(0);
    expect(positions('asides')).toBeGreaterThan(positions('plain'));

    const parts = ['1/2', '2/2'].map((part) => shard('apart', part, '--aside-in', '6'));
    const learned = asides('apart', '--weights', file('apart.inc'), '--from', ...parts);
    expect(learned.status, learned.stderr).toBe(0);
    expect(readFileSync(file('apart.inc'), 'utf8')).toBe(readFileSync(file('asides.inc'), 'utf8'));
    expectRefused(train('asides', '--resume', '--rounds', '2'), 'was begun with asides in 6, not 0');
    expectRefused(train('other_asides', '--from', ...parts), 'aside_in');
  });

  it('makes weights that a player of a match can be given', () => {
    expect(train('given', '--rounds', '1', '--save', file('given.w')).status).toBe(0);
    const { status, stderr } = forethought([
      ...['match', '--game', 'gomoku', '--a', '160', '--b', '150', '--games', '2', '--nodes', '100'],
      ...['--a-weights', file('given.w')],
    ]);
    expect(status, stderr).toBe(0);
  });

  it('begins nothing anew by mistake, and goes on with its own only', () => {
    expect(train('kept', '--rounds', '1').status).toBe(0);
    expectRefused(train('kept', '--rounds', '1'), 'is there already: --resume goes on with it');
    expectRefused(train('kept', '--resume', '--seed', '2'), 'was begun with seed 1, not 2');
    writeFileSync(file('torn'), readFileSync(file('kept')).subarray(0, -8));
    expectRefused(train('torn', '--resume'), 'is damaged or cut short');
    writeFileSync(file('none'), 'none');
    expectRefused(train('none', '--resume'), 'is not a checkpoint of this network');
  });

  it('refuses games of another round, or that cannot have been played', () => {
    const played = shard('other', '1/2');
    const refused = (expected: string, was: RegExp, is: string) => {
      const path = file('changed.jsonl');
      writeFileSync(path, readFileSync(played, 'utf8').replace(was, is));
      expectRefused(train('other', '--from', path), expected);
    };
    refused('line 1: network is "another", not "none yet" as in', /none yet/, 'another');
    refused('is not legal where it comes', /"codes":\[(\d+),\d+/, '"codes":[$1,$1');
    refused('line 2: outcome is 7, not 1, 2 or 3', /"outcome":\d/, '"outcome":7');
    refused('values for', /"values":\[null,/, '"values":[');
    refused('value is null, not a score', /"asides":\[\]/, '"asides":[{"best":0,"codes":[],"value":null}]');
    refused('is not legal where it comes', /"asides":\[\]/, '"asides":[{"best":0,"codes":[0],"value":1}]');
    expect(existsSync(file('other'))).toBe(false);
  });
});
