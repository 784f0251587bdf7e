import type { Thinker } from '../../conductor/contract';
import { overridden } from '../../conductor/overridden';
import type { Position } from '../../conductor/position';
import { steer, type Warning } from './steer';

/** Lines that get values of their own where one may have to give way: with one alone the others are mere bounds. */
export const LINES_WEIGHED = 2;

const NOTHING_LOST: Warning = { lost: [], counterLine: null };

/**
 * A thinker that does not walk into a loss that it has met before: what it holds for a position gives way to another
 * of its lines by `steer`. For the conductor's opponent; everything else is the thinker's own. `warn` says what earlier
 * losses tell of a position, whose text is null where only its key is known. A `wary` thinker has lost before: it weighs
 * lines, so that there is something to choose from.
 */
export function steeredThinker(
  thinker: Thinker,
  warn: (key: string, text: string | null) => Warning,
  wary: boolean,
): Thinker {
  /** What is known of the position asked about last; a due timeline asks in every frame. */
  let known = { key: '', warning: NOTHING_LOST };
  /** The position that is thought about, as text where that was told. */
  let position: Position | null = null;
  const warningAt = (key: string): Warning => {
    if (known.key !== key) {
      known = { key, warning: warn(key, position?.key === key ? position.text : null) };
    }
    return known.warning;
  };
  return overridden(thinker, {
    best(key) {
      const best = thinker.best(key);
      return { ...best, action: steer(best.action, thinker.multiPv(key), warningAt(key)) };
    },
    configure: (opponent) => thinker.configure(wary ? { ...opponent, lines: LINES_WEIGHED } : opponent),
    think(asked) {
      position = asked;
      thinker.think(asked);
    },
  });
}
