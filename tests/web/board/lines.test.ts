import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../../tools/lib/games.mjs';
import type { Lines } from '../../../web/src/board/said';
import type { Masks } from '../../../web/src/faces/mask';

const TABLES = import.meta.glob<Record<string, Lines>>('../../../web/src/*/lines/{en,zh,ru}.ts', {
  eager: true,
});
const MASKS = import.meta.glob<{ FACES: Masks }>('../../../web/src/*/faces.ts', { eager: true });

const TALKS = Object.entries(TABLES).map(([path, module]) => {
  const [, game = '', code = ''] = /src\/(\w+)\/lines\/(\w+)\.ts$/.exec(path) ?? [];
  return { game, code, lines: module[code] ?? {} };
});

/** As much as a bubble holds in three lines. */
const MOST_LETTERS = 60;

/** What would claim that a game is won or lost already. */
const CERTAIN = /\b(won|win|wins|lost|lose)\b|выигра|побед|проигра|赢|输|必胜/i;

it('every game’s opponents talk in every language', () => {
  expect(TALKS.map(({ game, code }) => `${game} ${code}`).sort()).toEqual(
    ENGINES.flatMap((game) => ['en', 'ru', 'zh'].map((code) => `${game} ${code}`)).sort(),
  );
});

describe.each(TALKS)('the lines of $game in $code', ({ game, lines }) => {
  const all = Object.values(lines).flatMap((said) => Object.values(said));

  it('are there for every opponent that has a face', () => {
    const { FACES } = MASKS[`../../../web/src/${game}/faces.ts`]!;
    expect(Object.keys(lines)).toEqual(Object.keys(FACES));
    for (const said of Object.values(lines))
      expect(Object.keys(said)).toEqual(['begins', 'seesWin', 'loses', 'wins']);
  });

  it('are short, and no two alike', () => {
    for (const line of all) {
      expect(line.trim()).toBe(line);
      expect(line.length).toBeGreaterThan(0);
      expect(line.length).toBeLessThanOrEqual(MOST_LETTERS);
    }
    expect(new Set(all).size).toBe(all.length);
  });

  it('never call a win in sight certain', () => {
    expect(Object.values(lines).filter(({ seesWin }) => CERTAIN.test(seesWin))).toEqual([]);
  });
});
