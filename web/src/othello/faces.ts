import type { Masks } from '../faces/mask';

/** The opponents' masks by their rungs. */
export const FACES: Masks = {
  // Dice: the cup is empty, and so is the head under it.
  0: {
    colours: ['lilac', 'umber', 'bone'],
    outline: '0 -12 24 -10 35 10 28 32 12 38 0 38',
    crest: 'P M28-44L42-38 36-24 22-30Z|i o30-37 2|i o35-34 2|i o28-32 1.6',
    marks: '~s o-22 20 5|~s o22 20 5',
    nose: 'L0 14Q-5 14-4 10L0 6',
    eyes: { kind: 'googly', x: 12, y: 2, uneven: 1.3 },
    mouth: 'I M-14 19Q0 23 14 19Q13 35 0 35T-14 19Z|P M-7 22H6V33H-7Z|~i o-0.5 27.5 1.8',
    prop: {
      figure:
        'T M-20 4L-15-28Q0-34 15-28L20 4Q0-3-20 4Z|T M-24 3Q0-6 24 3V10Q0 1-24 10Z|~a2 M-17-18Q0-24 17-18',
      x: -5,
      y: -15,
      turn: -13,
    },
  },
  // Grabber: one in each claw, and the mouth still open.
  10: {
    colours: ['brick', 'clay', 'bone'],
    outline: '0 -12 22 -14 39 4 32 24 14 33 0 33',
    crest:
      '=i9 M12-8V-22|=b4.5 M12-8V-22|=i9 M32 6Q46 0 40-18|=b4.5 M32 6Q46 0 40-18|=i6 M30 18L44 27M24 27L36 41|=b2.4 M30 18L44 27M24 27L36 41|P o36-40 6.5|i o-36-40 7.5|=B M38-16C24-20 22-40 31-49C31-40 33-34 37-31C41-34 44-40 42-49C52-40 50-20 38-16Z',
    marks: '=~t o22-4 3.4|=~t o30 5 2.4|=~t o14-8 2',
    nose: 'L0 6L0-4',
    eyes: { kind: 'googly', x: 12, y: -22, size: 1.05 },
    mouth: 'I M-24 8Q0 18 24 8Q22 28 0 28T-24 8Z|~p M-16 12L-11 19-5 14 0 20 5 14 11 19 16 12Q0 17-16 12Z',
  },
  // Squatter: here first, and here it stays.
  20: {
    colours: ['moss', 'pine', 'ochre'],
    outline: '0 -8 10 -10 22 -20 32 -10 43 14 36 32 14 39 0 39',
    crest:
      'T M0-50L48-2 36 12H-36L-48-2Z|~i1.4 M24-26L-14 12M36-14L10 12M-24-26L14 12M-36-14L-10 12|=A M24-26L36-14 24-2 12-14Z|A M0-50L12-38 0-26-12-38Z|P o0-38 6',
    marks: 'a M-32 25Q0 36 32 25L26 35 14 39H-14L-26 35Z|=~t o34 10 3|=~t o37 18 2|=~t o9 0 2.2|=i o4 12 1.6',
    nose: 'L0 16L0-2',
    eyes: { kind: 'lidded', x: 21, y: -8, size: 1.05 },
    mouth: 'i3 M-34 20Q0 32 34 20',
  },
  // Warder: whatever you wanted to do, it is locked.
  30: {
    colours: ['ochre', 'slate', 'brick'],
    outline: '0 -14! 27 -14! 31 -10! 31 36! 27 40! 0 40!',
    crest: 'T M-26-8V-22C-26-57 26-57 26-22V-8H14V-22C14-40-14-40-14-22V-8Z',
    marks: '=~s o26-9 2|=~s o26 35 2|T M-12 10H12V40H-12Z',
    nose: 'L0 12Q-6 12-5 7L0-4',
    eyes: { kind: 'lidded', x: 14, y: -1, size: 0.9 },
    brow: '=i4 M5-7L24-11',
    mouth: 'I o0 20 5.5|I M-3 22H3L5.5 36H-5.5Z',
    prop: {
      figure: 'M o0-9 8|i o0-9 3.4|M M-2.5-1H2.5V24H-2.5ZM2.5 11H8V16H2.5ZM2.5 19H10V24H2.5Z',
      x: 39,
      y: 12,
    },
  },
  // Pruner: what bears nothing is bitten off.
  40: {
    colours: ['umber', 'bone', 'moss'],
    outline: '0 -24 18 -22 29 -6 35 14 24 32 0 36',
    crest:
      'B M-12-18C-27-36-18-50 0-50S27-36 12-18Z|~i1.4 M-18-36L0-20M-13-46L9-24M-1-49L16-31M18-36L0-20M13-46L-9-24M1-49L-16-31|=B o25-22 8|=~t o25-22 4',
    marks: '=t M0 6C12 2 28 8 27 18C24 28 10 28 0 24Z',
    nose: 'L0 36L0-6',
    eyes: { kind: 'dot', x: 13, y: -6, size: 1.15 },
    brow: '=i3 M5-15Q13-19 20-13',
    mouth: 'I M-8 4Q0 0 8 4Q6 12 0 13Q-6 12-8 4Z|=~i o12 14 1.2|=~i o18 12 1.2|=~i o17 18 1.2',
    prop: {
      figure:
        'B M-44-5H35L46 0 35 6H-44Z|p M35-5L46 0 35 6Z|A M-36-3C-48-6-48-20-40-26C-30-20-28-10-36-3Z|A M-22 3C-33 7-33 18-26 22C-18 17-16 8-22 3Z|P M-8-4H8V11H-8Z|i2 M0-4V11',
      y: 26,
      turn: -5,
    },
  },
  // Clockwatcher: up before the sun, and counting.
  50: {
    colours: ['bone', 'brick', 'ochre'],
    outline: '0 -26 15 -24 23 -8 25 12 33 36! 23 32! 16 43! 8 34! 0 44!',
    crest: 'T M-17-18C-27-32-22-44-13-39C-14-51-3-52 0-43C3-52 14-51 13-39C22-44 27-32 17-18Z',
    marks: '=~t M20 14L23 24 15 22Z|=~a M10 26L14 34 6 32Z',
    nose: 'L0 20L0-8',
    eyes: { kind: 'tired', x: 12, y: -9, size: 0.95 },
    mouth: '=T M1 14C11 12 14 28 8 33C0 34-1 24 1 14Z|A M-12 4Q0-8 12 4L0 21Z|~i1.6 M-9 7Q0 12 9 7',
    prop: {
      figure: 'm2 M-8-8L-26-22|M o0 0 12|P o0 0 8.5|i2 M0-5.5V0L4 2.5|M M-3-16H3V-11H-3Z',
      x: 33,
      y: 31,
    },
  },
  // Librarian: it has not forgotten one of them.
  60: {
    colours: ['slate', 'rose', 'brick'],
    outline: '0 -24 17 -22 23 -4 16 10 9 20 9 38 0 44',
    crest: '=B M17-16C30-38 52-26 49 0C47 20 34 28 16 8Z|=~t M23-12C33-26 45-18 43 0C41 14 33 18 22 4Z',
    marks: '~i1.4 M-8 22Q0 25 8 22M-9 28Q0 31 9 28M-9 34Q0 37 9 34',
    nose: 'L0 40L0-6',
    eyes: { kind: 'lens', x: 10, y: -3, size: 0.85 },
    brow: '=i2.4 M4-14Q10-18 17-14',
    mouth: '=P M11 14C20 18 23 28 18 38C13 35 9 28 9 20Z|~m2 M-2-4Q0-6 2-4',
    prop: {
      figure: 'A M-23-7Q-27 0-23 7H22V3H-19Q-21 0-19-3H22V-7Z|P M-20-3H20V3H-20Z|~i1 M-18 0H20',
      y: -31,
      turn: -4,
    },
  },
  // Mason: nobody has turned it over yet.
  70: {
    colours: ['chalk', 'brick', 'moss'],
    outline: '0 -28! 19 -28! 23 -12! 18 4 21 22 23 34! 16 45! 0 45!',
    crest:
      'T M-20-26V-38Q-20-46-12-46H12Q20-46 20-38V-26Z|T M-9-45V-50H9V-45Z|=B M20-14L30-11 29 24 20 20Z|~i1.4 M-20-33H20',
    marks:
      's M-23-13H23L20-6H-20Z|=~i1.2 M20 6H11M21 20H14M9-28V-20H21M12 38V45|~a o-17 32 3.4|~a o-13 36 2.4|~a o16-18 2.6',
    nose: 'L0 25L-10 22L-5-8',
    eyes: { kind: 'hole', x: 11.5, y: -4, size: 0.8 },
    brow: '=i4.5 M3-12L21-13',
    mouth: 'i3.4 M-11 34H11|~i1.4 M-7 39H7',
    prop: {
      figure: 'M M0-20L10 6Q0 10-10 6Z|m3 M0 7V14|A M-4 12H4L5 28H-5Z',
      x: 37,
      y: 22,
      turn: 14,
    },
  },
  // Finisher: ten stitches, and the seam is closed.
  80: {
    colours: ['rose', 'night', 'plum'],
    outline: '0 -28 18 -25 24 -4 18 20 8 36 0 42',
    crest:
      'M M-47 36L40-44Q47-48 46-40L-43 40Z|~i1.6 M38-39L43-44|T M-15-22V-40H15V-22Z|~p1.2 M-15-36H15M-15-31H15|A M-19-47H19V-39H-19Z',
    marks: '~i1.4 M-14-22L-5-12M-15-16L-9-21M-11-12L-5-17|=~t o15 12 2|=~t o11 17 1.6',
    nose: 'L0 19L-7 18L0-8',
    eyes: { kind: 'slit', x: 10.5, y: -3, size: 0.9 },
    brow: '=i2.6 M3-9Q11-15 19-10',
    mouth:
      'i2.4 M-15 26Q0 31 15 26|=~i2 M1.5 25L2.5 33M4.5 25L5.5 32.5M7.5 24.5L8.5 32M10.5 24L11.5 31M13.5 23L14.5 30',
    prop: { figure: 't2.4 M43-41C52-16 40 4 30 12C22 18 22 24 15 26', size: 0.97 },
  },
  // Solver: all that is missing is where this one goes.
  90: {
    colours: ['pine', 'bone', 'metal'],
    outline: '0 -30! 22 -30! 26 -8 22 18 10 37 0 42',
    crest: '=B M16-24L24-46 31-44A5 5 0 1 1 40-41L48-38 44-26A5 5 0 1 0 41-16L37-4 20 2Z',
    marks:
      't M0-30H22L25-16 26-8 25 4H18A5 5 0 1 1 9 4H0V-8A5 5 0 1 0 0-17Z|t M0 42L-10 37-17 29-22 18-25 4H-18A5 5 0 1 0-9 4H0V13A5 5 0 1 1 0 22Z|~i1.4 M0-30V-17A5 5 0 1 1 0-8V13A5 5 0 1 1 0 22V42M-25 4H-18A5 5 0 1 0-9 4H9A5 5 0 1 0 18 4H25',
    nose: 'L0 42',
    eyes: { kind: 'hole', x: 12.5, y: -5, size: 0.8 },
    brow: '=i2.6 M5-12Q13-17 21-13',
    mouth: 'i2.6 M-8 31Q0 33 8 31',
    prop: { figure: 'M M-9-9H-4A5 5 0 1 1 4-9H9V-4A5 5 0 1 0 9 4V9H-9Z', y: -34, turn: 45, size: 0.9 },
  },
  // Scholar: a board for a cap, its corners in gold.
  100: {
    colours: ['plum', 'bone', 'metal'],
    outline: '0 -24 16 -22 22 -4 15 14 6 24 0 28',
    crest:
      '=B M12-22C32-24 40 6 37 44L19 47C24 28 22 8 16 2Z|=~t2 M20-7L31-9M23 7L34 5M24 21L36 19M23 35L36 33',
    marks: '=~a o15 9 1.8|=~a o12 15 1.4',
    nose: 'L0 28L0-8',
    eyes: { kind: 'hole', x: 10, y: -4, size: 0.9 },
    brow: '=t2.6 M3-10Q10-15 19-11',
    mouth:
      'T M-8 4Q0-4 8 4C10 20 4 38-15 49C-6 34-6 20-8 4Z|i M-4 38Q-7 44-15 49Q-10 42-7 34Z|~i1.2 M1 6C2 18 0 28-6 36',
    prop: {
      figure:
        'T M0-16L46 0 0 16-46 0Z|~i1.2 M-23-8L23 8M23-8L-23 8M-34.5-4L11.5 12M34.5-4L-11.5 12M-11.5-12L34.5 4M11.5-12L-34.5 4|M o-40 0 4|M o40 0 4|M o0-12 4|M o0 12 4|m2.4 M40 4V22|M M36 20H44L45 30H35Z',
      y: -30,
    },
  },
  // Skimmer: skims a hundred, dips into one.
  110: {
    colours: ['teal', 'mint', 'night'],
    outline: '0 -14 12 -16 16 0 11 20 5 30 0 33',
    crest:
      'B M-5-10L-3-50H3L5-10Z|~i1.4 M-5-22H5M-4-30H4M-4-38H4M-3-45H3|=T M8-2C16-34 38-50 48-46C52-34 36-8 12 6Z|=T M8 6C28 0 46 12 49 28C38 36 18 26 8 14Z|=~i1.2 M12 0Q28-26 45-42M20-8Q30-14 42-30M14 10Q32 14 44 27|=A o20-10 16|=~t1.2 o20-10 12.5',
    marks: '=~t M12 8L6 14 8 20 12 16Z|~t M0-14L5-6 0 2-5-6Z',
    nose: 'L0 16L-3 15L0-8',
    eyes: { kind: 'glow', x: 19, y: -10, size: 1.15 },
    mouth: '=I M0 22L8 20Q8 30 1 32Z|m2.2 M-35 45Q-28 39-21 45T-7 45T7 45T21 45T35 45',
  },
  // Oracle: dark to light, and it has seen both.
  120: {
    colours: ['night', 'bone', 'metal'],
    outline: '0 -28 15 -26 20 -6 15 16 8 32 0 39',
    crest:
      'M o0 0 49|B o0 0 34|I o-35.5 20.5 6.5|I o-40.4-7.1 6.5|I o-26.4-31.4 6.5|I o0-41 6.5|P o26.4-31.4 6.5|P o40.4-7.1 6.5|P o35.5 20.5 6.5|p M-40.4-13.6A6.5 6.5 0 0 1-40.4-0.6A14 14 0 0 0-40.4-13.6Z|p M-26.4-37.9A6.5 6.5 0 0 1-26.4-24.9A9 9 0 0 0-26.4-37.9Z|p M0-47.5A6.5 6.5 0 0 1 0-34.5Z|i M26.4-37.9A6.5 6.5 0 0 0 26.4-24.9A9 9 0 0 1 26.4-37.9Z|i M40.4-13.6A6.5 6.5 0 0 0 40.4-0.6A14 14 0 0 1 40.4-13.6Z',
    marks:
      't M0-28L-8-28-15-26-20-14-20-6-18 8-15 16-8 32 0 39Z|~t o12 14 1.8|~t o10 20 1.4|~b o-12 14 1.8|~b o-10 20 1.4',
    nose: 'L0 39',
    eyes: { kind: 'hole', x: 9.5, y: 0, size: 0.85 },
    brow: 'i2.6 M-18-9Q-10-14-3-8|t2.6 M18-9Q10-14 3-8',
    mouth: 'i2.6 M-8 27H0|t2.6 M0 27H8|~i1.6 M0 8V18',
    prop: { figure: 'P o0 0 5.5|i M0-5.5A5.5 5.5 0 0 0 0 5.5Z', y: -17 },
  },
  // Bookworm: has eaten its way through all of it.
  130: {
    colours: ['mint', 'brick', 'ochre'],
    outline: '0 -26 15 -24 25 -11 25 4 16 16 0 20',
    crest:
      'B o-32 26 13|B o-38 8 11.5|B o-37-11 10|B o-27-26 9|~i1.4 M-44 20Q-35 27-23 36M-48 4Q-39 12-30 18M-46-16Q-38-9-29-6|=i2.4 M7-22Q10-38 19-40|=A o20-41 4.5',
    marks: '=m2.8 o11.5-5 9.5|m2.8 M-2.5-6Q0-8 2.5-6|=~t o20 8 2.6|~t o0-20 2|=~t o7-18 1.6',
    nose: 'L0 9L-2 8L0 1',
    eyes: { kind: 'googly', x: 11.5, y: -5, size: 0.8 },
    brow: '=i2.2 M5-17L17-19',
    mouth: '~i2.2 M-9 12Q0 18 9 12',
    prop: {
      figure:
        'T M-40-1H40V31H4L0 34-4 31H-40Z|P M0 2Q-18-9-36-1V26Q-18 19 0 28Z|P M0 2Q18-9 36-1V26Q18 19 0 28Z|=~i1.3 M7 5Q18 0 30 4M7 11Q18 6 30 10M7 17Q18 12 30 16M7 23Q16 18 24 20|~A M22-4L30-4 30 12 26 8 22 11Z',
      y: 17,
    },
  },
  // Hermit: has company enough in its own lamp.
  140: {
    colours: ['clay', 'slate', 'ochre'],
    outline: '0 -26 15 -22 21 -4 17 14 9 22 0 24',
    crest:
      'T M-35 47C-43 4-32-44 3-50C33-42 42 4 35 47Z|~i1.4 M-29 42C-34 8-27-24-12-36M29 42C34 8 27-24 12-36',
    marks: '~s M-15-22Q0-32 15-22L19-12Q0-22-19-12Z|=~i1.2 M17-1L21 1M16 3L20 6',
    nose: 'L0 10L-5 9L0-6',
    eyes: { kind: 'lidded', x: 10.5, y: -4, size: 0.7 },
    brow: '=P M3-10Q11-19 20-9L18-7Q11-12 4-8Z',
    mouth:
      'P M-19 6C-22 28-9 44 0 50C9 44 22 28 19 6Q9 15 0 11Q-9 15-19 6Z|i2.4 M-6 19Q0 21 6 19|~i1.4 M-10 24Q-8 36 0 45M10 24Q8 36 0 45M0 27V36',
    prop: {
      figure:
        'm2.4 M-8-13C-8-27 8-27 8-13|M M-11-13H11L8-8H-8Z|A M-8-8H8V11H-8Z|~p M0-5Q5 2 0 7Q-5 2 0-5Z|M M-10 11H10V16H-10Z',
      x: 37,
      y: 22,
      turn: 6,
    },
  },
  // Tandem: two wheels, and somebody in front who looks.
  150: {
    colours: ['ochre', 'night', 'mint'],
    outline: '0 -24 15 -22 20 -4 16 15 9 27 0 32',
    crest:
      'I o-32 31 15|~p1.4 o-32 31 10|P o32 31 15|~i1.4 o32 31 10|T M-23-9C-24-38-12-48 0-48S24-38 23-9Z|~m2.6 M0-47V-26M-11-44Q-15-34-14-25M11-44Q15-34 14-25',
    marks: 'T M-20-13H20V1H-20Z|=~i1.2 M8 15L16 13',
    nose: 'L0 14L-4 13L0-4',
    eyes: { kind: 'lens', x: 9.5, y: -6, size: 0.95 },
    mouth: 'i2.4 M-9 21Q0 27 9 21',
    prop: { figure: '=M M4 40Q16 34 20 42L24 41Q20 28 4 34Z|A o0 37 5', y: 2 },
  },
};
