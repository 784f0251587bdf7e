import type { Milliseconds } from '../../conductor/contract';
import { type Cue, cue } from '../../sound/cues';
import { UnitType } from '../rules/snapshot';

/** What of a unit's action can be heard. */
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
