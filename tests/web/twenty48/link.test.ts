import { describe, expect, it } from 'vitest';
import { parseUrl } from '../../../web/src/shell/address/url_parameters';
import { buildQuery } from '../../../web/src/shell/address/url_text';
import type { Direction } from '../../../web/src/twenty48/directions';
import {
  gameLink,
  type LinkedGame,
  packSlides,
  SLIDES_MAX,
  unpackSlides,
} from '../../../web/src/twenty48/game_link';
import { twenty48Parameters } from '../../../web/src/twenty48/parameters';
import { seedOf } from '../../../web/src/twenty48/position_line';
import { rulesAt } from './support/module';

const SLIDES = Array.from({ length: 200 }, (_, place) => ((place * place + (place >> 2)) % 4) as Direction);

const POSITION =
  'twenty48 1 chance seed 77 moves 13000 score 9 slide 2 4 . . . . . . . . . . . . . 131072 end';

/** A game that has come to `POSITION`, which the engine tells in several lines. */
function linked(slides: readonly Direction[], start?: string): LinkedGame {
  return { seed: 77, start, slides, text: rulesAt(POSITION).text() };
}

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
    const link = gameLink(linked(SLIDES), 'https://example.org/play/?lang=ru#old');
    expect(link.startsWith('https://example.org/play/#game=twenty48&seed=77&moves=')).toBe(true);
    const choices = { games: ['twenty48'], rungs: [0, 10] };
    const { parameters, notices } = parseUrl('', new URL(link).hash, choices, twenty48Parameters);
    expect(notices).toEqual([]);
    expect(parameters).toEqual({ game: 'twenty48', seed: 77, moves: packSlides(SLIDES) });
    expect(
      parseUrl('?game=twenty48&seed=1&moves=a+b', '', choices, twenty48Parameters).notices,
    ).toMatchObject([{ parameter: 'moves', reasonKey: 'notMoves' }]);
  });
});

describe('a position in an address', () => {
  const choices = { games: ['twenty48'], rungs: [0, 10] };

  it.each([
    { name: 'has too many slides', game: linked(Array<Direction>(SLIDES_MAX + 1).fill(0)) },
    { name: 'was opened at a position itself', game: linked(SLIDES, POSITION.replace('13000', '9000')) },
  ])('stands for a game that $name', ({ game }) => {
    const link = gameLink(game, 'https://example.org/');
    expect(link.length).toBeLessThan(250);
    expect(parseUrl('', new URL(link).hash, choices, twenty48Parameters)).toEqual({
      parameters: { game: 'twenty48', seed: 77, position: POSITION },
      notices: [],
    });
    expect(seedOf(POSITION)).toBe(77);
  });

  it.each([
    POSITION.replace('chance', 'adversary'),
    POSITION.replace(' . ', ' '),
    `${POSITION} end`,
    POSITION.replace('seed 77', 'seed x'),
    '',
  ])('is refused where it is none: "%s"', (position) => {
    const { parameters, notices } = parseUrl(
      `?game=twenty48&${new URLSearchParams({ position })}`,
      '',
      choices,
      twenty48Parameters,
    );
    expect(parameters.position).toBeUndefined();
    expect(notices).toMatchObject([{ parameter: 'position', reasonKey: 'notMoves' }]);
  });
});

describe('the other ways to play', () => {
  const parse = (query: string) =>
    parseUrl(query, '', { games: ['twenty48'], rungs: [0, 10, 20] }, twenty48Parameters);

  it('are asked for by a mode', () => {
    const adversary = '?game=twenty48&ai=10&seed=3&mode=adversary&role=places';
    expect(parse(adversary)).toEqual({
      parameters: { game: 'twenty48', ai: 10, seed: 3, mode: 'adversary', role: 'places' },
      notices: [],
    });
    expect(buildQuery(parse(adversary).parameters)).toBe(adversary);
  });

  it('are a comparison where there are two rungs', () => {
    expect(parse('?game=twenty48&ai=20&vs=10&nodes=0')).toEqual({
      parameters: { game: 'twenty48', ai: 20, vs: 10, nodes: 0, mode: 'comparison' },
      notices: [],
    });
  });

  it('do not go with what is none of theirs, and that is told', () => {
    const told = (query: string) => parse(query).notices.map(({ parameter }) => parameter);
    expect(told('?game=twenty48&mode=tournament')).toEqual(['mode']);
    expect(told('?game=twenty48&role=places')).toEqual(['role']);
    expect(told('?game=twenty48&mode=comparison&role=places')).toEqual(['role']);
    expect(told('?game=twenty48&mode=adversary&vs=10')).toEqual(['vs']);
    expect(parse('?game=twenty48&mode=adversary&vs=10').parameters.vs).toBeUndefined();
  });
});
