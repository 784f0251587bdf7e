import type { EyeKind } from './eyes';
import { fan } from './fan.ts';
import type { Figure } from './figure';
import { type Mask, PIGMENTS, type Pigment } from './mask.ts';

const OUTLINES = [
  '0 -26 22 -18 27 6 17 32 0 40',
  '0 -30 18 -26 24 -4 18 20 0 42',
  '0 -28 24 -26! 26 10 14 30 0 42!',
  '0 -24 20 -22 28 -2 22 26 12 38 0 40',
] as const;

const CRESTS: readonly Figure[] = [
  '=T M14-20C24-40 36-44 44-46C42-30 34-18 22-8Z',
  fan({ colour: 'T', count: 9, spread: 80, inner: 20, outer: 46, width: 5, end: 'point' }),
  fan({ colour: 'T', count: 7, spread: 66, inner: 20, outer: 42, width: 7, end: 'round' }),
  'T M-28-14L-20-46-7-30 0-48 7-30 20-46 28-14Z',
];

const LOOKS: readonly EyeKind[] = ['hole', 'almond', 'slit', 'glow'];

const MOUTHS: readonly Figure[] = [
  'i2.6 M-8 27H8',
  'i2.6 M-8 25Q0 31 8 25',
  'I M-6 24Q0 20 6 24Q4 31 0 31T-6 24Z',
];

/** A mask for a rung that has none of its own, made from its number; neighbours get different ones. */
export function strangerOf(rung: number): Mask {
  const step = Math.round(rung / 10);
  const painted = PIGMENTS.filter((pigment) => pigment !== 'metal');
  return {
    colours: [of(painted, step * 4), of(painted, step * 4 + 7), of(painted, step * 4 + 11)] as [
      Pigment,
      Pigment,
      Pigment,
    ],
    crest: of(CRESTS, step),
    outline: of(OUTLINES, Math.floor(step / CRESTS.length) + step),
    marks: '=~a o15 14 2.4|~m M0-24L4-16 0-8-4-16Z',
    eyes: { kind: of(LOOKS, Math.floor(step / 2)), x: 10, y: -2, size: 0.9 },
    brow: '=i3 M3-10Q10-15 19-10',
    mouth: of(MOUTHS, step),
  };
}

function of<Item>(items: readonly [Item, ...Item[]] | readonly Item[], place: number): Item {
  return items[place % items.length]!;
}
