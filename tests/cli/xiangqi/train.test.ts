import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_train_xiangqi_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const train = (checkpoint: string, ...args: string[]) =>
  forethought([
    ...['train', '--game', 'xiangqi', '--checkpoint', file(checkpoint), '--games', '12', '--nodes', '100'],
    ...['--passes', '1', '--test-games', '2', ...args],
  ]);

/** A file with what a part of the next round writes. */
function shard(checkpoint: string, part: string, ...args: string[]): string {
  const { status, stdout, stderr } = train(checkpoint, ...args, '--shard', part);
  expect(status, stderr).toBe(0);
  const path = file(`${checkpoint}.${part.replace('/', 'of')}.jsonl`);
  writeFileSync(path, stdout);
  return path;
}

describe('forethought train --game xiangqi', () => {
  it('learns the same in one go, from a checkpoint, and from games that were played in shards', () => {
    const whole = train('whole', '--rounds', '2', '--weights', file('whole.bin'), '--save', file('whole.w'));
    expect(whole.status, whole.stderr).toBe(0);
    expect(train('parts', '--rounds', '1').status).toBe(0);
    copyFileSync(file('parts'), file('shards'));
    expect(train('parts', '--rounds', '2', '--resume', '--weights', file('parts.bin')).status).toBe(0);
    expect(readFileSync(file('parts.bin'))).toEqual(readFileSync(file('whole.bin')));

    const from = ['2/2', '1/2'].map((part) => shard('shards', part, '--resume'));
    const learned = train('shards', '--resume', '--weights', file('shards.bin'), '--from', ...from);
    expect(learned.status, learned.stderr).toBe(0);
    expect(readFileSync(file('shards.bin'))).toEqual(readFileSync(file('whole.bin')));

    const { kind, numbers } = JSON.parse(readFileSync(file('whole.w'), 'utf8'));
    expect(kind).toBe('network');
    expect(numbers).toHaveLength(40_872);

    const [names = '', ...lines] = readFileSync(file('whole.csv'), 'utf8').trim().split('\n');
    expect(names).toBe('round,games,positions,processor_seconds,value,outcome,score,low,high');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.split(',')).toHaveLength(names.split(',').length);
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
    expect(existsSync(file('other'))).toBe(false);
  });
});
