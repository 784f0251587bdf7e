import { describe, expect, it } from 'vitest';
import { visitOf } from '../../../web/src/app/visit';

describe('an entry of the history', () => {
  it('names its screen, and what the page was asked for meanwhile', () => {
    const visit = { screen: 'settings', address: 'https://example.org/?ai=20' };
    expect(visitOf(visit)).toEqual(visit);
    expect(visitOf({ ...visit, game: 'x' })).toEqual({ ...visit, game: 'x' });
  });

  it.each([null, undefined, 'settings', 7, {}, { screen: 7 }, { screen: null }, { screen: 'home' }, []])(
    'is none that the page did not write: %j',
    (state) => {
      expect(visitOf(state)).toBeNull();
    },
  );
});
