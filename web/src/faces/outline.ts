interface Corner {
  x: number;
  y: number;
  /** The outline turns here at once. */
  sharp: boolean;
}

/** How far the curve through a point runs along its neighbours' direction. */
const TENSION = 0.19;

/** A closed outline from its right half, which begins and ends on the middle line; `half` is left open at the chin. */
export function outlineOf(points: string): { whole: string; half: string } {
  const right = cornersOf(points);
  const left = right
    .slice(1, -1)
    .reverse()
    .map((corner) => ({ ...corner, x: -corner.x }));
  const loop = [...right, ...left];
  const curves = loop.map((_, place) => curve(loop, place));
  const start = `M${right[0]?.x} ${right[0]?.y}`;
  return {
    whole: `${start}${curves.join('')}Z`,
    half: `${start}${curves.slice(0, right.length - 1).join('')}`,
  };
}

function cornersOf(points: string): Corner[] {
  const found = points.matchAll(/(-?\d+) (-?\d+)(!?)/g);
  return Array.from(found, ([, x, y, sharp]) => ({ x: Number(x), y: Number(y), sharp: sharp === '!' }));
}

/** From a point of a closed loop to the next. */
function curve(loop: readonly Corner[], place: number): string {
  const at = (offset: number) => loop[(place + offset + loop.length) % loop.length]!;
  const [before, from, to, after] = [at(-1), at(0), at(1), at(2)];
  const reach = from.sharp ? 0 : TENSION;
  const hold = to.sharp ? 0 : TENSION;
  const numbers = [
    from.x + (to.x - before.x) * reach,
    from.y + (to.y - before.y) * reach,
    to.x - (after.x - from.x) * hold,
    to.y - (after.y - from.y) * hold,
    to.x,
    to.y,
  ];
  return `C${numbers.map((number) => Math.round(number * 10) / 10).join(' ')}`;
}
