import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../tools/lib/games.mjs';
import { readMeasuredLadder } from '../../tools/lib/measured_ladder.mjs';
import { newFolder, removeFolders } from './support/command_inputs.ts';
import { parseGiven } from './support/command_line.ts';
import { type Documented, documentedCommands, typed } from './support/documented.ts';
import { PROGRAM } from './support/program.ts';
import { servedBy, takenPort } from './support/served.ts';
import { TOOL_SIZES } from './support/tool_sizes.ts';
import { helpOfTool, plainEnvironment, TOOLS, tool } from './support/tools.ts';

/** What npm runs: every script at its smallest size, as far as it needs neither the built page nor a browser. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

afterAll(removeFolders);

/** `npm run fit -- --seed 1`: the script, and what stands behind the dashes. */
function scriptOf({ words }: Documented): { name: string; args: string[] } {
  const [name = '', ...args] = words.filter(
    (word, index) => !(word === 'run' && index === 0) && word !== '-s',
  );
  return { name, args: args[0] === '--' ? args.slice(1) : args };
}

/** Runs a script that has to succeed; the object that is all of its output. */
function objectOf(name: string, ...args: string[]): Record<string, unknown> {
  const { status, stdout, stderr } = tool(name, [...args, '--json']);
  expect(status, stderr).toBe(0);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout);
}

function printedBy(name: string, ...args: string[]): string {
  const { status, stdout, stderr } = tool(name, args);
  expect(status, stderr).toBe(0);
  return stdout;
}

/** The games with a measured ladder. */
const MEASURED = ENGINES.filter((game) => readMeasuredLadder(game) !== null);

describe('the documents', () => {
  const documented = documentedCommands().filter(({ program }) => program === 'npm');

  it.each(documented.map((one) => [typed(one), one] as const))('`%s` is known', (_, one) => {
    const { name, args } = scriptOf(one);
    expect(TOOLS, one.where).toContain(name);
    const size = TOOL_SIZES[name];
    const text = readFileSync(join(ROOT, size?.test ?? ''), 'utf8');
    expect(text, `${one.where}: ${size?.test}`).toContain(`'${name.replace('train:', 'train_')}'`);
    for (const option of parseGiven(args).keys()) {
      expect(helpOfTool(name).options, one.where).toContain(option);
      if (!(option in (size?.except ?? {}))) expect(text, one.where).toContain(`'--${option}'`);
    }
  });

  it('have every script', () => {
    const named = new Set(documented.map((one) => scriptOf(one).name));
    expect(TOOLS.filter((name) => !named.has(name))).toEqual([]);
    expect(Object.keys(TOOL_SIZES).sort()).toEqual([...TOOLS].sort());
  });
});

describe('bench', () => {
  it('measures every game, finds the same natively and in wasm, and on one worker as on two', () => {
    const results = objectOf('bench', '--rounds', '1', '--nodes', '2000');
    expect(Object.keys(results)).toEqual(ENGINES);
    for (const result of Object.values(results))
      expect(result).toMatchObject({ signature: expect.stringMatching(/^[0-9a-f]{16}$/) });
    for (const game of ['tactics', 'gomoku', 'othello'])
      expect(results[game]).toHaveProperty('two_workers', expect.any(Number));
  });
});

describe('fuzz', () => {
  it('names its targets, each with a corpus', () => {
    const targets = printedBy('fuzz', '--list').trimEnd().split('\n');
    expect(targets).toEqual(readdirSync(join(ROOT, 'tests', 'data', 'corpus')).sort());
  });
});

describe('sprt', () => {
  /** A repository of one commit, which builds the program that there is already. */
  function repository(): { commit: string; git: string } {
    const folder = newFolder();
    const lists = [
      'cmake_minimum_required(VERSION 3.16)',
      'project(version NONE)',
      `add_custom_target(forethought COMMAND \${CMAKE_COMMAND} -E copy "${PROGRAM}" forethought)`,
    ];
    writeFileSync(join(folder, 'CMakeLists.txt'), `${lists.join('\n')}\n`);
    const git = (...args: string[]) =>
      spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).stdout.trim();
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', newFolder());
    return { commit: git('rev-parse', 'HEAD'), git: join(folder, '.git') };
  }

  it('builds both versions, plays them against each other, keeps the games and says how things stand', () => {
    const { commit, git } = repository();
    const built = join(ROOT, 'build', 'sprt', commit.slice(0, 10));
    const test = ['--game', 'othello', '--rung', '10', '--nodes', '20', '--games', '4', '--jobs', '1'];
    const bounds = ['--elo0', '-5', '--elo1', '5', '--seed', String(process.pid)];
    const run = () =>
      tool('sprt', ['--base', commit, '--new', PROGRAM, ...test, ...bounds], { GIT_DIR: git });
    try {
      const { status, stdout, stderr } = run();
      expect(status, stderr).toBe(0);
      expect(stdout).toMatch(/^SPRT of othello, rung 10, .*: nothing is decided\. .*: 4 games, ratio/m);
      expect(run().stdout).toContain('.jsonl, 4 so far.');
      const [, kept = ''] = /Games are kept in (\S+\.jsonl)/.exec(stdout) ?? [];
      rmSync(kept);
    } finally {
      rmSync(built, { recursive: true, force: true });
    }
  });
});

describe('fit', () => {
  it('plays, or draws results by the scale, and keeps what came of it', () => {
    const kept = join(newFolder(), 'fit.json');
    const few = ['--players', '3', '--seed', '1'];
    const { othello } = objectOf('fit', '--game', 'othello', ...few, '--save', kept);
    expect(othello).toMatchObject({ figures: { all: { players: 3, settled: { games: 60 } } } });
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ othello });
    expect(printedBy('fit', '--by-scale', ...few)).toMatch(/^gomoku +all +3 +[\d.]+ +[\d.]+ +[\d.]+$/m);
  });
});

describe.each([
  ['lighthouse', ['--json', '--game', 'chess'], '--game must be one of'],
  ['soak', ['--json', '--game', 'gomoku', '--minutes', 'some'], '--minutes must be a whole number'],
])('%s', (name, args, refusal) => {
  it('refuses what it cannot do before it builds or fetches anything', () => {
    const { status, stdout, stderr } = tool(name, args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(refusal);
  });
});

describe('ladder:tables', () => {
  it('writes the pages with the tables that they have', () => {
    const folder = newFolder();
    printedBy('ladder:tables', '--output', folder);
    const pages = readdirSync(join(folder, 'docs', 'measured'));
    expect(pages.sort()).toEqual(MEASURED.map((game) => `${game}.md`).sort());
    for (const page of pages) {
      const path = join('docs', 'measured', page);
      expect(readFileSync(join(folder, path), 'utf8')).toBe(readFileSync(join(ROOT, path), 'utf8'));
    }
  });
});

describe('format', () => {
  it('puts right how files are laid out, and with --check only tells', () => {
    // In the repository, whose settings count for what lies in it, and not among its sources.
    const folder = join(ROOT, 'build', `layout-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, 'crooked.cpp');
    try {
      writeFileSync(file, 'int  one=1;\n');
      const { status, stderr } = tool('format', ['--check', '--only', file]);
      expect(status).toBe(1);
      expect(stderr).toContain('crooked.cpp');
      expect(readFileSync(file, 'utf8')).toBe('int  one=1;\n');
      printedBy('format', '--only', file);
      expect(readFileSync(file, 'utf8')).toBe('int one = 1;\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('has both kinds of files checked', () => {
    const files = ['--only', 'tools/format.mjs', '--only', 'engine/core/types.h'];
    expect(printedBy('format', '--check', ...files)).toContain('Checked 1 file');
  });
});

describe('test', () => {
  it.each(['test', 'test:quick', 'test:long', 'test:browsers'])(
    '%s runs stages, and single files of them',
    (name) => {
      const printed = printedBy(name, '--only', 'modules', '--file', 'plates_page');
      expect(stripVTControlCharacters(printed)).toMatch(/Test Files +1 passed/);
      expect(printed).toContain('1 passed, 0 failed');
    },
  );
});

describe('dev', () => {
  it('serves the page from its sources; a port that is taken gives way to the next', async () => {
    const { port, free } = await takenPort();
    try {
      const { url, page } = await servedBy('dev', ['--port', String(port), '--host', 'localhost']);
      expect(Number(new URL(url).port)).toBeGreaterThan(port);
      expect(page).toContain('/@vite/client');
    } finally {
      await free();
    }
  });
});

describe('what is wrong', () => {
  it.each([
    ...TOOLS.map((name): [string, string[], string] => [name, ['--nonsense'], "Unknown option '--nonsense'"]),
    ...TOOLS.map((name): [string, string[], string] => [name, ['nonsense'], "'nonsense'"]),
    [
      'bench',
      ['--game', 'chess'],
      "--game must be one of tactics, gomoku, othello, twenty48, xiangqi, not 'chess'.",
    ],
    ['bench', ['--rounds', '0'], '--rounds must be a whole number from 1 to'],
    ['bench', ['--nodes', ''], "--nodes must be a whole number from 1 to 1000000000, not ''."],
    ['bench', ['--game'], "'--game <value>' argument missing"],
    ['bench:web', ['--rung', '-1'], "--rung must be a whole number from 0 to 9999, not '-1'"],
    ['dev', ['--port', '0'], '--port must be a whole number from 1 to 65535'],
    ['start', ['--port', '70000'], '--port must be a whole number from 1 to 65535'],
    ['fit', ['--game', 'twenty48'], '--game must be one of tactics, gomoku, othello'],
    ['fit', ['--save', ''], '--save: the name is empty.'],
    ['format', ['--only', 'no/such/file'], 'There is no file'],
    ['format', ['--check', '--only', '/etc/hostname'], 'is no file of this repository'],
    ['ladder:tables', ['--output', ''], '--output: the name is empty.'],
    ['fuzz', [], '--target is missing: npm run fuzz -- --list names the targets'],
    ['fuzz', ['--target', 'nothing'], '--target must be one of books, campaign,'],
    ['fuzz', ['--target', 'ggf', '--seconds', '0'], '--seconds must be a whole number from 1 to'],
    ['fuzz', ['--target', 'ggf', '--inputs', '0'], '--inputs must be a whole number from 1 to'],
    ['sprt', [], '--base REF says which version'],
    ['sprt', ['--base', 'HEAD'], '--game says which game'],
    ['sprt', ['--base', 'HEAD', '--game', 'twenty48'], '--game must be one of'],
    ['sprt', ['--base', 'no such ref', '--game', 'othello'], "'no such ref' is neither a commit"],
    ['sprt', ['--base', '.', '--game', 'othello'], "'.' is neither a commit"],
    ['sprt', ['--base', 'HEAD', '--game', 'othello', '--ms', '0'], '--ms must be at least 0.001'],
    ['test', ['--only', 'nothing'], '--only must be one of style, '],
    ['train:tactics', [], '--folder FOLDER'],
    ['train:tactics', ['--folder', 'x', '--rounds', '0'], '--rounds must be a whole number from 1 to 1000'],
    ['train:twenty48', ['--folder', 'x', '--moves=-1'], '--moves must be at least 1'],
  ])('%s %j is told in a line, with exit code 2', (name, args, expected) => {
    const { status, stdout, stderr } = tool(name, args);
    expect(stderr).toContain(expected);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stdout).not.toContain('    at ');
    expect(status).toBe(2);
  });

  it('what the system refuses is told in a line, too, before anything is played', () => {
    const { status, stdout, stderr } = tool('fit', ['--save', join(newFolder(), 'no', 'folder')]);
    expect(stderr).toMatch(/^ENOENT: no such file or directory, open '.*folder'\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
});

describe('npm', () => {
  it('runs a script from any folder, and paths are those of that folder', () => {
    const folder = join(newFolder(), 'a folder');
    mkdirSync(folder);
    const run = ['--prefix', ROOT, 'run', '--silent', 'ladder:tables', '--', '--output', 'the tables'];
    const { status, stderr } = spawnSync('npm', run, {
      cwd: folder,
      encoding: 'utf8',
      env: plainEnvironment(),
    });
    expect(status, stderr).toBe(0);
    expect(readdirSync(join(folder, 'the tables', 'docs', 'measured'))).toHaveLength(MEASURED.length);
  });
});
