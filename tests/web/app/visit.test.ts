import { describe, expect, it } from 'vitest';
import { screenOf } from '../../../web/src/app/visit';

describe('an entry of the history', () => {
  it('names its screen', () => {
    expect(screenOf({ screen: 'settings' })).toBe('settings');
  });

  it.each([null, undefined, 'settings', 7, {}, { screen: 7 }, { screen: null }, []])(
    'that the page did not write is of the home screen: %j',
    (state) => {
      expect(screenOf(state)).toBe('home');
    },
  );
});
