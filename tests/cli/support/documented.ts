import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the READMEs, and the files for clusters, say that can be typed. */

const ROOT = new URL('../../../', import.meta.url);

/** A command of ours, as a document has it. */
export interface Documented {
  /** File and line. */
  where: string;
  program: 'forethought' | 'npm' | 'engine_tests';
  /** What stands behind the program, without what a shell makes of the rest of the line. */
  words: string[];
}

/** A place in a text that may hold commands: a line of a block, or what stands between two backticks. */
interface Line {
  where: string;
  text: string;
}

/** All of them, in the order of the files. */
export function documentedCommands(): Documented[] {
  return linesOfDocuments().flatMap(commandsIn);
}

/** Options named by themselves, with the document and the line: what a sentence or a comment says of them. */
export function mentionedOptions(): { where: string; option: string }[] {
  const readmes = documents().filter(([name]) => name.endsWith('.md'));
  return readmes.flatMap(([name, text]) =>
    Array.from(text.matchAll(/(?<![\w-])--([a-z][a-z0-9-]*)/g), ({ 1: option = '', index }) => ({
      where: `${name}:${lineAt(text, index)}`,
      option,
    })),
  );
}

/** A command as it would be typed. */
export function typed({ program, words }: Documented): string {
  return [program, ...words].join(' ');
}

/** Name and content of every document. */
function documents(): [string, string][] {
  const files = ['docs', 'engine'].flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.md$|^cluster\/.+\.(sbatch|yaml)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return ['README.md', ...files.sort()].map((file) => [
    file,
    readFileSync(fileURLToPath(new URL(file, ROOT)), 'utf8'),
  ]);
}

function linesOfDocuments(): Line[] {
  return documents().flatMap(([name, text]) =>
    name.endsWith('.md')
      ? [...blocksOf(name, text), ...spansOf(name, text)]
      : linesOfBlock(name, 1, text.replace(/\s*\\?\n\s+(?=--)/g, ' ')),
  );
}

function blocksOf(name: string, text: string): Line[] {
  return Array.from(text.matchAll(/^```\w*\n(.*?)^```/gms), ({ 1: block = '', index }) =>
    linesOfBlock(name, lineAt(text, index) + 1, block),
  ).flat();
}

/** Code within sentences and tables. */
function spansOf(name: string, text: string): Line[] {
  // Blocks become empty lines, so that lines keep their numbers.
  const prose = text.replace(/^```\w*\n.*?^```/gms, (block) => block.replace(/[^\n]/g, ''));
  return Array.from(prose.matchAll(/`([^`]+)`/g), ({ 1: span = '', index }) => ({
    where: `${name}:${lineAt(prose, index)}`,
    text: span.replace(/\s+/g, ' '),
  }));
}

/** Lines as a shell reads them: those that go on are one, comments are none, variables have their values. */
function linesOfBlock(name: string, first: number, block: string): Line[] {
  const variables = new Map(
    Array.from(block.matchAll(/^([A-Z]+)="(.*)"$/gm), ([, variable = '', value = '']) => [variable, value]),
  );
  const lines = block.replace(/\\\n\s*/g, ' ').split('\n');
  return lines.map((line, index) => ({
    where: `${name}:${first + index}`,
    text: line.replace(/(^|\s)#.*/, '').replace(/\$([A-Z]+)\b/g, (all, name) => variables.get(name) ?? all),
  }));
}

/** What a shell puts in the place of a variable or an index is some number. */
const SOME_NUMBER = '10';

function commandsIn({ where, text }: Line): Documented[] {
  const plain = text
    .replace(/\$\(\(.*?\)\)|\$\w+|\{\}/g, SOME_NUMBER)
    .replace(/"([^\s"]*)"/g, '$1')
    .replace(/\[(--[^\]]*)\]/g, '$1');
  const found = plain.matchAll(
    /(?<![\w/.-])(?:build\/native\/)?(forethought|npm(?= (?:run|start|test)\b)|engine_tests)(?= |$)([^;|&<>()'"`}]*)/g,
  );
  return Array.from(found, ([, program, rest = '']) => ({
    where,
    program: program as Documented['program'],
    words: rest.split(/\s+/).filter((word) => word !== ''),
  })).filter(({ words }) => words.length > 0);
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
