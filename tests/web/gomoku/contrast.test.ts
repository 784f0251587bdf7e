import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, tokensOf } from '../support/contrast';

const STYLES = ['gomoku/gomoku.css', 'play/analysis/analysis.css']
  .map((path) => readFileSync(`web/src/${path}`, 'utf8'))
  .join('\n');

/** The token that a rule paints a property with, through the names that a game has for its pieces. */
function tokenOf(rule: string, property: string): string {
  const blocks = [...STYLES.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const of = (test: (selectors: string[]) => boolean, name: string) =>
    blocks
      .filter(([, selectors = '']) => test(selectors.split(',').map((selector) => selector.trim())))
      .map(([, , body = '']) => body.match(new RegExp(`(?:^|[\\s;])${name}:[^;]*var\\(--([\\w-]+)\\)`))?.[1])
      .find((token) => token !== undefined);
  const token = of((selectors) => selectors.some((selector) => selector.endsWith(rule)), property) ?? '';
  return of(() => true, `--${token}`) ?? token;
}

/** What is seen of Black, and what it lies on. */
const SEEN: [string, [string, string], [string, string]][] = [
  ['a black stone in the list of moves', ['.stone-black .stone-body', 'fill'], ['.stone-wood', 'fill']],
  ['Black’s share of the bar', ['.share-first', 'background'], ['.share-bar', 'background']],
];

describe.each(['light', 'dark'])('Gomoku beside the board, %s', (theme) => {
  const tokens = tokensOf(theme);
  const apart = (one: string, other: string) => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');

  it.each(SEEN)('%s stands out from what it lies on', (_, piece, ground) => {
    expect(apart(tokenOf(...piece), tokenOf(...ground))).toBeGreaterThanOrEqual(3);
  });

  it('the bar has an outline on the panel, where Black’s share is as dark', () => {
    expect(apart(tokenOf('.share-bar', 'border'), 'panel')).toBeGreaterThanOrEqual(3);
  });
});
