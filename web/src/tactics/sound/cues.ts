import type { Milliseconds } from '../../conductor/contract';
import { UnitType } from '../snapshot';

export type CueKind = 'step' | 'blow' | 'arrow' | 'fire' | 'hit' | 'fall' | 'turn' | 'victory' | 'defeat';

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

/** What of a unit's deed can be heard. */
export interface Heard {
  type: UnitType;
  /** Cells walked. */
  steps: number;
  walkStart: Milliseconds;
  walkEnd: Milliseconds;
  /** When the weapon sets out; null without a strike. */
  strikeStart: Milliseconds | null;
  hits: readonly { at: Milliseconds; damage: number; falls: Milliseconds | null }[];
}

const WEAPONS = {
  [UnitType.fighter]: 'blow',
  [UnitType.archer]: 'arrow',
  [UnitType.wizard]: 'fire',
} as const;

export function cuesOf(heard: Heard): Cue[] {
  const { steps, walkStart, walkEnd, strikeStart } = heard;
  const footfalls = Array.from({ length: steps }, (_, index) =>
    cue('step', walkStart + ((walkEnd - walkStart) * (index + 1)) / steps),
  );
  const weapon = strikeStart === null ? [] : [cue(WEAPONS[heard.type], strikeStart)];
  const hits = heard.hits.flatMap(({ at, damage, falls }) => [
    cue('hit', at, damage),
    ...(falls === null ? [] : [cue('fall', falls)]),
  ]);
  return [...footfalls, ...weapon, ...hits];
}

export function cue(kind: CueKind, at: Milliseconds, damage = 0): Cue {
  return { kind, at, damage };
}
