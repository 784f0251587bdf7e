import type { Milliseconds } from '../conductor/contract';

export type CueKind =
  | 'stone'
  | 'flip'
  | 'capture'
  | 'merge'
  | 'step'
  | 'blow'
  | 'arrow'
  | 'fire'
  | 'hit'
  | 'fall'
  | 'turn'
  | 'victory'
  | 'defeat'
  | 'climb';

/** A moment of a step that can be heard and felt. */
export interface Cue {
  kind: CueKind;
  /** On the timeline's clock. */
  at: Milliseconds;
  /** Hit points that go at that moment; 0 for all but hits. */
  damage: number;
}

/** Where the stage tells what can be heard. */
export interface CueSink {
  /** Cues of a step, as soon as it is planned. */
  hear(cues: readonly Cue[]): void;
  /** The rest of the timeline is skipped. */
  hush(): void;
}

export function cue(kind: CueKind, at: Milliseconds, damage = 0): Cue {
  return { kind, at, damage };
}
