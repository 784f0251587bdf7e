import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINES } from '../../../tools/lib/games.mjs';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import { type Drawing, draw } from '../../../web/src/faces/draw';
import type { Mask, Masks } from '../../../web/src/faces/mask';
import { strangerOf } from '../../../web/src/faces/stranger';
import { pathPoints, transformed } from './support/path_points';

const FILES = import.meta.glob<{ FACES: Masks }>('../../../web/src/*/faces.ts', { eager: true });

const LADDERS = Object.entries(FILES).map(([path, { FACES }]) => ({
  game: /src\/(\w+)\/faces\.ts$/.exec(path)?.[1] ?? '',
  masks: FACES,
}));

const STRANGERS = Array.from({ length: 40 }, (_, step) => ({
  name: `stranger ${10 * step}`,
  mask: strangerOf(10 * step),
}));

const NAMED = LADDERS.flatMap(({ game, masks }) =>
  Object.entries(masks).map(([rung, mask]) => ({ name: `${game} ${rung}`, mask })),
);

const TOKENS = readFileSync('web/src/theme/tokens.css', 'utf8');

const piecesOf = ({ layers }: Drawing) => layers.flatMap(({ pieces }) => pieces);

/** How far a mask's paths reach from the middle of the box, across or down. */
function reachOf(mask: Mask, small: boolean): number {
  const { lean, layers } = draw(mask, small);
  const places = layers
    .flatMap(({ pieces }) => pieces)
    .flatMap(({ d, transform }) =>
      pathPoints(d).map((point) => transformed(point, `rotate(${lean}) ${transform ?? ''}`)),
    );
  return Math.max(...places.flat().map(Math.abs));
}

describe('the masks', () => {
  it('are there for every game', () => {
    expect(LADDERS.map(({ game }) => game).sort()).toEqual([...ENGINES].sort());
  });

  it.each(LADDERS)('of $game are one for each rung of its ladder', async ({ game, masks }) => {
    const module = await loadModule(game);
    const ladder = JSON.parse(module.ladder()) as { rung: number }[];
    expect(Object.keys(masks).map(Number)).toEqual(ladder.map(({ rung }) => rung));
  });

  it('are no two of them alike, nor are small ones', () => {
    for (const small of [false, true]) {
      const drawn = NAMED.map(({ mask }) => JSON.stringify(draw(mask, small)));
      expect(new Set(drawn).size).toBe(drawn.length);
    }
  });

  it('are told apart by more than their hue: no two of a game have outline, crest and prop in common', () => {
    for (const { masks } of LADDERS) {
      const shapes = Object.values(masks).map(({ outline, crest, prop }) =>
        JSON.stringify([outline, crest, prop]),
      );
      expect(new Set(shapes).size).toBe(shapes.length);
    }
  });
});

describe.each([...NAMED, ...STRANGERS])('the mask of $name', ({ mask }) => {
  it('is made of valid paths inside its box', () => {
    // The box is one of 104; the ink around an area is wider than its path.
    expect(reachOf(mask, false)).toBeLessThanOrEqual(51);
    expect(reachOf(mask, true)).toBeLessThanOrEqual(51);
  });

  it('is plainer where it is small', () => {
    expect(piecesOf(draw(mask, true)).length).toBeLessThan(piecesOf(draw(mask, false)).length);
  });

  it('is painted in colours that the theme has', () => {
    const colours = piecesOf(draw(mask, false)).flatMap(({ fill, line }) =>
      [fill, line].filter((it) => it !== undefined),
    );
    expect(colours.length).toBeGreaterThan(5);
    for (const colour of colours) expect(TOKENS).toContain(`  ${/^var\((.+)\)$/.exec(colour)?.[1]}:`);
  });
});

describe('a stranger', () => {
  it('differs from its neighbours on a ladder', () => {
    const drawn = STRANGERS.slice(0, 24).map(({ mask }) => JSON.stringify(mask));
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});

describe('the reader of paths', () => {
  it('follows curves, arcs and what is relative', () => {
    const reach = (d: string) => Math.max(...pathPoints(d).flat().map(Math.abs));
    expect(reach('M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z')).toBeCloseTo(7);
    expect(reach('M0 0Q0 40 10 0')).toBeGreaterThan(15);
    expect(reach('M3 4l10 0v20H2')).toBe(24);
    expect(transformed([1, 2], 'translate(10 0) scale(-2 1)')).toEqual([8, 2]);
  });

  it('refuses what is none', () => {
    expect(() => pathPoints('L3 4')).toThrow('No path');
    expect(() => pathPoints('M3 4 5')).toThrow('no command');
    expect(() => pathPoints('M3 4o1 2 3')).toThrow('no command');
  });
});
