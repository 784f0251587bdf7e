// @vitest-environment happy-dom

import { beforeEach, describe, expect, it } from 'vitest';
import { baseAddress, homeAddress, linkTo, ownAddress } from '../../../web/src/shell/address/addresses';

const OWN = { game: 'twenty48', mode: 'adversary', role: 'places', ai: 70, seed: 3 } as const;
const OWN_QUERY = '?game=twenty48&ai=70&seed=3&mode=adversary&role=places';

/** The page without what is asked of it. */
let page = '';

beforeEach(() => {
  history.replaceState(null, '', '/games/index.html?lang=ru#game=gomoku');
  page = location.href.replace('?lang=ru#game=gomoku', '');
});

describe('addresses', () => {
  it('of a screen say what it shows, and go on saying how', () => {
    expect(linkTo(OWN)).toBe(page + OWN_QUERY);
    const given = { lang: 'ru', perf: true, seed: 9, moves: 'x' } as const;
    const own = new URL(ownAddress(OWN, given));
    expect(own.hash).toBe('');
    expect(Object.fromEntries(own.searchParams)).toEqual({
      ...Object.fromEntries(new URLSearchParams(OWN_QUERY)),
      lang: 'ru',
      perf: '1',
    });
  });

  it('of all other screens are what the page was opened at', () => {
    expect(baseAddress(location.href, { lang: 'ru', game: 'gomoku' }, false)).toBe(location.href);
  });

  it('of all other screens are the bare page where that was a screen’s own', () => {
    expect(baseAddress(location.href, { ...OWN, lang: 'ru' }, true)).toBe(`${page}?lang=ru`);
  });

  it('of the home screen go on saying how, and ask for no game', () => {
    expect(homeAddress()).toBe(`${page}?lang=ru`);
    history.replaceState(null, '', '/games/index.html#game=gomoku&moves=h8');
    expect(homeAddress()).toBe(page);
  });
});
