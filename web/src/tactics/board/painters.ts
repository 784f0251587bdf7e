/** What paints what a board does not begin with: badges, effects of strikes, threats, and the opponent's hand. */

export { paintBadges } from './badge_painter';
export { paintEffect } from './effect_painter';
export { paintHand } from './hand_painter';
export { paintSkull } from './skull_painter';
export { paintThreatBadge, paintThreatLines } from './threat_painter';
