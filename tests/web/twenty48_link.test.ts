import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../web/src/shell/url_parameters';
import type { Direction } from '../../web/src/twenty48/directions';
import { gameLink, packSlides, SLIDES_MAX, unpackSlides } from '../../web/src/twenty48/game_link';

const SLIDES = Array.from({ length: 200 }, (_, place) => ((place * place + (place >> 2)) % 4) as Direction);

describe('slides in an address', () => {
  it.each([0, 1, 2, 3, 4, 5, 64, 65, 200])('come back the same, %i of them', (length) => {
    const slides = SLIDES.slice(0, length);
    const packed = packSlides(slides);
    expect(unpackSlides(packed)).toEqual(slides);
    expect(packed.length).toBeLessThanOrEqual(length / 3 + 3);
  });

  it('are refused where they are none', () => {
    for (const text of ['ab c', 'AB.', 'AB.urd', 'AB.x', 'é']) expect(unpackSlides(text)).toBeNull();
  });

  it('are read by the page, together with the seed', () => {
    const link = gameLink(77, SLIDES, 'https://example.org/play/?lang=ru#old') ?? '';
    expect(link.startsWith('https://example.org/play/#game=twenty48&seed=77&moves=')).toBe(true);
    const choices = { games: ['twenty48'], rungs: [0, 10] };
    const { parameters, notices } = parseUrl('', new URL(link).hash, choices);
    expect(notices).toEqual([]);
    expect(parameters).toEqual({ game: 'twenty48', seed: 77, moves: packSlides(SLIDES) });
    expect(parseUrl('?game=twenty48&seed=1&moves=a+b', '', choices).notices).toMatchObject([
      { parameter: 'moves', reasonKey: 'notMoves' },
    ]);
  });

  it('are too many from somewhere on', () => {
    expect(gameLink(1, Array<Direction>(SLIDES_MAX + 1).fill(0), 'https://example.org/')).toBeNull();
  });
});

describe('a match', () => {
  it('is nothing that 2048 has', () => {
    const { parameters, notices } = parseUrl('?game=twenty48&vs=10', '', {
      games: ['twenty48'],
      rungs: [0, 10],
    });
    expect(parameters.vs).toBeUndefined();
    expect(notices).toMatchObject([{ parameter: 'vs', reasonKey: 'notChoice' }]);
  });
});
