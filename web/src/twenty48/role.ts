/** What the player does with an opponent: slides against the worst tiles, or places tiles against the engine's slides. */
export const ROLES = ['slides', 'places'] as const;
export type Role = (typeof ROLES)[number];
