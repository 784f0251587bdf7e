import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../../tools/lib/games.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const GAME_FOLDERS = ENGINES.map((game) => `engine/${game}`);

/** The folders that each folder may include from, besides itself. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  'engine/core': [],
  'engine/core/training': ['engine/core'],
  ...Object.fromEntries(GAME_FOLDERS.map((folder) => [folder, ['engine/core', 'engine/core/training']])),
  'engine/plates': ['engine/core'],
  'engine/protocol': ['engine/core'],
  'engine/protocol/gomocup': ['engine/core', 'engine/protocol', 'engine/gomoku'],
  'engine/protocol/nboard': ['engine/core', 'engine/protocol', 'engine/othello'],
  'engine/protocol/uci': ['engine/core', 'engine/protocol', 'engine/xiangqi'],
  'engine/cli': [
    'engine/core',
    'engine/core/training',
    'engine/protocol',
    'engine/protocol/gomocup',
    'engine/protocol/nboard',
    'engine/protocol/uci',
    ...GAME_FOLDERS,
  ],
  wasm: ['engine/core', 'engine/plates', ...GAME_FOLDERS],
};

const FOLDERS = Object.keys(BELOW).sort((one, other) => other.length - one.length);

interface Include {
  from: string;
  to: string;
}

function includesUnder(folder: string): Include[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(cpp|h)$/.test(path))
    .map((path) => `${folder}/${path}`)
    .flatMap((from) => {
      const text = readFileSync(join(ROOT, from), 'utf8');
      return [...text.matchAll(/^#include "([^"]+\.h)"/gm)].map(([, to = '']) => ({ from, to }));
    });
}

const isIn = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** The innermost folder of a file. */
const folderOf = (path: string) => FOLDERS.find((folder) => isIn(path, folder)) ?? '';

function mayInclude({ from, to }: Include): boolean {
  const [user, used] = [folderOf(from), folderOf(to)];
  return user === used || BELOW[user]?.includes(used) === true;
}

const INCLUDES = ['engine', 'wasm'].flatMap(includesUnder);

describe('the engine', () => {
  it('includes what lies below, and no game another', () => {
    expect(INCLUDES.length).toBeGreaterThan(500);
    expect(INCLUDES.filter((include) => !mayInclude(include))).toEqual([]);
  });

  it('names no game in what all of them share', () => {
    const name = new RegExp(ENGINES.join('|'), 'i');
    const shared = readdirSync(join(ROOT, 'engine/core'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(cpp|h)$/.test(path),
    );
    const named = shared.filter((file) => name.test(readFileSync(join(ROOT, 'engine/core', file), 'utf8')));
    expect(named).toEqual([]);
  });

  it('is seen where it leans on what it must not', () => {
    const [one = '', other = ''] = ENGINES;
    expect(mayInclude({ from: `engine/${one}/a.h`, to: `engine/${other}/b.h` })).toBe(false);
    expect(mayInclude({ from: 'engine/core/a.h', to: `engine/${one}/b.h` })).toBe(false);
    expect(mayInclude({ from: `engine/${one}/a.h`, to: 'wasm/b.h' })).toBe(false);
    expect(mayInclude({ from: 'wasm/a.h', to: 'engine/core/training/b.h' })).toBe(false);
    expect(mayInclude({ from: `engine/${one}/a.h`, to: 'engine/cli/b.h' })).toBe(false);
  });
});
