import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought, forethoughtOnFullDisk, newPath, object } from './support/program.ts';

const LADDER = ['ladder', '--games', '2', '--nodes', '20'];

/** The file of a ladder that was played to its end, line by line. */
let lines: string[];

beforeAll(() => {
  const file = newPath('ladder.jsonl');
  object([...LADDER, '--save', file]);
  lines = readFileSync(file, 'utf8').trimEnd().split('\n');
});

/** Goes on with a file of that content: what is said before the ladder's own lines, and what the file has then. */
function goOn(content: string) {
  const file = newPath('ladder.jsonl');
  writeFileSync(file, content);
  const { status, stderr } = forethought([...LADDER, '--save', file]);
  const said = stderr.split('\n').filter((line) => line.startsWith('forethought: '));
  return { file, status, stderr, said, after: readFileSync(file, 'utf8') };
}

describe('ladder', () => {
  it('ladder sets every rung against the one below and the one below that', () => {
    const { matches } = object(['ladder', '--games', '2', '--nodes', '50']) as {
      matches: { a: number; b: number }[];
    };
    const pairs = matches.map(({ a, b }) => [a, b]);
    expect(pairs.slice(0, 3)).toEqual([
      [10, 0],
      [20, 10],
      [20, 0],
    ]);
    for (const [a = 0, b = 0] of pairs) expect(a - b === 10 || a - b === 20).toBe(true);
  });

  it('ladder keeps its matches in a file and goes on from there', () => {
    const file = newPath('ladder.jsonl');
    const whole = object([...LADDER, '--save', file]);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(whole['matches']);

    // Broken off after three matches, one of them marked: what is there is taken as it is, the rest is played.
    const marked = JSON.stringify({ ...JSON.parse(lines[1]!), nodes: -1 });
    writeFileSync(file, `${[lines[0], marked, lines[2]].join('\n')}\n`);
    const { stdout, stderr } = forethought([...LADDER, '--save', file, '--json']);
    expect(stderr).not.toContain('20 against 0:');
    expect(stderr).toContain('30 against 10:');
    const resumed = JSON.parse(stdout.trimEnd().split('\n').at(-1)!)['matches'];
    expect(resumed[1]).toMatchObject({ a: 20, b: 10, nodes: -1 });
    expect(resumed.toSpliced(1, 1)).toEqual((whole['matches'] as object[]).toSpliced(1, 1));
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual(lines.toSpliced(1, 1, marked));

    // Other settings are other matches.
    const other = forethought([...LADDER, '--seed', '2', '--save', file]);
    expect(other.stderr).toContain('10 against 0:');
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(2 * lines.length);
  });
});

describe('a file of matches that was damaged', () => {
  it.each([
    ['one character', 1],
    ['half a line', 200],
  ])('loses the last line where only %s of it was written', (_, length) => {
    const whole = lines.slice(0, -1).map((line) => `${line}\n`);
    const { file, status, stderr, said, after } = goOn(whole.join('') + lines.at(-1)!.slice(0, length));
    expect(status).toBe(0);
    expect(said).toEqual([`forethought: ${file}: the last line was not written to its end; it is dropped`]);
    expect(stderr.match(/\d+ against \d+/g)).toHaveLength(1);
    expect(after).toBe(`${lines.join('\n')}\n`);
  });

  it('keeps a last line to which only its end is missing', () => {
    const [last, ...before] = lines.toReversed();
    const marked = JSON.stringify({ ...JSON.parse(before[0]!), nodes: -1 });
    const whole = [...before.slice(1).toReversed(), marked].join('\n');
    const { status, said, after } = goOn(whole);
    expect(status).toBe(0);
    expect(said).toEqual([]);
    expect(after).toBe(`${whole}\n${last}\n`);
  });

  const field = (name: string, value: unknown) => (line: string) =>
    JSON.stringify({ ...JSON.parse(line), [name]: value });
  it.each([
    ['a bad byte', (line: string) => line.replace('"score"', '"sc\u0001re"'), 'this is not a saved match'],
    ['a text for a number', field('score', 'x'), 'score is "x", not a number'],
    ['a number for two', field('score95', 0.5), 'score95 is 0.5, not two numbers'],
    ['a fraction for a rung', field('a', 1.5), 'a is 1.5, not a whole number'],
    ['no wins', field('wins', undefined), 'the match has no wins'],
    ['two lines that became one', (line: string) => line + line, 'this is not a saved match'],
    ['nothing', () => '', 'this is not a saved match'],
  ])('keeps all other matches where a line has %s', (_, damage, complaint) => {
    const damaged = lines.toSpliced(1, 1, damage(lines[1]!));
    const { file, status, stderr, said, after } = goOn(`${damaged.join('\n')}\n`);
    expect(status).toBe(0);
    expect(said).toEqual([`forethought: ${file}, line 2: ${complaint}; the line is passed over`]);
    // Only the match of that line was played again.
    expect(stderr.match(/\d+ against \d+/g)).toEqual(['20 against 10']);
    expect(after).toBe(`${[...damaged, lines[1]].join('\n')}\n`);
  });

  it('is refused where it holds something else', () => {
    const { file, status, stderr, after } = goOn('Dear reader,\n');
    expect(status).toBe(2);
    expect(stderr).toBe(`forethought: ${file}, line 1: this is not a saved match\n`);
    expect(after).toBe('Dear reader,\n');
  });
});

describe('a file for matches that cannot be written', () => {
  it('is told before the first match', () => {
    const folder = newPath('folder');
    mkdirSync(folder);
    const save = (file: string) => forethought([...LADDER, '--save', file]);
    expectRefused(save('no/such/folder/file'), 'cannot write no/such/folder/file: No such file or directory');
    expectRefused(save(folder), `cannot write ${folder}: Is a directory`);
    expectRefused(save(''), '--save: the name of the file is empty');
  });

  it('is told when the disk is full, and what fitted is gone on with', () => {
    const file = newPath('ladder.jsonl');
    const { status, stderr } = forethoughtOnFullDisk(2, [...LADDER, '--save', file]);
    expect(status).toBe(2);
    expect(stderr).toContain(`forethought: cannot write ${file}: File too large\n`);
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(goOn(readFileSync(file, 'utf8')).after).toBe(`${lines.join('\n')}\n`);
  });
});
