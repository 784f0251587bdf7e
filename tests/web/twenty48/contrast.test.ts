import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAST_DARK_INK } from '../../../web/src/twenty48/board/palette';
import { RANK_MAX } from '../../../web/src/twenty48/cells';

const TOKENS = readFileSync('web/src/theme/tokens.css', 'utf8');

/** The tokens of a theme by their names. */
function tokensOf(theme: string): Map<string, string> {
  const block = TOKENS.slice(TOKENS.indexOf(`:root[data-theme='${theme}'] {`)).split('\n}')[0] ?? '';
  return new Map(
    Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name = '', hex = '']) => [name, hex]),
  );
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'])('numbers on tiles, %s', (theme) => {
  const tokens = tokensOf(theme);
  it.each(Array.from({ length: RANK_MAX }, (_, place) => place + 1))('of rank %i can be read', (rank) => {
    const tile = tokens.get(`tile-${rank}`) ?? '';
    const ink = tokens.get(rank <= LAST_DARK_INK ? 'tile-ink-dark' : 'tile-ink-light') ?? '';
    expect(contrast(tile, ink)).toBeGreaterThanOrEqual(4.5);
  });
});
