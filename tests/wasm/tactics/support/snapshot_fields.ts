/** Where things stand in a snapshot, as wasm/tactics.d.ts documents it; kept apart from the page's own decoder. */

export const HEADER = {
  version: 0,
  round: 1,
  side: 2,
  quietRounds: 3,
  rings: 4,
  ringFalls: 5,
  result: 6,
  reason: 7,
  roundsToRing: 8,
  units: 9,
  shortened: 10,
  lastRound: 11,
} as const;
export const HEADER_LENGTH = 16;

export const CELLS = 100;

export const UNIT = {
  side: 0,
  type: 1,
  cell: 2,
  hitPoints: 3,
  fullHitPoints: 4,
  acted: 5,
  movement: 6,
  damage: 7,
} as const;
export const UNIT_LENGTH = 8;

export const GROUND = 0;
export const FALLEN = 3;
export const CRACKED = 4;

/** Index of a field of unit number `unit`. */
export function unitField(unit: number, field: keyof typeof UNIT): number {
  return HEADER_LENGTH + CELLS + unit * UNIT_LENGTH + UNIT[field];
}
