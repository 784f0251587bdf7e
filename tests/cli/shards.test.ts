import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectRefused, forethought, newPath, object, PROGRAM } from './support/program.ts';

/** The match whose shards are merged, or one that is like it but for some options. */
function match(others: Record<string, string> = {}): string[] {
  const options = { a: '20', b: '10', games: '14', seed: '3', nodes: '40', ...others };
  return ['match', ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])];
}
const MATCH = match();

/** What a shard of a match writes. */
function shard(part: string, command = MATCH): string {
  const { status, stdout, stderr } = forethought([...command, '--shard', part]);
  expect(status, stderr).toBe(0);
  return stdout;
}

/** The path of a new file with this text. */
function fileOf(text: string): string {
  const path = newPath('shard.jsonl');
  writeFileSync(path, text);
  return path;
}

/** The objects of a text's lines. */
function objects(text: string): Record<string, unknown>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const PARTS = ['1/3', '2/3', '3/3'].map((part) => shard(part));
const [first = '', second = '', third = ''] = PARTS;
const FILES = PARTS.map(fileOf);
const [firstFile = '', secondFile = '', thirdFile = ''] = FILES;

/** A shard with some of its text put otherwise. */
function changed(text: string, was: string | RegExp, is: string): string {
  const other = text.replace(was, is);
  expect(other).not.toBe(text);
  return other;
}

describe('match --shard', () => {
  it('writes what the whole match is, then every game of its own part', () => {
    const [header, ...games] = objects(second);
    const { nodes_a_turn, ms_a_turn, ...facts } = header ?? {};
    expect({ nodes_a_turn, ms_a_turn }).toEqual({ nodes_a_turn: 40, ms_a_turn: 0 });
    expect(facts).toEqual({
      format: 'forethought shard 1',
      shard: '2/3',
      game: 'tactics',
      a: 20,
      b: 10,
      games: 14,
      seed: 3,
      blur: 'none',
      a_signature: object(['bench', '--rung', '20'])['signature'],
      b_signature: object(['bench', '--rung', '10'])['signature'],
    });
    expect(games.map((game) => game['number'])).toEqual([2, 3, 8, 9]);
    for (const game of games)
      expect(game).toEqual({
        number: expect.any(Number),
        outcome: expect.stringMatching(/^(first wins|second wins|draw)$/),
        side_of_a: Number(game['number']) % 2 === 0 ? 'first' : 'second',
        actions: expect.any(Number),
        turns: expect.any(Number),
        nodes: expect.any(Number),
        illegal: false,
      });
  });

  it('every pair is in one shard, whole, and more shards than pairs leave some empty', () => {
    const numbers = PARTS.flatMap((part) => objects(part).slice(1)).map((game) => Number(game['number']));
    expect(numbers.sort((a, b) => a - b)).toEqual([...Array(14).keys()]);
    expect(objects(shard('8/8'))).toHaveLength(1);
    expect(objects(shard('7/8'))).toHaveLength(3);
  });

  it('plays the same games on two threads', () => {
    const sorted = (text: string) => text.split('\n').sort();
    expect(sorted(shard('1/3', [...MATCH, '--jobs', '2']))).toEqual(sorted(first));
  });

  it('keeps the games that were finished when it is killed, and merge takes them', async () => {
    const program = spawn(PROGRAM, [...match({ games: '1000000' }), '--shard', '1/2'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let written = '';
    for await (const slice of program.stdout) {
      written += slice;
      if (written.split('\n').length > 6) program.kill('SIGKILL');
    }
    const games = written.split('\n').length - 2;
    expect(games).toBeGreaterThan(4);
    const merged = object(['merge', '-', '--partial'], written);
    expect(merged).toMatchObject({ games: 1_000_000, missing: 1_000_000 - (games - (games % 2)) });
  });

  it('stops where its output cannot be written', () => {
    const script = `"$0" "$@" >/dev/full`;
    const args = [PROGRAM, ...match({ games: '1000000' }), '--shard', '1/1'];
    const { status, stderr } = spawnSync('sh', ['-c', script, ...args], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('forethought: cannot write to standard output\n');
  });
});

describe('merge', () => {
  const whole = object(MATCH);

  it('gives the very figures of the whole, in whatever order and from however many files', () => {
    expect(object(['merge', ...FILES])).toEqual(whole);
    expect(object(['merge', ...FILES.toReversed()])).toEqual(whole);
    expect(object(['merge', '-'], third + first + second)).toEqual(whole);
    expect(object(['merge', firstFile, '-', thirdFile], second)).toEqual(whole);
    expect(object(['merge', ...FILES, '--partial'])).toEqual(whole);
  });

  it('says the same for people', () => {
    expect(forethought(['merge', ...FILES]).stdout).toBe(forethought(MATCH).stdout);
  });

  it('takes a game once, however often it comes, also from another division', () => {
    expect(object(['merge', ...FILES, secondFile, '-'], shard('2/2'))).toEqual(whole);
    expect(object(['merge', fileOf(shard('1/2')), '-'], shard('2/2'))).toEqual(whole);
  });

  it('leaves out a line that its writer did not live to finish', () => {
    for (const kept of [0, 1, 20, -1, -2, -30]) {
      const torn = second.slice(0, kept);
      const files = [firstFile, fileOf(torn), thirdFile];
      // Without its end of line alone, a line is whole.
      if (kept === -1) expect(object(['merge', ...files])).toEqual(whole);
      else expectRefused(forethought(['merge', ...files]), 'games are missing, in shards 2 of 3: play');
      expect(object(['merge', ...files, secondFile])).toEqual(whole);
    }
  });

  it('never takes a part for the whole: what is missing must be asked for, and is told', () => {
    expectRefused(forethought(['merge', secondFile]), '10 of 14 games are missing, in shards 1,3 of 3');
    expectRefused(
      forethought(['merge', fileOf(shard('2/7'))]),
      '12 of 14 games are missing, in shards 1,3-7 of 7',
    );
    const { missing, games, wins, draws, losses } = object(['merge', secondFile, '--partial']);
    expect({ missing, games }).toEqual({ missing: 10, games: 14 });
    expect(Number(wins) + Number(draws) + Number(losses)).toBe(4);
    const { stdout } = forethought(['merge', secondFile, '--partial']);
    expect(stdout).toContain('(10 of 14 games are missing, in shards 1,3 of 3)\n');
  });

  it('counts a pair only when both of its games are there', () => {
    const lines = second.trimEnd().split('\n');
    const both = fileOf(lines.slice(0, 3).join('\n'));
    const half = fileOf(lines.slice(0, 4).join('\n'));
    expect(object(['merge', half, '--partial'])).toEqual(object(['merge', both, '--partial']));
    expect(object(['merge', half, '--partial'])['missing']).toBe(12);
    expectRefused(
      forethought(['merge', fileOf(lines.slice(0, 2).join('\n')), '--partial']),
      'no pair of games has been played to its end yet',
    );
  });

  it('adds up odds, blur and characters of any game', () => {
    const odds = { games: '6', 'b-nodes': '20', blur: 'both', 'a-blur': '40', 'a-personality': 'orcs' };
    const gomoku = { game: 'gomoku', games: '4', nodes: '20' };
    for (const command of [match(odds), match(gomoku)]) {
      const parts = shard('1/2', command) + shard('2/2', command);
      expect(object(['merge', '-'], parts)).toEqual(object(command));
    }
  });
});

describe('merge refuses what does not belong together, with file and line', () => {
  it.each([
    ['seed', '4', 'seed is 4, not 3 as in '],
    ['games', '12', 'games is 12, not 14 as in '],
    ['nodes', '41', 'nodes_a_turn is 41, not 40 as in '],
    ['a', '30', 'a is 30, not 20 as in '],
    ['blur', 'a', 'blur is "a", not "none" as in '],
    ['b-nodes', '20', 'b_nodes_a_turn is 20, but '],
    ['b-blur', '20', 'b_blur is 20, but '],
    ['b-personality', 'elves', 'b_personality is "elves", but '],
    ['game', 'gomoku', ' is "'],
  ])('%s %s', (option, value, expected) => {
    const other = fileOf(shard('8/8', match({ [option]: value })));
    const answer = forethought(['merge', firstFile, other]);
    expectRefused(answer, `${other}, line 1: `);
    expectRefused(answer, expected);
    if (expected.includes('but')) {
      const name = expected.split(' ')[0];
      expectRefused(
        forethought(['merge', other, firstFile]),
        `${firstFile}, line 1: it has no ${name}, but `,
      );
    }
  });

  it('a rung of another signature', () => {
    const other = changed(second, /"a_signature":"[0-9a-f]{16}"/, '"a_signature":"0123456789abcdef"');
    expectRefused(
      forethought(['merge', firstFile, '-'], other),
      'standard input, line 1: a_signature is "01',
    );
  });

  it('a game that went otherwise', () => {
    const other = changed(second, /"nodes":\d+/, '"nodes":1');
    const expected = 'standard input, line 2: game 2 went otherwise in a line before';
    expectRefused(forethought(['merge', secondFile, '-'], other), expected);
  });

  it.each<[string, string, string]>([
    ['a newer format', changed(first, 'shard 1', 'shard 2'), 'line 1: format is "forethought shard 2", not'],
    ['no shard', changed(first, '"1/3"', '"4/3"'), "line 1: '4/3' is no shard: write 3/8 for the third of"],
    ['an odd number', changed(first, '"games":14', '"games":13'), 'line 1: games is 13, not an even number'],
    ['too many games', changed(first, '"games":14', '"games":10000002'), 'line 1: games is 10000002, not'],
    ['no seed', changed(first, '"seed":3,', ''), 'line 1: it has no seed'],
    [
      'no header',
      first.slice(first.indexOf('\n') + 1),
      'line 1: a shard begins with its header, and this is',
    ],
    ['a bad line', changed(first, '\n', '\n{"number":\n'), 'line 2: this is not a line of a shard'],
    ['another text', 'score', 'line 1: this is not a line of a shard'],
    ['a list', `${first}[1]\n`, 'it is [1], not a game'],
    ['another part', changed(first, '"number":0', '"number":2'), 'game 2 is not in shard 1/3 of 14 games'],
    ['no such game', changed(first, '"number":0', '"number":18'), 'game 18 is not in shard 1/3 of 14 games'],
    [
      'a wrong side',
      changed(first, '"side_of_a":"first"', '"side_of_a":"second"'),
      'side_of_a is "second", not',
    ],
    ['no outcome', changed(first, /"outcome":"[a-z ]+",/, ''), 'line 2: it has no outcome'],
    [
      'another outcome',
      changed(first, /"outcome":"[a-z ]+"/, '"outcome":"won"'),
      'outcome is "won", not "first',
    ],
    [
      'less than no nodes',
      changed(first, /"nodes":\d+/, '"nodes":-1'),
      'nodes is -1, not a whole number from 0',
    ],
    ['nothing', '', 'there is no shard in what was given'],
    ['less than a header', first.slice(0, 9), 'there is no shard in what was given'],
  ])('%s', (_, text, expected) => {
    expectRefused(forethought(['merge', '-'], text), expected);
  });

  it('files that cannot be read, and none', () => {
    expectRefused(forethought(['merge', 'no/such/file']), 'cannot read no/such/file: No such file');
    expectRefused(forethought(['merge', '.']), 'cannot read .: Is a directory');
    expectRefused(forethought(['merge', '']), 'the name of the file is empty');
    expectRefused(forethought(['merge']), 'files is required');
  });

  it.each(['0/3', '4/3', '3', '1/0', '1/', '/3', 'a/b', '1/3x', '-1/3', '1/1000001', ''])(
    'the shard %j',
    (part) => {
      expectRefused(
        forethought([...MATCH, '--shard', part]),
        `'${part}' is no shard: write 3/8 for the third`,
      );
    },
  );

  it('a shard that is to be kept as a measurement', () => {
    const path = newPath('ladder.json');
    expectRefused(forethought([...MATCH, '--shard', '1/2', '--save', path]), '--save is for the whole');
    expect(() => readFileSync(path)).toThrow('no such file');
  });
});
