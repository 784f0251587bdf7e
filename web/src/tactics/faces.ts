import { fan } from '../faces/fan.ts';
import type { Masks } from '../faces/mask';

/** The opponents' masks by their rungs. */
export const FACES: Masks = {
  // Dice: a die that has grown a face.
  0: {
    colours: ['bone', 'clay', 'rose'],
    outline: '0 -30! 28 -30! 31 -27! 31 27! 28 30! 0 30!',
    marks: 'i o-21-20 3.6|i o21-20 3.6|~a o-20 10 5|~a o20 10 5',
    nose: 'L0 10Q-6 10-4 6L0 0',
    eyes: { kind: 'googly', x: 11, y: -4, uneven: 1.3 },
    mouth: 'I M-9 15H9Q8 25 0 25T-9 15Z|~t M-4 22Q0 18 5 21Q4 25 0 25Z',
    lean: -9,
  },
  // Abacus: beads for teeth.
  10: {
    colours: ['ochre', 'umber', 'brick'],
    outline: '0 -34 22 -32 29 -18 27 2 33 6! 33 36! 0 36',
    crest: 'T M-38 4H38V40H-38Z',
    marks: '~b M-30-18H30',
    eyes: { kind: 'dot', x: 11, y: -12, size: 1.1 },
    brow: '=i2 M4-22 16-24',
    nose: 'L0 4Q-9 4-6-2L0-14',
    mouth:
      'P M-29 10H29V34H-29Z|i1.6 M-29 17H29M-29 27H29|A o-22 17 4|A o-13 17 4|A o20 17 4|T o-22 27 4|T o4 27 4|T o13 27 4|T o22 27 4',
  },
  // Charger: a bull with a ring.
  20: {
    colours: ['brick', 'bone', 'rose'],
    outline: '0 -26 20 -26 28 -12 22 8 23 26 14 38 0 40',
    crest: '=T M18-24C36-20 44-28 44-46C50-28 46-8 22-8Z|=b M22-8L38-4 30 6 22 4Z',
    marks: '=~s M0-26L8-12 0-2Z|A M-20 24Q0 12 20 24Q22 36 12 38Q0 42-12 38Q-22 36-20 24Z',
    nose: 'L0 14L-4 10L0-10',
    eyes: { kind: 'lidded', x: 12, y: -4, size: 0.85 },
    brow: '=i4 M4-6L21-15',
    mouth: '=i o8 27 3.4|m3 M-6 31A7 7 0 1 0 6 31',
  },
  // Worrier: out with an umbrella, whatever the sky says.
  30: {
    colours: ['mint', 'plum', 'lilac'],
    outline: '0 -22 16 -18 20 0 27 22 20 38 0 41',
    crest:
      'm3 M0-24V-48|T M-46-20Q-42-44 0-46Q42-44 46-20Q38-26 31-20Q23-26 15-20Q8-26 0-20Q-8-26-15-20Q-23-26-31-20Q-38-26-46-20Z|=~a M15-20Q23-26 31-20Q24-38 4-45Q14-34 15-20Z',
    eyes: { kind: 'tired', x: 10, y: -2, uneven: 1.15 },
    brow: '=i2 M4-15L17-10',
    nose: 'L0 20Q-6 20-4 15L0 4',
    mouth: 'i2.6 M-12 30Q-8 25-4 29T4 29T12 28',
  },
  // Skirmisher: a hood, an arrow, and gone.
  40: {
    colours: ['moss', 'pine', 'bone'],
    outline: '0 -20 17 -14 20 6 12 28 0 38!',
    crest:
      'm3.4 M-40 26L36-30|M M46-38L40-22 30-31Z|P M-46 22L-36 20-30 26-38 36-48 38Z|T M0-48C18-36 34-14 32 12C31 26 24 36 16 40L0 30-16 40C-24 36-31 26-32 12C-34-14-18-36 0-48Z|~s M0-40C-4-30-14-20-20-6L0-20 20-6C14-20 4-30 0-40Z',
    eyes: { kind: 'almond', x: 9, y: 2, size: 0.8 },
    brow: '=i2 M3-6L16-9',
    marks: '~a M-20 10Q0 2 20 10L18 16Q0 8-18 16Z',
    mouth: 'i2.2 M-4 27Q2 28 7 24',
  },
  // Tinkerer: cogs, goggles, a screw in the right place.
  50: {
    colours: ['ochre', 'slate', 'teal'],
    outline: '0 -28 20 -24 26 -4 22 20 12 36 0 38',
    crest: `${fan({ colour: 'T', count: 10, spread: 180, inner: 30, outer: 44, width: 8, y: -2, end: 'flat' })}|T o0-2 36|~s o0-2 31`,
    marks: '~a M8-26L26-8 24 4 2-24Z|=~m o22 22 2.4',
    eyes: { kind: 'lens', x: 11, y: -6, uneven: 1.35 },
    nose: 'L0 16Q-9 17-7 10L0-2',
    mouth: 'I M-11 22H13L9 31H-7Z|~p M-9 22H11L10 26H-8Z',
  },
  // Angler: everyone looks at the light.
  60: {
    colours: ['teal', 'pine', 'ochre'],
    outline: '0 -22 22 -20 34 0 36 18 22 36 0 40',
    crest: 'm3.4 M-6-20C-10-46 22-50 32-34V-24|M o32-20 6.5|=T M32 0L48-8 44 10 49 22 34 22Z',
    eyes: { kind: 'googly', x: 17, y: -4, size: 0.9 },
    nose: 'L0 10L-3 8L0-6',
    mouth:
      'I M-30 12Q0 20 30 12Q28 32 0 34Q-28 32-30 12Z|p M-26 14L-21 24-17 15-11 26-6 17 0 27 6 17 11 26 17 15 21 24 26 14Q0 20-26 14Z|~p M-18 29L-13 22-8 31ZM8 31L13 22 18 29Z',
    marks: '=~t o26-8 2|=~t o29-1 1.6|=~t o10-15 1.6',
  },
  // Surveyor: a pair of dividers, and squares all over.
  70: {
    colours: ['chalk', 'night', 'brick'],
    outline: '0 -26 16 -26! 21 -20! 21 10 13 30 8 40! 0 40!',
    crest: '=M M0-47L6-44 47 36 38 30 0-32Z|M o0-43 6',
    marks:
      '~t1.2 M0-18H20M0-9H20M0 0H20M0 9H20M0 18H17M0 27H13M5-24V38M10-24V33M15-24V24|a M-20-20H20V-13H-20Z',
    eyes: { kind: 'bar', x: 11, y: -2 },
    nose: 'L0 18L-8 18L0-6',
    mouth: 'i2.6 M-9 28H9',
  },
  // Drillmaster: hat, moustache, and not a word.
  80: {
    colours: ['clay', 'night', 'bone'],
    outline: '0 -14 22 -14 24 6 18 30 12 38 0 40',
    crest: 'P M-4-48Q5-52 8-38L0-32Z',
    eyes: { kind: 'dot', x: 10, y: 2 },
    brow: '=i4 M3-5L18-4',
    nose: 'L0 16Q-9 16-7 9L0-4',
    mouth: '=A M0 15C10 12 18 16 20 23C26 24 30 20 30 14C34 26 26 32 16 30C8 30 4 24 0 20Z|i2 M-4 32H4',
    prop: {
      figure:
        'T M-24 4L-20-34Q0-40 20-34L24 4Q0-4-24 4Z|i M-28 8Q0-6 28 8Q26 12 22 11Q0 2-22 11Q-26 12-28 8Z|~m3 M-12-14L0-22 12-14M-12-6L0-14 12-6',
      y: -14,
      size: 0.9,
    },
  },
  // Juggler: three balls, two minds.
  90: {
    colours: ['bone', 'plum', 'ochre'],
    outline: '0 -24 18 -22 24 -4 19 20 8 36 0 38',
    crest:
      'T M0-36C14-36 20-32 26-22C34-36 46-34 48-16L42-16C40-24 34-20 28-4L-28-4C-34-20-40-24-42-16L-48-16C-46-34-34-36-26-22C-20-32-14-36 0-36Z|M o45-13 5|M o-45-13 5',
    marks:
      'a M0-24Q14-24 20-17L14-4 0-10Z|~a M0 10L10 24 0 38-10 24Z|~t M11 4L15 12 11 20 7 12Z|~t M-11 4L-7 12-11 20-15 12Z',
    eyes: { kind: 'almond', x: 10, y: -2, size: 0.9, uneven: 1.1 },
    brow: 'i2 M5-12Q12-16 18-10M-18-13Q-12-18-5-12',
    nose: 'L0 14Q-6 14-5 10L0 0',
    mouth: 'I M-12 20Q0 28 13 19Q8 32 0 32T-12 20Z',
    prop: { figure: 'A o-24 8 5|T o0-1 5|P o24 8 5', y: -44 },
  },
  // Gambler: a hand of cards, and one eyebrow.
  100: {
    colours: ['rose', 'night', 'brick'],
    outline: '0 -26 16 -22 25 -4 16 20 0 42!',
    crest: `${fan({ colour: 'P', count: 5, spread: 52, inner: 14, outer: 46, width: 9, y: 0, end: 'flat' })}|~a o-30-26 4|~i o-15-37 3.4|~a M0-44L4-39 0-34-4-39Z|~i o15-37 3.4|~a o30-26 4`,
    marks: 'i M-25-8L25-8 22 6Q12 10 3 0H-3Q-12 10-22 6Z',
    eyes: { kind: 'almond', x: 11, y: -2, size: 0.75 },
    brow: 'i2.4 M4-14Q12-17 19-12M-20-18Q-12-22-4-15',
    nose: 'L0 17L-6 16L0 2',
    mouth: 'i2.6 M-9 25Q2 30 11 22|=i2 M2 20Q9 20 14 15',
  },
  // Pyromancer: first make room, then fire.
  110: {
    colours: ['brick', 'ochre', 'clay'],
    outline: '0 -18 18 -18 26 0 17 24 0 42!',
    crest:
      'A M0-50C4-40 12-38 12-28C20-32 20-38 18-44C30-36 28-26 30-18C36-22 37-27 37-31C46-18 44 4 32 16L-32 16C-44 4-46-18-37-31C-37-27-36-22-30-18C-28-26-30-36-18-44C-20-38-20-32-12-28C-12-38-4-40 0-50Z|T M0-38C2-30 8-28 9-18C16-22 17-27 16-30C24-22 22-10 22 2H-22C-22-10-24-22-16-30C-17-27-16-22-9-18C-8-28-2-30 0-38Z',
    marks: '=~t M18 4Q12 14 4 16Q10 22 6 32Q18 24 18 4Z',
    eyes: { kind: 'glow', x: 11, y: -2, size: 0.95 },
    brow: '=i3.4 M3-5Q10-12 22-11',
    nose: 'L0 14L-5 12L0-4',
    mouth: 'I M-7 22Q0 18 7 22Q5 30 0 30T-7 22Z|~t M-3 25Q0 22 3 25L0 29Z',
  },
  // Sergeant: helmet down, nobody leaves.
  120: {
    colours: ['slate', 'brick', 'chalk'],
    outline: '0 -30 20 -28 28 -8 28 20 18 40! 6 34! 0 34',
    crest: `${fan({ colour: 'T', count: 13, spread: 84, inner: 20, outer: 42, width: 6.5, y: -4, end: 'round' })}|M M-34-2A34 34 0 0 1 34-2L26-2A26 26 0 0 0-26-2Z`,
    marks: '~m M-28-4H28V1H-28Z|i M-4 4H4V34H-4ZM-24 4H24V14H-24Z|=~m o20-14 2|=~m o10-20 2',
    eyes: { kind: 'bar', x: 13, y: 9, size: 0.9 },
    nose: 'L0 6L0-4',
    brow: '=i3 M5 3L24-3',
    mouth: '=~m o22 24 2|=~m o19 33 2',
  },
  // Selector: of twenty-five feathers it shows eight.
  130: {
    colours: ['teal', 'pine', 'plum'],
    outline: '0 -24 12 -22 20 -8 16 10 6 26 0 36!',
    crest: `${fan({ colour: 'T', count: 8, spread: 98, inner: 10, outer: 40, width: 8, y: 2, end: 'round' })}|${fan({ colour: 'm', count: 8, spread: 98, inner: 33, outer: 39, width: 6, y: 2, end: 'round' })}|${fan({ colour: '~a', count: 8, spread: 98, inner: 36, outer: 38, width: 3, y: 2, end: 'round' })}`,
    marks: 'p M-18-2Q-10-14 0-6Q10-14 18-2Q10 10 0 2Q-10 10-18-2Z',
    eyes: { kind: 'hole', x: 9, y: -3, size: 0.7 },
    brow: '=i2 M2-13Q9-17 16-12',
    nose: 'L0 30L0 4',
    mouth: 'M M-7 8Q0 3 7 8L0 32Z|i1.6 M-4 14Q0 18 4 14',
    prop: { figure: '=i1.8 M0 0V-10|M o0-12 3|=i1.8 M0 0L6-9|M o7-11 2.6|M o-7-11 2.6', y: -24 },
  },
  // Strategist: neither side of the beam is looked at alone.
  140: {
    colours: ['night', 'chalk', 'ochre'],
    outline: '0 -30 15 -26 20 -4 16 20 0 42',
    crest:
      'M M-3-48H3V-26H-3Z|M M-44-38Q0-50 44-38L43-34Q0-44-43-34Z|=i1.4 M42-36L33-8M42-36L49-8|=M M31-8H50Q48 4 40.5 4T31-8Z',
    marks: 't M0-30L-15-26-20-4-16 20 0 42Z',
    eyes: { kind: 'slit', x: 9, y: -2, size: 0.9 },
    brow: '=i2.6 M3-8Q10-13 17-11',
    nose: 'L0 18L-6 17L0-10',
    mouth: 'i2.4 M-7 27H7|~M o0-17 3.4',
  },
  // Assayer: three streaks on the stone tell gold.
  150: {
    colours: ['umber', 'slate', 'ochre'],
    outline: '0 -22 22 -22 26 -20! 24 6 20 22 10 42! 0 42',
    crest:
      'T M-32-16V-28H-24V-38H-14V-48H14V-38H24V-28H32V-16Z|~m M-32-21H32V-17H-32ZM-24-31H24V-28H-24ZM-14-42H14V-39H-14Z',
    marks:
      'm M0-22L26-20 24 6 20 22 10 42 0 42Z|~m2.4 M-22 10L-14 16|~a2.4 M-21 16L-12 23|~p2.4 M-19 22L-11 29',
    eyes: { kind: 'hole', x: 11, y: 2, size: 0.9 },
    brow: '=i3 M3-4L19-8',
    nose: 'L0 22L-8 20L0-6',
    mouth: 'i2.6 M-9 31Q0 28 9 31',
    prop: { figure: 'm2.6 o0 0 11', x: 11, y: 2 },
  },
  // Oracle: two eyes shut, one open.
  160: {
    colours: ['lilac', 'night', 'plum'],
    outline: '0 -26 18 -22 23 0 15 26 0 42',
    crest:
      'T M-26-14C-44-16-50-34-40-50C-38-38-28-30-14-30H14C28-30 38-38 40-50C50-34 44-16 26-14Z|M o0-40 9',
    marks:
      't M-23-6Q-14 0-8 14Q-10 30-12 32Q-24 16-23-6Z|t M23-6Q14 0 8 14Q10 30 12 32Q24 16 23-6Z|=~m o15 12 1.6|=~m o13 19 1.6',
    eyes: { kind: 'shut', x: 11, y: 4 },
    nose: 'L0 20L-5 19L0-4',
    mouth: 'i2.4 M-5 29Q0 32 5 29|~i M-2 34H2V38H-2Z',
    prop: { figure: 'P M-12 0Q0-13 12 0Q0 13-12 0Z|M o0 0 5|i o0 0 2.4', y: -12 },
  },
  // Veteran: broken once, mended with metal, wreathed.
  170: {
    colours: ['pine', 'moss', 'chalk'],
    outline: '0 -34 19 -28 24 -6 22 14 14 34 0 42',
    crest:
      '=T M20 32C28 34 34 30 36 24C30 22 24 24 20 32Z|=T M26 20C36 20 42 14 42 6C34 6 28 10 26 20Z|=T M28 4C38 2 44-6 43-14C34-12 29-6 28 4Z|=T M27-12C36-16 40-24 37-32C30-28 26-20 27-12Z|=T M21-24C27-32 28-40 22-46C17-40 17-32 21-24Z',
    marks: 'm2.4 M10-31L6-20 13-12 8 2 16 12 10 24 13 35|~m1.6 M8 2L-2 6|~m1.6 M6-20L-6-24',
    eyes: { kind: 'hole', x: 10, y: -6, size: 0.9 },
    brow: '=i3.4 M3-12Q10-18 20-13',
    nose: 'L0 14Q-9 15-7 8L0-12',
    mouth: 'i2.6 M-9 24H9|~i1.4 M-12-24H4M-10-28H2',
  },
  // Breeder: what grows best is grafted on.
  180: {
    colours: ['umber', 'moss', 'mint'],
    outline: '0 -26 16 -24 21 -6 15 18 6 38 0 42',
    crest:
      '=b M6-24C10-34 16-36 16-48L20-48C21-42 20-38 19-35C26-38 28-42 28-47L32-47C33-36 26-32 20-29C30-28 36-30 39-36L43-34C38-22 24-20 14-18Z|=T o30-46 4.5|=T o42-33 4.5|=T o18-45 4.5|=A o34-22 3.5',
    marks: '=~i1.2 M6-24Q10-10 4 2M12-22Q18-6 12 12M6 38Q10 24 8 18',
    eyes: { kind: 'hole', x: 10, y: -2, size: 0.9 },
    brow: '=t3.4 M3-9Q10-15 19-10',
    nose: 'L0 18L-6 16L0-10',
    mouth: 'i2.4 M-6 27Q0 25 6 27|~t M0 30C6 30 8 36 0 48C-8 36-6 30 0 30Z',
  },
  // Logician: four are left, and the rest follows.
  190: {
    colours: ['chalk', 'slate', 'brick'],
    outline: '0 -36! 19 -30! 23 -6 18 20 9 38! 0 38!',
    crest:
      'i8 o0 0 38|m4 o0 0 38|=M M23-44H45V-22H23Z|=p M27-40H41V-26H27Z|=i o34-33 4|=M M23 22H45V44H23Z|=a M27 26H41V40H27Z|=p o34 33 4',
    marks: 't M0-36L19-30 23-6 18 20 9 38H0Z|~p1.6 M-19-21H0|~i1.6 M0-21H19|m M-23-8H23V-11H-23Z',
    eyes: { kind: 'slit', x: 10.5, y: -1, size: 1 },
    nose: 'L0 19L-7 19L0-8',
    mouth: 'i2.6 M-8 26H8|m M-4 31H4V38H-4Z',
    prop: { figure: 'm o0-4 2.4|m o-5 4 2.4|m o5 4 2.4', y: -22 },
  },
  // Council: four that speak as one.
  200: {
    colours: ['bone', 'night', 'brick'],
    outline: '0 -30 15 -26 20 -8 16 18 8 37 0 43',
    crest: `${fan({ colour: 'M', count: 20, spread: 180, inner: 34, outer: 49, width: 8, end: 'point' })}|M o0 0 39|=T M10-26C24-28 34-18 34-7L42 6 35 8C36 21 28 29 12 30Z|=~a M14-26C24-27 32-20 34-10L18-12Z|=~p M22-3Q28-8 34-3Q28 1 22-3Z|=~i o29-3 2|=~i2 M29 17L36 16|A M-16-24C-19-44-8-50 0-50C8-50 19-44 16-24Z|=~p M2-36Q7-41 13-36Q7-32 2-36Z|=~i o7.5-36 1.8`,
    marks: 't M0-30L5-10 0 4-5-10Z|=~a M20-8L10-12 12-4 20 1Z|=~m o15 14 1.6|=~m o13 21 1.6',
    eyes: { kind: 'slit', x: 9.5, y: -2, size: 0.78 },
    brow: '=i2.4 M3-8Q9-13 16-10',
    nose: 'L0 18L-5 17L0-6',
    mouth: 'i2.4 M-7 26H7|~m M-3 30H3V41H-3Z',
  },
};
