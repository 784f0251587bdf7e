import type { Figure } from './figure';

interface Eye {
  /** What stays where it is. */
  socket: Figure;
  /** What looks about. */
  pupil: Figure;
}

/** Kinds of eyes, as on the right side, about their middle. */
export const EYES = {
  dot: { socket: '', pupil: 'i o0 0 3.6|~p o-1.2-1.4 1' },
  googly: { socket: 'P o0 0 7.5', pupil: 'i o0 0 3.2' },
  tired: { socket: 'P o0 0 7|~i1.6 M-7 10Q0 14 7 9', pupil: 'i o0 0 2.2' },
  almond: { socket: 'P M-9 2Q-1-9 10-3Q5 8-9 2Z', pupil: 'i o0 0 3.4|~p o-1-1.2 1' },
  hole: { socket: 'i M-9 2Q-1-9 10-3Q5 8-9 2Z', pupil: 'm o0 0 2.6' },
  slit: { socket: 'i M-9 3Q0-6 11-5Q4 5-9 3Z', pupil: 'm M-1.4-4H1.4V3H-1.4Z' },
  lidded: { socket: 'P o0 0 7.5|i M-8 0A8 8 0 0 1 8 0Z', pupil: 'i M-3.4 0A3.4 3.4 0 0 0 3.4 0Z' },
  square: { socket: 'P M-7-6H7V6H-7Z', pupil: 'i M-3-3H3V3H-3Z' },
  window: { socket: 'P M-8-8H8V8H-8Z|~i1.4 M-8 0H8M0-8V8', pupil: 'i o0 0 3' },
  bar: { socket: 'i M-9-2.6H9V2.6H-9Z', pupil: 'p M-2.4-2H2.4V2H-2.4Z' },
  lens: { socket: 'M o0 0 9|i o0 0 6', pupil: '~p o-2-2 1.8|m o0 0 1.8' },
  glow: { socket: 'i o0 0 6.5', pupil: 'm o0 0 3.4' },
  shut: { socket: 'i2.4 M-9-2Q0 8 9-3', pupil: '' },
  painted: { socket: 'i1.8 M-9 1Q0-8 9 0Q0 8-9 1Z', pupil: 'i o0 0 2.6' },
  /** One eye for the whole face, in the middle. */
  one: {
    socket: 'P M-24 0Q-12-20 0-20T24 0Q12 18 0 18T-24 0Z',
    pupil: 'T o0 0 12|i o0 0 7|~p o-3-3 2',
  },
} as const satisfies Record<string, Eye>;

export type EyeKind = keyof typeof EYES;
