import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought } from '../support/program.ts';

let folder: string;
const file = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forethought_train_tactics_'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const train = (checkpoint: string, ...args: string[]) =>
  forethought([
    ...['train', '--game', 'tactics', '--checkpoint', file(checkpoint), '--games', '2', '--nodes', '500'],
    ...['--replies', '10', '--test-games', '2', ...args],
  ]);

/** A file with what a part of the next round writes. */
function shard(checkpoint: string, part: string, ...args: string[]): string {
  const { status, stdout, stderr } = train(checkpoint, ...args, '--shard', part);
  expect(status, stderr).toBe(0);
  const path = file(`${checkpoint}${args.join('')}.${part.replace('/', 'of')}.jsonl`);
  writeFileSync(path, stdout);
  return path;
}

describe('forethought train --game tactics', () => {
  it('learns the same in one go and when it goes on from a checkpoint', () => {
    const whole = train('whole', '--rounds', '2', '--weights', file('whole.inc'), '--save', file('whole.w'));
    expect(whole.status, whole.stderr).toBe(0);
    expect(train('parts', '--rounds', '1').status).toBe(0);
    expect(train('parts', '--rounds', '2', '--resume', '--weights', file('parts.inc')).status).toBe(0);
    expect(readFileSync(file('parts.inc'), 'utf8')).toBe(readFileSync(file('whole.inc'), 'utf8'));

    const { kind, numbers } = JSON.parse(readFileSync(file('whole.w'), 'utf8'));
    expect(kind).toBe('network');
    const written = readFileSync(file('whole.inc'), 'utf8').replace(/^.*\n/, '').match(/-?\d+/g);
    expect(numbers).toEqual(written?.map(Number));

    const [names = '', ...lines] = readFileSync(file('whole.csv'), 'utf8').trim().split('\n');
    expect(names).toContain('held_out,held_out_without,outcome,outcome_without,score');
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.split(',')).toHaveLength(names.split(',').length);
  });

  it('begins nothing anew by mistake, and goes on with its own only', () => {
    expect(train('kept', '--rounds', '1').status).toBe(0);
    expectRefused(train('kept', '--rounds', '1'), 'is there already: --resume goes on with it');
    expectRefused(train('kept', '--resume', '--seed', '2'), 'was begun with seed 1, not 2');
    writeFileSync(file('torn'), 'none');
    expectRefused(train('torn', '--resume'), 'is not a checkpoint of this network');
    expectRefused(train('new', '--weights', 'no/such/folder/x'), 'cannot write no/such/folder/x');
    expect(existsSync(file('new'))).toBe(false);
  });

  it('learns the very same from games that were played in shards', () => {
    expect(train('home', '--rounds', '1').status).toBe(0);
    copyFileSync(file('home'), file('abroad'));
    expect(train('home', '--rounds', '2', '--resume', '--weights', file('home.inc')).status).toBe(0);
    const from = ['2/2', '1/2'].map((part) => shard('abroad', part, '--resume'));
    const learned = train('abroad', '--resume', '--weights', file('abroad.inc'), '--from', ...from);
    expect(learned.status, learned.stderr).toBe(0);
    expect(readFileSync(file('abroad.inc'), 'utf8')).toBe(readFileSync(file('home.inc'), 'utf8'));
  });

  it('refuses games of another round, or that cannot be', () => {
    const played = shard('other', '1/2');
    const other = (was: RegExp, is: string) => {
      const path = file('changed.jsonl');
      writeFileSync(path, readFileSync(played, 'utf8').replace(was, is));
      return ['--from', path];
    };
    const refused = (expected: string, from: string[]) => expectRefused(train('other', ...from), expected);
    refused('line 1: network is "another", not "none yet" as in', other(/none yet/, 'another'));
    refused('line 2: lesson 1 is [200', other(/"lessons":\[\[\d+/, '"lessons":[[200'));
    refused('line 2: battle is 1, not ', other(/"battle":\d+/, '"battle":1'));
    expect(existsSync(file('other'))).toBe(false);
  });

  it('takes no options of another game', () => {
    expectRefused(train('new', '--moves', '1000'), '--moves is for --game twenty48');
    expectRefused(
      forethought(['train', '--checkpoint', file('new'), '--rounds', '3']),
      '--rounds is for --game tactics, gomoku and xiangqi',
    );
    expectRefused(
      forethought(['train', '--game', 'tactics', '--checkpoint', file('new'), '--nodes', '499']),
      '--nodes is 499: a turn of the battle takes at least 500',
    );
  });
});
