import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectRefused, forethought, forethoughtOnFullDisk, newPath, object } from './support/program.ts';

/** The ladder of one rung: against 10, and against 0. */
const RUNG = ['ladder', '--only', '20', '--games', '2'];
const LADDER = [...RUNG, '--nodes', '20'];

interface Measured {
  rungs: { rung: number; name: string; signature: string }[];
  measurements: Record<string, unknown>[];
}

/** The file of that ladder. */
let text: string;

beforeAll(() => {
  const file = newPath('ladder.json');
  object([...LADDER, '--save', file]);
  text = readFileSync(file, 'utf8');
});

const read = (file: string): Measured => JSON.parse(readFileSync(file, 'utf8'));

/** Plays the ladder into a file of that content. */
function goOn(content: string, args: string[] = LADDER) {
  const file = newPath('ladder.json');
  writeFileSync(file, content);
  const { status, stderr } = forethought([...args, '--save', file]);
  return {
    file,
    status,
    stderr,
    played: stderr.match(/\d+ against \d+/g),
    after: readFileSync(file, 'utf8'),
  };
}

/** The text of the file with something of it changed. */
function changed(change: (content: Measured & Record<string, unknown>) => void): string {
  const content = JSON.parse(text);
  change(content);
  return JSON.stringify(content);
}

describe('ladder', () => {
  it('sets every rung against the one below and the one below that', () => {
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

  it('measures one rung where only that is asked for', () => {
    const { matches } = object(LADDER) as { matches: object[] };
    expect(matches).toMatchObject([
      { game: 'tactics', a: 20, b: 10 },
      { game: 'tactics', a: 20, b: 0 },
    ]);
    expectRefused(forethought(['ladder', '--only', '25', '--nodes', '9']), 'there is no rung 25');
  });
});

describe('the file of a measured ladder', () => {
  it('is a list of rungs and measurements, one a line, that say where they come from', () => {
    const { rungs, measurements } = JSON.parse(text) as Measured;
    expect(rungs.map(({ rung, name }) => [rung, name])).toEqual([
      [0, 'Dice'],
      [10, 'Abacus'],
      [20, 'Charger'],
    ]);
    const [dice, abacus, charger] = rungs.map(({ signature }) => signature);
    for (const { rung, signature } of rungs)
      expect(object(['bench', '--rung', String(rung)])).toMatchObject({ signature });
    const origin = {
      commit: expect.stringMatching(/^([0-9a-f]{12}(-dirty)?|unknown)$/),
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    };
    const facts = { ...origin, a: 20, games: 2, seed: 1, nodes_a_turn: 20, a_signature: charger };
    expect(measurements).toMatchObject([
      { ...facts, b: 0, b_signature: dice },
      { ...facts, b: 10, b_signature: abacus },
    ]);
    expect(text.split('\n').filter((line) => line.startsWith('    {'))).toHaveLength(5);
  });

  it('keeps what other limits, pairs and seeds gave, in an order of its own', () => {
    const file = newPath('ladder.json');
    writeFileSync(file, text);
    for (const other of [
      ['match', '--a', '30', '--b', '20', '--games', '2', '--nodes', '20'],
      [...RUNG, '--nodes', '10'],
      [...LADDER, '--seed', '2'],
      ['match', '--a', '20', '--b', '20', '--games', '2', '--nodes', '20', '--a-personality', 'orcs'],
    ])
      expect(forethought([...other, '--save', file]).status).toBe(0);
    const { rungs, measurements } = read(file);
    expect(rungs.map(({ rung }) => rung)).toEqual([0, 10, 20, 30]);
    expect(measurements.map((m) => [m['nodes_a_turn'], m['a'], m['b'], m['seed']])).toEqual([
      [10, 20, 0, 1],
      [10, 20, 10, 1],
      [20, 20, 0, 1],
      [20, 20, 0, 2],
      [20, 20, 10, 1],
      [20, 20, 10, 2],
      [20, 20, 20, 1],
      [20, 30, 20, 1],
    ]);
  });

  it('is gone on with: what it holds is taken as it is', () => {
    const marked = changed(({ measurements }) => {
      measurements[0]!['nodes'] = -1;
      measurements.pop();
    });
    const { played, after } = goOn(marked);
    expect(played).toEqual(['20 against 10']);
    const { measurements } = JSON.parse(text) as Measured;
    expect(JSON.parse(after).measurements).toEqual([{ ...measurements[0], nodes: -1 }, measurements[1]]);
  });

  it('is measured anew where one of the rungs has another signature, and only there', () => {
    const older = changed(({ rungs, measurements }) => {
      rungs[0]!.signature = '0123456789abcdef';
      measurements[0]!['b_signature'] = '0123456789abcdef';
    });
    const { played, after } = goOn(older);
    expect(played).toEqual(['20 against 0']);
    expect(after).toBe(text);
  });

  it('learns the signature of a rung that was not measured', () => {
    const file = newPath('ladder.json');
    writeFileSync(file, text);
    const { rungs } = object(['signatures', '--only', '30', '--save', file]) as unknown as Measured;
    expect(rungs).toEqual([
      { rung: 30, name: 'Worrier', signature: expect.stringMatching(/^[0-9a-f]{16}$/) },
    ]);
    const { measurements, ...before } = JSON.parse(text) as Measured;
    expect(read(file)).toMatchObject({ rungs: [...before.rungs, ...rungs], measurements });
  });
});

describe('a file that is no measured ladder is refused as it is, with what is wrong', () => {
  const field = (name: string, value: unknown) => () =>
    changed(({ measurements }) => {
      measurements[1]![name] = value;
    });
  it.each([
    ['another text', () => 'Dear reader,\n', ', line 1: this is not a file of measurements'],
    [
      'half of it',
      () => text.slice(0, text.indexOf('"measurements"') + 30),
      ', line 9: this is not a file of measurements',
    ],
    ['a bare list', () => '[]', ': this is not a file of measurements: it has no rungs'],
    [
      'another game',
      () => text.replace('tactics', 'gomoku'),
      ': the measurements are of "gomoku", not of tactics',
    ],
    [
      'a rung without a signature',
      () => text.replace('"signature"', '"sign"'),
      ': rung 1 of the list has no number, name and signature',
    ],
    ['a text for a number', field('score', 'x'), ': measurement 2: score is "x", not a number'],
    ['a number for two', field('score95', 0.5), ': measurement 2: score95 is 0.5, not two numbers'],
    ['a fraction for a rung', field('a', 1.5), ': measurement 2: a is 1.5, not a whole number'],
    ['no wins', field('wins', undefined), ': measurement 2: it has no wins'],
    [
      'a number for a match',
      () => changed(({ measurements }) => measurements.splice(0, 1, 7 as never)),
      ': measurement 1: it is 7, not a match, a series or a comparison',
    ],
  ])('%s', (_, content, complaint) => {
    const given = content();
    const { file, status, stderr, after } = goOn(given);
    expect(status).toBe(2);
    expect(stderr).toBe(`forethought: ${file}${complaint}\n`);
    expect(after).toBe(given);
  });
});

describe('a file for measurements that cannot be written', () => {
  it('is told before the first match', () => {
    const folder = newPath('folder');
    mkdirSync(folder);
    const save = (file: string) => forethought([...LADDER, '--save', file]);
    expectRefused(save('no/such/folder/file'), 'cannot write no/such/folder/file: No such file or directory');
    expectRefused(save(folder), `cannot write ${folder}: Is a directory`);
    expectRefused(save(''), '--save: the name of the file is empty');
  });

  it('is told when the disk is full, and stays as it was', () => {
    const file = newPath('ladder.json');
    writeFileSync(file, text);
    const match = ['match', '--a', '30', '--b', '20', '--games', '2', '--nodes', '20'];
    const { status, stderr } = forethoughtOnFullDisk(1, [...match, '--save', file]);
    expect(status).toBe(2);
    expect(stderr).toContain(`forethought: cannot write ${file}: File too large\n`);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
  });
});
