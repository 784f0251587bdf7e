import { describe, expect, it } from 'vitest';
import { GAMES } from '../../../tools/lib/games.mjs';
import { circlesOf, readSources, type SourceFile } from '../support/imports';

const FILES = readSources();

/** From the top; what stands in one row may not lean on one another, but for what is said below. */
const LAYERS: readonly (readonly string[])[] = [
  ['app'],
  GAMES,
  ['lab'],
  ['boardgame'],
  ['play'],
  ['board'],
  ['ladder'],
  ['record'],
  ['daily'],
  ['credits'],
  ['shell'],
  ['fit', 'sound', 'conductor', 'engine', 'i18n', 'faces', 'theme'],
];

/** The lowest row holds what stands alone, in this order: each may use those behind it. */
const GROUND = ['fit', 'sound', 'conductor', 'engine', 'i18n', 'faces', 'theme'];

/** The folder of a file right under web/src; the page's entry belongs to the app. */
function partOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'app';
}

function heightOf(part: string): number {
  return LAYERS.length - LAYERS.findIndex((layer) => layer.includes(part));
}

function mayUse(user: string, used: string): boolean {
  if (user === used || heightOf(user) > heightOf(used)) return true;
  return GROUND.includes(user) && GROUND.indexOf(user) < GROUND.indexOf(used);
}

function arrows(files: readonly SourceFile[]): { from: string; to: string }[] {
  return files.flatMap(({ path, imports }) => imports.map((to) => ({ from: path, to })));
}

describe('the code of the page', () => {
  it('has each of its folders in a layer', () => {
    expect(FILES.length).toBeGreaterThan(100);
    const parts = [...new Set(FILES.map(({ path }) => partOf(path)))].sort();
    const known = LAYERS.flat();
    expect(parts.filter((part) => !known.includes(part))).toEqual([]);
    expect(GAMES.filter((game) => !parts.includes(game))).toEqual([]);
  });

  it('has arrows that point down only, and none from game to game', () => {
    const wrong = arrows(FILES).filter(({ from, to }) => !mayUse(partOf(from), partOf(to)));
    expect(wrong).toEqual([]);
  });

  it('has no circle between files, types included', () => {
    expect(circlesOf(FILES)).toEqual([]);
  });

  it('has one way to play: no game has screens, a place, a sound or turns that are not those of play', () => {
    const own = /\bimplements ScreenController\b|\bsaves\.lock\(|\bnew (Speaker|TabLock|Turns)\(/;
    const games = FILES.filter(({ path }) => [...GAMES, 'boardgame'].includes(partOf(path)));
    expect(games.filter(({ text }) => own.test(text)).map(({ path }) => path)).toEqual([]);
    // The engine plays alone there, and hands no turn to anybody.
    const solitary = ['twenty48/autoplay.ts'];
    const takesTurns = games.filter(({ imports }) => imports.includes('conductor/conductor.ts'));
    expect(takesTurns.map(({ path }) => path)).toEqual(solitary);
  });

  it('names its games nowhere but in their folders and in the one list', () => {
    const words = new RegExp(`\\b(${GAMES.join('|')}|othello|xiangqi|2048)\\b|${GAMES.join('|')}`, 'i');
    const shared = FILES.filter(({ path }) => !GAMES.includes(partOf(path)) && path !== 'app/games.ts');
    const named = shared.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (words.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(named).toEqual([]);
  });
});

it('the page has every game of the list that all others read, and each brings an entry for it', () => {
  const list = FILES.find(({ path }) => path === 'app/games.ts');
  const entries = list?.imports.filter((path) => GAMES.includes(partOf(path)));
  expect(entries?.sort()).toEqual(GAMES.map((game) => `${game}/entry.ts`).sort());
});

describe('the test of the walls', () => {
  const file = (path: string, ...imports: string[]): SourceFile => ({ path, text: '', imports });

  it('sees what leans on what it must not', () => {
    expect(mayUse('shell', 'app')).toBe(false);
    expect(mayUse('engine', 'conductor')).toBe(false);
    const [one = '', other = ''] = GAMES;
    expect(mayUse(one, other)).toBe(false);
    expect(mayUse(one, 'boardgame')).toBe(true);
  });

  it('finds circles of any length, each once', () => {
    const files = [
      file('a', 'b'),
      file('b', 'c'),
      file('c', 'a'),
      file('d', 'e'),
      file('e', 'd'),
      file('f', 'a'),
    ];
    expect(circlesOf(files)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it('reads every kind of import', () => {
    const entry = FILES.find(({ path }) => path === `${GAMES[0]}/entry.ts`);
    expect(entry?.imports).toContain(`${GAMES[0]}/part.ts`);
    const lab = FILES.find(({ path }) => path === 'lab/lab.ts');
    expect(lab?.imports).toContain('lab/match_worker.ts');
  });
});
