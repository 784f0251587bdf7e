import { type Side, Trait, type Unit, UnitType } from '../rules/snapshot.ts';

/** A unit that stands where it is and never strikes looks like none of the others, whatever its type. */
export const PALISADE = 3;
export type PieceLook = UnitType | typeof PALISADE;

export function lookOf({ type, traits }: Pick<Unit, 'type' | 'traits'>): PieceLook {
  return (traits & Trait.rooted) === 0 ? type : PALISADE;
}

/**
 * What stands out of a piece's body, by its look, so that its outline alone tells it: two blades, a bow, a pointed hat,
 * stakes.
 * SVG path data around the body's centre, clockwise, on which 100 is the piece's radius.
 */
export const CRESTS: Readonly<Record<PieceLook, string>> = {
  [UnitType.fighter]: 'M-20 8-118-112-128-140-102-126 8-20zM-8-20 102-126 128-140 118-112 20 8z',
  [UnitType.archer]: 'M42-138Q232 0 42 138L36 112Q172 0 36-112z',
  [UnitType.wizard]: 'M-94-42Q-36-80-14-160Q-4-176 8-160Q30-84 94-42z',
  [PALISADE]: 'M-108 92V-66l31-50 31 50V92zM-31 92V-92L0-142l31 50V92zM46 92V-66l31-50 31 50V92z',
};

/** Size of the body, of which the crest stands out, in radii. */
export const BODIES: Readonly<Record<PieceLook, number>> = {
  [UnitType.fighter]: 1,
  [UnitType.archer]: 0.9,
  [UnitType.wizard]: 0.94,
  [PALISADE]: 0.86,
};

/** How far a piece reaches from its centre, in radii. */
export const PIECE_EXTENT = 2.05;

/** Outline of a piece around the origin: body and crest. The second side's looks the other way. */
export function pieceOutline(side: Side, type: PieceLook, radius: number): Path2D {
  const outline = new Path2D();
  const scale = radius / 100;
  const shape = bodyOutline(side, 100 * BODIES[type]);
  shape.addPath(new Path2D(CRESTS[type]));
  outline.addPath(shape, { a: side === 0 ? scale : -scale, d: scale });
  return outline;
}

/** The first side's bodies are round, the second's hexagonal. */
function bodyOutline(side: Side, radius: number): Path2D {
  const path = new Path2D();
  if (side === 0) {
    path.arc(0, 0, radius, 0, 2 * Math.PI);
    return path;
  }
  const corner = radius * 0.3;
  const points = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + Math.PI / 6;
    return { x: Math.cos(angle) * radius * 1.1, y: Math.sin(angle) * radius * 1.1 };
  });
  const last = points[5]!;
  const first = points[0]!;
  path.moveTo((last.x + first.x) / 2, (last.y + first.y) / 2);
  points.forEach((point, index) => {
    const next = points[(index + 1) % 6]!;
    path.arcTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2, corner);
  });
  path.closePath();
  return path;
}
