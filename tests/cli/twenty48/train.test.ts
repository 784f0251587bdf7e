import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
    expect(train('--resume').stderr).toContain('was begun with stage late, not opening');
  });

  it('are packed beside the weights of the opening, which stay as they are', () => {
    const room = ['--network', NETWORK, '--survey-games', '1', '--test-games', '0'];
    const { status, stderr, stdout } = pack(...room);
    expect(status, stderr).toBe(0);
    const packed = readFileSync(file('new.bin'));
    expect(stdout).toContain(`${packed.length} bytes\n`);
    expect(packed.length).toBeLessThanOrEqual(6_000_000);
    expect(pack(...room, '--threads', '3').status).toBe(0);
    expect(readFileSync(file('new.bin')).equals(packed)).toBe(true);
    // The opening's part of the header, and its code.
    const old = readFileSync(NETWORK);
    const codeBytes = old.readUInt32LE(20);
    expect(codeBytes).toBeGreaterThan(1_000_000);
    expect(packed.subarray(12, 32).equals(old.subarray(12, 32))).toBe(true);
    expect(packed.subarray(104, 104 + codeBytes).equals(old.subarray(104, 104 + codeBytes))).toBe(true);
    const played = forethought([
      ...['score', '--game', 'twenty48', '--ai', '140', '--games', '1', '--nodes', '100'],
      ...['--weights', file('new.bin')],
    ]);
    expect(played.status, played.stderr).toBe(0);
  });

  it('learn on from a file, unless a checkpoint says where they are', () => {
    const checkpoint = ['--checkpoint', file('on.ck'), '--moves', '2000', '--test-games', '50'];
    const begun = [...checkpoint, '--stage', 'late', '--begin', NETWORK, '--test-every', '1'];
    const { status, stderr } = forethought(['train', ...begun, '--fours', '0', '--rate', '0.01']);
    expect(status, stderr).toBe(0);
    const [names = '', line = ''] = readFileSync(file('on.ck.csv'), 'utf8').split('\n');
    const score = Number(line.split(',')[names.split(',').indexOf('test_mean_score')]);
    // Weights from nothing are worth a tenth of it.
    expect(score).toBeGreaterThan(80_000);
    expect(forethought(['train', ...begun, '--resume'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('without --begin') as string,
    });
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
    expect(stderr).toBe(`forethought: cannot write ${file('new.bin')}: File too large\n`);
    expect(readFileSync(file('new.bin'), 'utf8')).toBe('an older file');
    expect(existsSync(file('new.bin.unfinished'))).toBe(false);
  });
});

describe('what frames add', () => {
  const learn = (...args: string[]) =>
    forethought(['train', '--frames', '--checkpoint', file('frames.ck'), '--moves', '20000', ...args]);
  const packFrames = (...args: string[]) =>
    forethought(['export', '--checkpoint', file('frames.ck'), '--output', file('frames.bin'), ...args]);

  it('is learned beside the weights of a file, and packed into it', () => {
    const { status, stderr } = learn('--restart', '60', '--test-every', '100');
    expect(status, stderr).toBe(0);
    expect(learn().stderr).toContain('--resume goes on with it');
    expect(learn('--resume', '--stage', 'late').stderr).toContain('begun with stage opening, not late');
    const packed = packFrames('--network', NETWORK, '--test-games', '1');
    expect(packed.status, packed.stderr).toBe(0);
    expect(packed.stdout).toMatch(/\d+ weights of \d+, \d+ bytes of code\n/);
    expect(packed.stdout).toMatch(/as packed: mean score \d+/);
    const [bytes, old] = [readFileSync(file('frames.bin')), readFileSync(NETWORK)];
    expect(packed.stdout).toContain(`${bytes.length} bytes\n`);
    // The stages lie first, and are as they were.
    expect(bytes.subarray(12, 60).equals(old.subarray(12, 60))).toBe(true);
    expect(bytes.subarray(104, 4_000_000).equals(old.subarray(104, 4_000_000))).toBe(true);
  });

  it('is refused where it cannot be learned or packed', () => {
    expect(learn('--resume', '--threads', '2').stderr).toContain('--frames are learned by one thread');
    expect(learn('--resume', '--begin', NETWORK).stderr).toContain('--frames are learned by one thread');
    expect(packFrames().stderr).toContain('frames need --network');
    expect(packFrames('--network', NETWORK, '--bytes', '9000').stderr).toContain(
      'bytes without these frames',
    );
  });
});

describe('games played in shards', () => {
  const GAMES = ['--games', '6', '--test-games', '0', '--restart', '40'];
  const learn = (checkpoint: string, ...args: string[]) =>
    forethought(['train', '--checkpoint', file(checkpoint), ...GAMES, ...args]);
  /** A file with what a part of the next round writes. */
  function shard(checkpoint: string, part: string, ...args: string[]): string {
    const { status, stdout, stderr } = learn(checkpoint, ...args, '--shard', part);
    expect(status, stderr).toBe(0);
    const path = file(`${checkpoint}${args.join('')}.${part.replace('/', 'of')}.jsonl`);
    writeFileSync(path, stdout);
    return path;
  }
  /** What the next round would be played by. */
  const weights = (checkpoint: string, ...args: string[]) =>
    JSON.parse(readFileSync(shard(checkpoint, '99/99', ...args, '--resume'), 'utf8')).weights;

  it.each([[[]], [['--stage', 'late']]])('teach the same, however they were cut: %j', (stage) => {
    const [one, three] = [`one${stage}`, `three${stage}`];
    function learnRound(checkpoint: string, parts: string[], ...more: string[]) {
      const from = parts.map((part) => shard(checkpoint, part, ...stage, ...more));
      const { status, stderr } = learn(checkpoint, ...stage, ...more, '--from', ...from);
      expect(status, stderr).toBe(0);
    }
    learnRound(one, ['1/1']);
    copyFileSync(file(one), file(three));
    learnRound(one, ['1/1'], '--resume');
    learnRound(three, ['3/3', '1/3', '2/3'], '--resume');
    expect(weights(one, ...stage)).toMatch(/^[0-9a-f]{16}$/);
    expect(weights(three, ...stage)).toBe(weights(one, ...stage));
  });

  it('are refused where they are of another round, cannot be, or are not all', () => {
    const [first, second] = [shard('round', '1/2'), shard('round', '2/2')];
    const refused = (expected: string, ...args: string[]) => expectRefused(learn('round', ...args), expected);
    const changed = (was: RegExp, is: string) => {
      const path = file('changed.jsonl');
      const text = readFileSync(second, 'utf8');
      writeFileSync(path, text.replace(was, is));
      expect(text).toMatch(was);
      return path;
    };
    const other = (was: RegExp, is: string, expected: string) =>
      refused(`${file('changed.jsonl')}, ${expected}`, '--from', changed(was, is), first);
    refused('2 of 6 games are missing, in shards 2 of 2: play these first', '--from', first);
    refused(`${first}, line 1: seed is 1, not 4 as in the next round of`, '--from', first, '--seed', '4');
    other(/round 1/, 'round 9', 'line 1: format is "forethought round 9", not "forethought round 1"');
    other(/"shard":/, '"part":', 'line 1: it has no shard');
    other(/.*\n/, '', 'line 1: a shard begins with its header');
    other(/"slides":\["../, '"slides":["XU', 'line 2: slides is ["XU');
    other(/"number":2/, '"number":0', 'line 2: game 0 is not in shard 2/2 of 6 games');
    other(/"number":3/, '"number":2', 'line 3: game 2 went otherwise in a line before');
    refused('game 2 cannot be played again', '--from', changed(/[URDL]"\]/, '"]'), first);
    expectRefused(learn('round', '--shard', '3/2'), "'3/2' is no shard");
    expectRefused(learn('round', '--shard', '1/2', '--from', first), '--shard excludes --from');
    expect(existsSync(file('round'))).toBe(false);
  });

  it('count once where they come twice, and not where their line is broken off', () => {
    const [first, second] = [shard('torn', '1/2'), shard('torn', '2/2')];
    const torn = file('torn.jsonl');
    writeFileSync(torn, readFileSync(second, 'utf8').slice(0, -9));
    expectRefused(learn('torn', '--from', torn, first), '1 of 6 games are missing, in shards 2 of 2');
    expect(learn('torn', '--from', first, torn, second).status).toBe(0);
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
