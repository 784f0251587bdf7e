import { describe, expect, it } from 'vitest';
import { LAST_DARK_INK } from '../../../web/src/twenty48/board/palette';
import { RANK_MAX } from '../../../web/src/twenty48/cells';
import { contrast, tokensOf } from '../support/contrast';

describe.each(['light', 'dark'])('numbers on tiles, %s', (theme) => {
  const tokens = tokensOf(theme);
  it.each(Array.from({ length: RANK_MAX }, (_, place) => place + 1))('of rank %i can be read', (rank) => {
    const tile = tokens.get(`tile-${rank}`) ?? '';
    const ink = tokens.get(rank <= LAST_DARK_INK ? 'tile-ink-dark' : 'tile-ink-light') ?? '';
    expect(contrast(tile, ink)).toBeGreaterThanOrEqual(4.5);
  });
});
