import { describe, expect, it } from 'vitest';
import { GAMES } from '../../tools/lib/games.mjs';
import { loadModule } from '../../tools/lib/wasm_module.mjs';
import type { RungWords } from '../../web/src/i18n/rungs';

type Table = Record<string, { rungs?: RungWords }>;

/** The tables of every game in the languages that the engine does not speak. */
const TABLES = import.meta.glob<Table>('../../web/src/*/words/{zh,ru}.ts', { eager: true });

const cases = Object.entries(TABLES).flatMap(([path, module]) => {
  const [, game = '', code = ''] = /src\/(\w+)\/words\/(\w+)\.ts$/.exec(path) ?? [];
  const { rungs } = module[code] ?? {};
  return rungs === undefined ? [] : [{ game, code, rungs }];
});

describe.each(cases)('the words of $game in $code', ({ game, rungs }) => {
  it('have a name and an idea for each rung of its ladder, and for no other', async () => {
    const module = await loadModule(game);
    const ladder = JSON.parse(module.ladder()) as { rung: number }[];
    expect(Object.keys(rungs).map(Number)).toEqual(ladder.map(({ rung }) => rung));
    for (const words of Object.values(rungs)) for (const text of words) expect(text.trim()).not.toBe('');
  });
});

it('every game has its rungs in every language but the engine’s own', () => {
  expect(cases.length).toBe(2 * GAMES.length);
});
