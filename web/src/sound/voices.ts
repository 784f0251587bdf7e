import type { CueKind } from './cues';

/** A tone or a band of noise that glides from one pitch to another while it dies away. */
export interface Tone {
  wave: 'sine' | 'triangle' | 'noise';
  /** Hertz; of noise, the middle of its band. */
  from: number;
  to: number;
  /** Seconds after the cue. */
  after: number;
  /** Seconds. */
  length: number;
  /** Loudness at its peak, 0-1. */
  gain: number;
}

function note(from: number, after: number, length = 0.22, gain = 0.16): Tone {
  return { wave: 'triangle', from, to: from, after, length, gain };
}

/** How each cue sounds. Short and modest: the board is to be heard, not listened to. */
export const VOICES: Record<CueKind, readonly Tone[]> = {
  stone: [
    { wave: 'sine', from: 1150, to: 620, after: 0, length: 0.06, gain: 0.42 },
    { wave: 'noise', from: 2600, to: 1500, after: 0, length: 0.035, gain: 0.6 },
    { wave: 'sine', from: 240, to: 150, after: 0.004, length: 0.09, gain: 0.36 },
  ],
  flip: [{ wave: 'sine', from: 520, to: 780, after: 0, length: 0.05, gain: 0.38 }],
  // A piece that lands on another: a stone's knock, deeper, and what it sends away.
  capture: [
    { wave: 'sine', from: 900, to: 430, after: 0, length: 0.09, gain: 0.35 },
    { wave: 'noise', from: 2100, to: 900, after: 0, length: 0.06, gain: 0.45 },
    { wave: 'sine', from: 210, to: 110, after: 0.004, length: 0.16, gain: 0.4 },
  ],
  // Two that become one: a fourth that closes.
  merge: [
    { wave: 'sine', from: 392, to: 523, after: 0, length: 0.14, gain: 0.26 },
    { wave: 'sine', from: 587, to: 523, after: 0, length: 0.14, gain: 0.2 },
  ],
  step: [{ wave: 'noise', from: 900, to: 500, after: 0, length: 0.05, gain: 0.3 }],
  blow: [{ wave: 'noise', from: 900, to: 2600, after: 0, length: 0.14, gain: 0.5 }],
  arrow: [{ wave: 'noise', from: 2400, to: 1300, after: 0.04, length: 0.2, gain: 0.4 }],
  fire: [
    { wave: 'noise', from: 300, to: 900, after: 0.08, length: 0.5, gain: 0.9 },
    { wave: 'noise', from: 1600, to: 2400, after: 0.12, length: 0.3, gain: 0.2 },
  ],
  hit: [
    { wave: 'sine', from: 190, to: 70, after: 0, length: 0.16, gain: 0.5 },
    { wave: 'noise', from: 1100, to: 400, after: 0, length: 0.07, gain: 0.25 },
  ],
  fall: [
    { wave: 'triangle', from: 210, to: 65, after: 0, length: 0.34, gain: 0.2 },
    { wave: 'noise', from: 260, to: 160, after: 0.18, length: 0.12, gain: 0.6 },
  ],
  turn: [note(659, 0, 0.18, 0.1), note(880, 0.09, 0.3, 0.1)],
  // A rising triad that stays, bright above and full below.
  victory: [
    note(523, 0, 0.22, 0.12),
    note(659, 0.12, 0.22, 0.12),
    note(784, 0.24, 0.22, 0.12),
    note(1047, 0.36, 1.1, 0.14),
    note(784, 0.36, 1.1, 0.07),
    note(523, 0.36, 1.3, 0.07),
    { wave: 'sine', from: 131, to: 131, after: 0.36, length: 1.3, gain: 0.17 },
  ],
  // Minor steps down, and a deep one that sinks further.
  defeat: [
    note(392, 0, 0.3, 0.13),
    note(370, 0.22, 0.3, 0.13),
    note(311, 0.44, 0.3, 0.13),
    note(233, 0.7, 1.2, 0.12),
    { wave: 'sine', from: 116, to: 58, after: 0.7, length: 1.3, gain: 0.21 },
  ],
  // Steps of one ladder, and a look from the top.
  climb: [
    note(523, 0, 0.16, 0.22),
    note(587, 0.1, 0.16, 0.22),
    note(659, 0.2, 0.16, 0.22),
    note(784, 0.3, 0.16, 0.22),
    note(1047, 0.4, 0.7, 0.25),
    note(1319, 0.44, 0.6, 0.11),
  ],
};

/** The damage at which a hit sounds as written. */
const USUAL_DAMAGE = 35;
/** Hit points that lower a hit by an octave. */
const DAMAGE_PER_OCTAVE = 40;

/** What a cue's pitches are multiplied by: the heavier the hit, the deeper. */
export function pitchOf(damage: number): number {
  return damage === 0 ? 1 : 2 ** ((USUAL_DAMAGE - damage) / DAMAGE_PER_OCTAVE);
}
