import { describe, expect, it } from 'vitest';
import { contrast, tokensOf } from '../support/contrast';

/** What is read, on what it stands. */
const READ = [
  ['text', 'panel'],
  ['text-quiet', 'panel'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
] as const;

/** What is only to be seen: controls, and where the focus is. */
const SEEN = [
  ['primary', 'panel'],
  ['accent', 'panel'],
  ['focus', 'panel'],
] as const;

describe.each(['light', 'dark'])('the place, %s', (theme) => {
  const tokens = tokensOf(theme);
  const apart = (one: string, other: string) => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');

  it.each(READ)('%s can be read on %s', (one, other) => {
    expect(apart(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SEEN)('%s is seen on %s', (one, other) => {
    expect(apart(one, other)).toBeGreaterThanOrEqual(3);
  });
});
