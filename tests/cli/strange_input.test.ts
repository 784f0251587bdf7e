import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Answer, expectRefused, forethought, newPath, PROGRAM } from './support/program.ts';

const MATCH = ['match', '--games', '2', '--nodes', '5', '--seed', '1', '--b', '0'];

/** Runs the program with bytes as its input. */
function withBytes(args: string[], input: Buffer): Answer {
  return spawnSync(PROGRAM, args, { encoding: 'utf8', input });
}

function fileWith(content: string | Buffer): string {
  const file = newPath('given');
  writeFileSync(file, content);
  return file;
}

/** Commands that read a file of JSON, each given the same one. */
const READERS: [string, (file: string) => string[]][] = [
  ['weights --check', (file) => ['weights', '--game', 'gomoku', '--check', file]],
  ['scenes --check', (file) => ['scenes', '--check', file]],
  ['merge', (file) => ['merge', file]],
  ['tune --from', (file) => ['tune', '--from', file]],
  ['match --save', (file) => [...MATCH, '--a', '0', '--save', file]],
  ['match --a-weights', (file) => [...MATCH, '--a', '0', '--a-weights', file]],
  ['tune --resume', (file) => ['tune', '--game', 'tactics', '--resume', '--checkpoint', file]],
];

describe('JSON that breaks readers is refused by file and line', () => {
  it.each(READERS)('%s', (_, command) => {
    for (const bracket of ['[', '{"a":']) {
      const deep = fileWith(bracket.repeat(100_000));
      const answer = forethought(command(deep));
      expectRefused(answer, deep);
      expectRefused(answer, 'more than 64 lists within each other at column');
      expectRefused(answer, 'line 1');
    }
    const far = fileWith('{"x":1e999}');
    const answer = forethought(command(far));
    expectRefused(answer, far);
    expectRefused(answer, 'line 1');
    expectRefused(answer, 'the number 1e999 is too large at column 6');
  });
});

describe('a number is digits and nothing else', () => {
  const STRANGE = ['', ' 5', '5 ', '+5', '0x10', '5.', '.5', '５', 'nan', 'inf', '5,', '1_000', '5\n'];

  it.each(STRANGE)('%j is none', (text) => {
    expectRefused(forethought([...MATCH, `--a`, text]), '--a: ');
    expectRefused(forethought(['score', '--games', '1', '--ms', text]), '--ms: ');
    expectRefused(forethought(['play', '--seed', text]), '--seed: ');
    expectRefused(forethought(['bench', '--ai', text]), ' is not a whole number');
    expectRefused(forethought(['robin', '--nodes', '5', '--rungs', `0,${text},20`]), '--rungs: ');
    expectRefused(forethought([...MATCH, '--a', '0', '--sprt', `0,${text}`]), '--sprt: ');
  });

  it('whole ones have no exponent, no sign before nothing, and fit', () => {
    for (const text of ['1e3', '-0', '99999999999999999999', '2147483648', '--5'])
      expectRefused(forethought([...MATCH, `--a=${text}`]), ' is not a whole number');
    expectRefused(forethought(['score', '--games', '1', '--ms', '1e999']), "'1e999' is not a number");
  });

  it('zeros before a number change nothing', () => {
    const plain = forethought([...MATCH, '--a', '10', '--json']).stdout;
    expect(forethought([...MATCH, '--a', '010', '--json']).stdout).toBe(plain);
  });
});

describe('what is repeated of an argument or a file is one short line that prints', () => {
  const NASTY = '\u001b]0;owned\u0007\u001b[31mred\u202e\n\u009b1mline';
  const LONG = 'y'.repeat(100_000);
  const commands: [string, (text: string) => Answer][] = [
    ['an unknown command', (text) => forethought([text])],
    ['an unexpected argument', (text) => forethought(['show', text])],
    ['a name of a game', (text) => forethought(['show', '--game', text])],
    ['a number', (text) => forethought([...MATCH, '--a', text])],
    ['a rule', (text) => forethought([...MATCH, '--a', '0', '--game', 'gomoku', '--rule', text])],
    ['a personality', (text) => forethought([...MATCH, '--a', '60', '--a-personality', text])],
    ['a shard', (text) => forethought([...MATCH, '--a', '0', '--shard', text])],
    ['a name of a file', (text) => forethought(['play', text])],
    [
      'a word of a position',
      (text) =>
        forethought(
          ['play'],
          `tactics 1\nside first round ${text.replaceAll('\n', '')} quiet 0 rings 0 damage no\n`,
        ),
    ],
    [
      'a game within a file',
      (text) =>
        forethought([
          ...MATCH,
          '--a',
          '0',
          '--save',
          fileWith(JSON.stringify({ game: text, rungs: [], measurements: [] })),
        ]),
    ],
    [
      'a field of a file',
      (text) => forethought(['merge', fileWith(`${JSON.stringify({ format: text })}\n`)]),
    ],
    [
      'a kind of weights',
      (text) =>
        forethought(['weights', '--game', 'gomoku', '--check', fileWith(JSON.stringify({ format: text }))]),
    ],
  ];

  it.each(commands)('%s', (_, run) => {
    for (const text of [NASTY, LONG]) {
      const answer = run(text);
      expectRefused(answer, 'forethought: ');
      expect(answer.stderr).toMatch(/^[^\p{Cc}\p{Cf}]*\n$/u);
      expect(answer.stderr.length).toBeLessThan(400);
    }
  });

  it('bytes that are no text are told as bytes', () => {
    const answer = withBytes(
      ['play'],
      Buffer.from('tactics 1\nside \xff\xfe round 1 quiet 0 rings 0 damage no\n', 'latin1'),
    );
    expectRefused(answer, String.raw`'\xff\xfe'`);
  });
});

describe('seat', () => {
  it('answers every line, whatever bytes it is made of', () => {
    const lines = [
      'new 0 a',
      '\xff\xfe',
      'new \x00 a',
      'play \u001b[31m',
      'go',
      `play ${'9'.repeat(50)}`,
      `new ${'x'.repeat(100_000)}`,
      'new +1 a',
      'new 0x1 a',
      'play 1.5',
      'new 1 a\r',
      'go',
    ];
    const { status, stdout } = withBytes(
      ['seat', '--game', 'gomoku', '--rung', '0', '--nodes', '5'],
      Buffer.from(lines.join('\n'), 'latin1'),
    );
    expect(status).toBe(0);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map((answer) => 'error' in answer)).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(answers[1].error).toBe(String.raw`'\xff\xfe' is not among new, go and play`);
    expect(answers[3].error).toBe(String.raw`'play' takes the code of an action, not '\x1b[31m'`);
  });
});

describe('what is no file, or never ends, is not read', () => {
  it('pipes and devices are refused, for reading and for writing', () => {
    const pipe = newPath('pipe');
    spawnSync('mkfifo', [pipe]);
    for (const [, command] of READERS.slice(0, 6))
      expectRefused(forethought(command(pipe)), `${pipe}: it is a pipe, not a file`);
    expectRefused(forethought(['play', '/dev/zero']), 'cannot read /dev/zero: it is a device, not a file');
    expectRefused(
      forethought(['weights', '--game', 'gomoku', '--save', pipe]),
      `cannot write ${pipe}: it is a pipe`,
    );
    expectRefused(
      forethought(['score', '--ai', '150', '--nodes', '5', '--weights', '/dev/zero']),
      'it is a device',
    );
  });

  it('more than a position can be is not kept in memory', () => {
    expectRefused(
      withBytes(['play'], Buffer.alloc(2 << 20, 'x')),
      'cannot read standard input: it has more than 1 MiB',
    );
    expectRefused(withBytes(['merge', '-'], Buffer.alloc(17 << 20, '[')), 'a line has more than 16 MiB');
    const folder = newPath('folder');
    mkdirSync(folder);
    expectRefused(forethought(['play', folder]), 'Is a directory');
  });
});
