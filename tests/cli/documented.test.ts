import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolders } from './support/command_inputs.ts';
import { argumentsOf, parseGiven } from './support/command_line.ts';
import { otherTestOf } from './support/command_sizes.ts';
import { documentedCommands, mentionedOptions, typed } from './support/documented.ts';
import { readHelpPage } from './support/help_page.ts';
import { BUILT, forethought } from './support/program.ts';
import { type SmallCommand, smallest, withFiles } from './support/smallest.ts';
import { helpOfTool, TOOLS } from './support/tools.ts';

/** What documents and `--help` have of the native program is known to it, and runs at its smallest size. */

const ROOT = new URL('../../', import.meta.url);
const documented = documentedCommands().filter(({ program }) => program === 'forethought');
const help = readHelpPage(forethought(['--help']).stdout);
const pages = new Map(
  help.commands.map((name) => [name, readHelpPage(forethought([name, '--help']).stdout)]),
);

/** Commands as they are run, by what they come to: documents that come to the same run it once. */
const runs = new Map<string, { where: string; small: SmallCommand }>();
const addRun = (where: string, words: readonly string[]) => {
  const small = smallest(words);
  const key = [small.command, ...argumentsOf(new Map([...small.given].sort()))].join(' ');
  if (!runs.has(key)) runs.set(key, { where, small });
};
/** Of sentences that only name a command nothing is run. */
const isName = (words: readonly string[]) => words.length === 1;
for (const { where, words } of documented)
  if (pages.has(words[0] ?? '') && otherTestOf(words) === null && !isName(words)) addRun(where, words);
for (const command of help.commands) {
  const isRun = [...runs.values()].some(({ small }) => small.command === command);
  if (!isRun && otherTestOf([command]) === null) {
    const { size } = smallest([command]);
    addRun('--help', [command, ...(size.alone?.split(' ') ?? [])]);
  }
}

afterAll(removeFolders);

describe('the documents', () => {
  it.each(documented.map((one) => [typed(one), one] as const))('`%s` is known', (_, { where, words }) => {
    const [command = '', ...rest] = words;
    const page = pages.get(command);
    expect(page, `${where}: no command`).toBeDefined();
    for (const option of parseGiven(rest).keys())
      if (option !== '') expect(page?.options, `${where}: ${command}`).toContain(option);
  });

  it('name no option that nothing has', () => {
    const known = new Set(
      [...pages.values(), ...TOOLS.map(helpOfTool)].flatMap(({ options }) => [...options]),
    );
    expect(mentionedOptions().filter(({ option }) => !known.has(option))).toEqual([]);
  });

  it('name tests that there are', () => {
    const folder = fileURLToPath(new URL('tests/engine/', ROOT));
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.cpp'))
      .map((file) => readFileSync(`${folder}${file}`, 'utf8'))
      .join('');
    for (const { where, program, words } of documentedCommands()) {
      const tags = program === 'engine_tests' ? (words.join(' ').match(/\[[^\]]+\]/g) ?? []) : [];
      for (const tag of tags) expect(sources.includes(tag), `${where}: ${tag}`).toBe(true);
    }
  });
});

describe('--help', () => {
  it.each([...pages])('of %s names no command and no option that nothing has', (command, { text }) => {
    expect(text).toContain(`forethought ${command} [OPTIONS]`);
    for (const [, other = '', option = ''] of text.matchAll(/'([a-z-]+) (?:[^' ]+ )*?--([a-z0-9-]+)/g))
      expect(pages.get(other)?.options, `'${other} --${option}'`).toContain(option);
    for (const [, option = ''] of text.matchAll(/[^a-z-]--([a-z][a-z-]*)/g))
      expect(
        [...pages.values()].some(({ options }) => options.has(option)),
        option,
      ).toBe(true);
  });
});

describe('a program of its own for a protocol', () => {
  it.each([
    ['pbrain-forethought', 'START 15\nINFO timeout_turn 20\nBEGIN\n', /^OK\n[\s\S]*^\d+,\d+$/m],
    ['nboard-forethought', 'nboard 2\nset depth 1\nping 7\n', /^pong 7$/m],
    ['forethought-xiangqi', 'ucci\nposition startpos\ngo depth 1\n', /^bestmove /m],
  ])('%s says what it is, and plays', (program, input, proof) => {
    const path = fileURLToPath(new URL(program, BUILT));
    const run = (...args: string[]) => spawnSync(path, args, { encoding: 'utf8', input });
    expect(run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(`^${program}.*\\nplays \\w+ in the`),
    });
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringMatching(proof) });
  });
});

describe('at its smallest size', () => {
  it.each([...runs])('`%s` does its work', (_, { where, small }) => {
    const { command, given, size } = small;
    const { folder, written } = withFiles(small);
    const { status, stdout, stderr } = forethought([command, ...argumentsOf(given)], size.input?.());
    expect(status, `${where}: ${stderr}`).toBe(0);
    expect(stdout).toMatch(size.proof);
    for (const path of written) {
      const is = statSync(path);
      const bytes = is.isDirectory() ? readdirSync(path).length : is.size;
      expect(bytes, path).toBeGreaterThan(0);
    }
    rmSync(folder, { recursive: true });
  });

  it('what takes long is run by another test', () => {
    for (const { where, words } of documented) {
      const file = otherTestOf(words);
      if (file === null) continue;
      const text = readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8');
      const named = file.includes('train_script') ? 'frames' : `'${words[0]}'`;
      expect(text, `${where}: ${file}`).toContain(named);
    }
  });
});
