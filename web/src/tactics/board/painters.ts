/** What paints what a board does not begin with: effects of strikes, and threats. */

export { paintEffect } from './effect_painter';
export { paintThreatBadge, paintThreatLines } from './threat_painter';
