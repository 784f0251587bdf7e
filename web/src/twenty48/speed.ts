import type { Milliseconds } from '../conductor/contract';
import type { Tempo } from '../shell/address/url_text';

/** How fast the autoplayer plays: one slide a press, so many a second, or as fast as they can be drawn. */
export const SPEEDS = ['step', '1', '5', '20', 'fastest'] as const;
export type Speed = (typeof SPEEDS)[number];

const INTERVALS: Record<Speed, Milliseconds> = {
  step: 250,
  '1': 1000,
  '5': 200,
  '20': 50,
  fastest: 1000 / 60,
};

/** From one slide to the next; at full speed a frame of a usual screen. */
export function intervalOf(speed: Speed): Milliseconds {
  return INTERVALS[speed];
}

/**
 * Nodes of a slide at full speed. There is no animation to think in, so the time to think is given as nodes: enough for
 * a few plies in a few milliseconds of a usual computer.
 */
export const FASTEST_NODES = 20_000;

const SLIDES: Record<Tempo, Milliseconds> = { classic: 150, brisk: 120, fast: 90 };

/** How long the tiles of a slide are on their way. */
export function slideOf(tempo: Tempo): Milliseconds {
  return SLIDES[tempo];
}
