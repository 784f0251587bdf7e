/**
 * How high each rung stands over the one below it, in pixels, where all of them together have `height`: in proportion to
 * what it is worth, but at least `least`, so that nothing lies on anything else. `rises` leave out the lowest rung, which
 * stands on the ground; null for what was not measured. Where there is no room for `least`, all stand equally far apart.
 */
export function spread(rises: readonly (number | null)[], height: number, least: number): number[] {
  const worth = rises.map((rise) => rise ?? 0);
  if (worth.length * least >= height || worth.every((rise) => rise === 0))
    return worth.map(() => height / worth.length);
  // With more pixels a point the sum of all heights grows, so that half-way again and again finds them.
  let [low, high] = [0, height / Math.max(...worth)];
  for (let i = 0; i < 40; i++) {
    const scale = (low + high) / 2;
    const sum = worth.reduce((total, rise) => total + Math.max(least, rise * scale), 0);
    if (sum > height) high = scale;
    else low = scale;
  }
  return worth.map((rise) => Math.max(least, rise * low));
}
