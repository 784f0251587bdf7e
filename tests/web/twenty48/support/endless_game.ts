import type { Twenty48Game } from '../../../../wasm/twenty48';
import { positionOf, rulesAt } from './module';

/**
 * A game that never ends: a lone tile may go anywhere and comes back to its cell, and every slide is worth four points.
 * By the engine's rules only a strong player, thinking long, gets through as many slides as the tests of long games need;
 * here they are a count, and only what a position looks like is the engine's.
 */
export function endlessRules(): Twenty48Game {
  const position = (slides: number) => positionOf('. . . . . 2 . . . . . . . . . .', slides, 4 * slides);
  const rules = rulesAt(position(0));
  let slides = 0;
  const goTo = (count: number) => {
    slides = count;
    return rules.load(position(count));
  };
  return Object.assign(rules, {
    start: () => goTo(0),
    play: () => goTo(slides + 1),
    undo: () => slides > 0 && goTo(slides - 1) === '',
  });
}
