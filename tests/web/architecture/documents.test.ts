import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A first page is read to its end where it has no more words than this. */
const WORDS_OF_README = 1000;

/** What an engine's README may have, the bars of its tables included. */
const WORDS_OF_TWO_PAGES = 1200;

/** The first page, and all that it leads to; paths from the root. */
const DOCUMENTS = [
  'README.md',
  ...['docs', 'engine']
    .flatMap(filesIn)
    .filter((file) => file.endsWith('.md'))
    .sort(),
];

const README = read('README.md');

function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Without blocks of code, whose lines are no headings and have no links. */
function proseOf(text: string): string {
  return text.replace(/^```\w*\n.*?^```$/gms, '');
}

/** Targets of links and pictures, in Markdown and in HTML, that lead to files of the repository. */
function linksIn(text: string): string[] {
  const found = proseOf(text)
    .replace(/`[^`]+`/g, '')
    .matchAll(/\]\(([^()\s]+)\)|(?:src|href)="([^"]+)"/g);
  return Array.from(found, ([, inMarkdown, inHtml]) => inMarkdown ?? inHtml ?? '').filter(
    (target) => !/^[a-z]+:/.test(target),
  );
}

/** Names of the headings as GitHub makes them; the same heading again gets a number. */
function anchorsIn(text: string): string[] {
  const seen = new Map<string, number>();
  return Array.from(proseOf(text).matchAll(/^#+ +(.+)$/gm), ([, heading = '']) => {
    const name = anchorOf(heading);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return before === 0 ? name : `${name}-${before}`;
  });
}

function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/ /g, '-');
}

/** What is wrong with a link of a document; nothing where it leads somewhere. */
function faultOf(document: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? document : normalize(join(dirname(document), decodeURI(path)));
  if (file.startsWith('..') || !existsSync(join(ROOT, file))) return `${document}: no file ${file}`;
  if (anchor === undefined) return undefined;
  const isText = statSync(join(ROOT, file)).isFile() && file.endsWith('.md');
  return isText && anchorsIn(read(file)).includes(anchor)
    ? undefined
    : `${document}: no heading #${anchor} in ${file}`;
}

/** Files and folders that a text names in code; a word in capitals stands for any name, as in `engine/GAME/data`. */
function pathsIn(text: string): string[] {
  const spans = Array.from(proseOf(text).matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  return spans.filter(
    (span) =>
      /^(engine|wasm|web|tests|tools|docs)\/[\w./-]+$/.test(span) && !/\b(?!README\b)[A-Z]{4,}\b/.test(span),
  );
}

describe('the README', () => {
  it(`has at most ${WORDS_OF_README} words`, () => {
    expect(wordsOf(README)).toBeLessThanOrEqual(WORDS_OF_README);
  });

  it('shows the two commands on its first screen', () => {
    const first = README.split('\n').slice(0, 20).join('\n');
    for (const command of ['npm start', 'npm test']) expect(first).toMatch(new RegExp(`^${command} `, 'm'));
  });

  it('leads to every document', () => {
    const led = linksIn(README);
    const pages = DOCUMENTS.filter((file) => dirname(file) === 'docs');
    expect(pages.filter((file) => !led.includes(file))).toEqual([]);
  });

  it('credits every package with its pinned version', () => {
    const packages = Object.entries({ ...packageJson.dependencies, ...packageJson.devDependencies });
    const credits = README.replace(/\s+/g, ' ');
    const missing = packages.filter(([name, version]) => !creditOf(name, version).test(credits));
    expect(missing).toEqual([]);
  });
});

/** A package by its name, in a link or not, without its scope, and its version behind it. */
function creditOf(name: string, version: string): RegExp {
  const escaped = (text: string) => text.replace(/[.-]/g, '\\$&');
  return new RegExp(`${escaped(name.replace(/^.*\//, ''))}\\b[^,;]* ${escaped(version)}`, 'i');
}

describe('the documents', () => {
  it.each(DOCUMENTS)('%s has links that lead to files and headings', (document) => {
    const faults = linksIn(read(document)).map((target) => faultOf(document, target));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  it.each(DOCUMENTS)('%s names files that there are', (document) => {
    const missing = pathsIn(read(document)).filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });
});

/** What the pages of the games read of an address, and what all of them read. */
function parametersOfAddress(): string[] {
  const games = import.meta.glob<Record<string, { checks: object }>>('../../../web/src/*/parameters.ts', {
    eager: true,
  });
  const own = Object.values(games).flatMap((module) =>
    Object.values(module).flatMap((value) => Object.keys(value.checks ?? {})),
  );
  const [, names = ''] = /^const NAMES = \[([^\]]*)\]/m.exec(read('web/src/shell/address/url_text.ts')) ?? [];
  return [...names.matchAll(/'(\w+)'/g), ...own.map((name) => ['', name])].map(([, name = '']) => name);
}

describe('what is told of the address', () => {
  it('is every parameter that the page reads, and no other', () => {
    const table = /^## The address\n(.*?)^## /ms.exec(read('docs/playing.md'))?.[1] ?? '';
    const told = Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, name]) => name);
    expect(told.sort()).toEqual([...new Set(parametersOfAddress())].sort());
  });
});

/** What the README of a game's engine names of its own folder: `board.h`, and files without their ending in the table of files. */
function ownFilesIn(readme: string): string[] {
  const headers = Array.from(readme.matchAll(/`([\w/]+\.h)`/g), ([, name = '']) => name);
  const cells = Array.from(readme.matchAll(/^\| ((?:`[\w/]+`(?:, )?)+) \|/gm), ([, cell = '']) => cell);
  return [...headers, ...cells.flatMap((cell) => cell.replaceAll('`', '').split(', '))];
}

describe('the README of an engine', () => {
  const games = DOCUMENTS.filter((file) => /^engine\/\w+\/README\.md$/.test(file)).map(dirname);

  it.each(games)('%s: has at most two pages', (folder) => {
    expect(wordsOf(read(`${folder}/README.md`))).toBeLessThanOrEqual(WORDS_OF_TWO_PAGES);
  });

  it.each(games)('%s: names files that there are', (folder) => {
    const names = ownFilesIn(read(`${folder}/README.md`)).filter((name) => !/^(tests|engine)\//.test(name));
    const there = (name: string) => [name, `${name}.h`].some((file) => existsSync(join(ROOT, folder, file)));
    expect(names.filter((name) => !there(name))).toEqual([]);
  });
});

describe('the test of the documents', () => {
  it('names headings as GitHub does', () => {
    expect(anchorsIn('# `?ai=`: a game, at once\n\n## Two\n\n```\n# none\n```\n\n## Two\n')).toEqual([
      'ai-a-game-at-once',
      'two',
      'two-1',
    ]);
  });

  it('sees links that lead nowhere', () => {
    expect(faultOf('docs/playing.md', 'no_such_file.md')).toBe(
      'docs/playing.md: no file docs/no_such_file.md',
    );
    expect(faultOf('README.md', '#no-such-heading')).toBe(
      'README.md: no heading #no-such-heading in README.md',
    );
    expect(linksIn('[a](b.md#c) ![d](e.png) <img src="f.png"> [g](https://h.org) `[i](j)`')).toEqual([
      'b.md#c',
      'e.png',
      'f.png',
    ]);
  });

  it('sees what a README names of its own folder', () => {
    const text =
      '`board.h`, `match`\n\n| | |\n|---|---|\n| `rules`, `book/` | rules |\n| [training](t.md) | `x` |\n';
    expect(ownFilesIn(text)).toEqual(['board.h', 'rules', 'book/']);
  });

  it('sees files that are named and not there', () => {
    const text = '`engine/core/game.h`, `engine/GAME/data`, `npm start`, `engine/othello/README.md`';
    expect(pathsIn(text)).toEqual(['engine/core/game.h', 'engine/othello/README.md']);
  });
});
