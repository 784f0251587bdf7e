import type { Masks } from '../faces/mask';

/** The opponents' masks by their rungs. */
export const FACES: Masks = {
  // Dice: six sides, and none of them a plan.
  0: {
    colours: ['bone', 'umber', 'brick'],
    outline: '0 -24! 26 -24! 30 -20! 30 26! 26 30! 0 30!',
    crest: 'T M-24-24L-12-38H38L26-24Z|B M30-20L42-34V14L30 26Z|i o36-10 2.4|i o36-2 2.4|a o13-31 3',
    marks: '~a o-20 20 3.4|~a o20 20 3.4|~t o-20-15 3|~t o20-15 3',
    nose: 'L0 8Q-5 8-4 4L0 2',
    eyes: { kind: 'googly', x: 11, y: -4, uneven: 1.25 },
    mouth: 'I M-11 14Q0 18 11 14Q9 24 0 24T-11 14Z',
    lean: -5,
  },
  // Grabber: a jackdaw with something round in its beak.
  10: {
    colours: ['slate', 'night', 'ochre'],
    outline: '0 -30 20 -26 28 -6 22 16 10 26 0 28',
    crest: '=T M10-24C22-42 36-40 44-32C38-26 30-22 22-18Z|=B M20-12C34-20 42-16 47-8C38-6 30-4 24-4Z',
    marks: 't M-20-20Q0-32 20-20Q12-8 0-14Q-12-8-20-20Z|=~a o20 6 2.2',
    nose: 'L0 16L0-12',
    eyes: { kind: 'glow', x: 12, y: -3, size: 0.9 },
    mouth: 'T M-10 8Q0 0 10 8L3 40Q0 44-3 40Z|~i1.8 M0 6V38|A o0 34 9|i1.6 o0 34 5',
  },
  // Squatter: has found the warm place.
  20: {
    colours: ['clay', 'brick', 'chalk'],
    outline: '0 -16 22 -16 36 4 36 26 22 37 0 38',
    crest: 'B M-38-14Q0-40 38-14L30-6H-30Z|T M-20-24Q0-46 20-24L14-20H-14Z|a o0-36 4',
    marks: '~t M-30 22Q0 34 30 22L26 32Q0 42-26 32Z|=~p o26 8 4',
    nose: 'L0 18Q-9 18-6 11L0 2',
    eyes: { kind: 'shut', x: 14, y: 2 },
    mouth: 'i2.6 M-12 25Q0 31 12 25',
  },
  // Feature Phone: three bars, twelve keys, eighty seconds.
  30: {
    colours: ['teal', 'night', 'mint'],
    outline: '0 -36! 19 -36! 23 -32! 23 40! 19 44! 0 44!',
    crest: '=B M14-30V-48H20V-30Z|i M-8-42H8V-36H-8Z',
    marks:
      'I M-17-28H17V8H-17Z|~a M-14-24H-10V-20H-14ZM-7-26H-3V-20H-7ZM0-24H4V-20H0Z|~p M-16 14H-7V19H-16ZM-4 14H4V19H-4ZM7 14H16V19H7ZM-16 23H-7V28H-16ZM-4 23H4V28H-4ZM7 23H16V28H7ZM-16 32H-7V37H-16ZM-4 32H4V37H-4ZM7 32H16V37H7Z',
    nose: 'L0 44',
    eyes: { kind: 'square', x: 8, y: -9, size: 0.8 },
    mouth: 'a2.4 M-6 3H6',
  },
  // Settler: a pair of scales that comes to rest.
  40: {
    colours: ['moss', 'umber', 'metal'],
    outline: '0 -26 18 -22 24 2 16 26 0 34',
    crest: 'M M-2-46H2V-22H-2Z|m2.6 M-40-36H40|=m1.8 M40-36L30-16M40-36L48-16|=M M28-16H49Q46-5 38-5T28-16Z',
    marks: '~t M-14-14Q0-22 14-14L10-8Q0-14-10-8Z|=~a o17 10 2.6',
    nose: 'L0 16L-6 15L0-4',
    eyes: { kind: 'almond', x: 10, y: 0, size: 0.9 },
    mouth: 'i2.4 M-8 22H8',
  },
  // Clockwatcher: a water clock, one drop late.
  50: {
    colours: ['mint', 'slate', 'brick'],
    outline: '0 -30 22 -30! 20 -14 8 2 20 18 22 36! 0 36!',
    crest: 'T M-28-38H28V-29H-28ZM-28 36H28V45H-28Z|=B M25-30H29V37H25Z',
    marks: '~s M-16 30Q0 12 16 30V34H-16Z|~s o0 8 2.6|~s o0 15 2',
    nose: 'L0 4',
    eyes: { kind: 'tired', x: 9, y: -15, size: 0.8 },
    brow: '=i2.2 M4-24L15-25',
    mouth: 'i2.4 M-7 26Q0 22 7 26',
  },
  // Sorter: an abacus, the large beads first.
  60: {
    colours: ['ochre', 'umber', 'brick'],
    outline: '0 -34! 30 -34! 30 34! 0 34!',
    crest: 'T M-35-40H35V-30H-35ZM-35 30H35V40H-35Z|=T M28-38H36V38H28Z',
    marks:
      '~i1.4 M-22-30V30M-8-30V30M8-30V30M22-30V30|~a o-22-24 5|~a o22-24 5|~a o-8-24 4.4|~a o8-24 4.4|~t o-22 22 5|~t o22 22 5',
    nose: 'L0 12L0-2',
    eyes: { kind: 'dot', x: 11, y: -4, size: 1 },
    brow: '=i2.4 M5-14H18',
    mouth: 'i2.6 M-12 16H12',
  },
  // Librarian: bamboo slips, tied and in order.
  70: {
    colours: ['pine', 'bone', 'brick'],
    outline: '0 -22 17 -19 22 0 16 22 7 34 0 37',
    crest:
      'P M-40-44H40V-18H-40Z|i1 M-32-44V-18M-24-44V-18M-16-44V-18M-8-44V-18M0-44V-18M8-44V-18M16-44V-18M24-44V-18M32-44V-18|a1.8 M-40-37H40M-40-25H40',
    marks: '~t M-14 18Q0 40 14 18L8 34 0 37-8 34Z',
    nose: 'L0 16L-6 14L0-4',
    eyes: { kind: 'window', x: 10, y: 0 },
    mouth: 'i2.2 M-6 23Q0 25 6 23',
  },
  // Idler: would rather not, and it is enough.
  80: {
    colours: ['lilac', 'teal', 'bone'],
    outline: '0 -22 20 -20 31 2 27 24 14 34 0 35',
    crest: 'T M-30-12C-34-40-8-50 12-42C30-38 40-22 46-4L38-2C32-14 26-18 18-18Z|p o43 1 6',
    marks: '=~t o22 16 5',
    nose: 'L0 17Q-8 17-6 11L0 3',
    eyes: { kind: 'lidded', x: 12, y: 3, size: 1.05 },
    brow: '=i2 M5-7Q13-10 21-5',
    mouth: 'i2.6 M-5 25Q2 29 9 24',
    lean: 7,
  },
  // Skimmer: a dragonfly, gone before it lands.
  90: {
    colours: ['teal', 'mint', 'night'],
    outline: '0 -24 16 -22 26 -10 20 10 8 22 0 24',
    crest:
      '=P M12-8C28-30 44-34 49-28C48-16 30-6 14-2Z|=P M12 4C28 2 44 10 46 18C38 24 24 16 12 10Z|=~i1 M14-6L44-26M14 5L42 16',
    marks: '~t M-6-24H6L3 0H-3Z|~a M-8 14Q0 20 8 14L5 20Q0 24-5 20Z',
    nose: 'L0 24L0-2',
    eyes: { kind: 'googly', x: 13, y: -8, size: 1.15 },
    mouth: 'i2 M-5 12H5|b5 M0 24V40|t5 M0 40V46',
  },
  // Bargainer: knows the price of everything that is on the board.
  100: {
    colours: ['brick', 'ochre', 'night'],
    outline: '0 -24 20 -22 26 -2 24 20 12 34 0 36',
    crest:
      'A M-30-20Q0-34 30-20L24-42Q0-52-24-42Z|T M-34-16Q0-32 34-16V-22Q0-38-34-22Z|T o0-38 6|i M-2-40H2V-36H-2Z',
    marks: '~t o-22 8 4|~t o22 8 4',
    nose: 'L0 18Q-10 18-8 11L0-2',
    eyes: { kind: 'slit', x: 11, y: -1, size: 0.9 },
    brow: '=i3 M4-10L20-7',
    mouth: 'B M-22 18Q-10 14 0 20Q10 14 22 18Q12 28 0 24Q-12 28-22 18Z|i2 M-7 29Q0 32 7 29',
  },
  // Pruner: a bonsai, and the branch that is not there.
  110: {
    colours: ['umber', 'moss', 'clay'],
    outline: '0 -18 16 -16 20 2 17 22 22 30! 0 30!',
    crest: 'T o-18-34 14|T o6-40 10|T o26-28 12|b4 M-4-14L-14-30M2-14L6-36M8-12L24-26',
    marks: 'A M-27 29H27L23 42H-23Z|~t M-14-8L-4-4M14-8L4-4|~p o-10 16 2.4',
    nose: 'L0 18L-5 16L0-2',
    eyes: { kind: 'almond', x: 9, y: 1, size: 0.85 },
    mouth: 'i2.4 M-7 23L0 21 7 23',
  },
  // Strategist: a cap with ribbons, a fan, and no hurry.
  120: {
    colours: ['bone', 'teal', 'slate'],
    outline: '0 -22 17 -20 21 2 15 24 7 36 0 40',
    crest: 'T M-20-20V-42H20V-20Z|P M-24-24H24V-17H-24Z|i1.6 M-7-42V-24M7-42V-24|=T M18-22L38-16 34 10 26-8Z',
    marks: '~b M-4 30Q0 34 4 30L2 46H-2Z',
    nose: 'L0 18L-5 16L0-6',
    eyes: { kind: 'almond', x: 10, y: 0, size: 0.85 },
    brow: '=i2.2 M4-8Q12-12 18-6',
    mouth: '=a2 M2 23Q10 24 13 34|i2 M-5 26H5',
    prop: {
      figure: 'P M0 22L-22-6A30 30 0 0 1 22-6Z|i1 M0 20L-14-10M0 20V-16M0 20L14-10',
      x: 34,
      y: 28,
      turn: 24,
      size: 0.6,
    },
  },
  // Referee: seen it twice, and the whistle is in the mouth.
  130: {
    colours: ['chalk', 'night', 'brick'],
    outline: '0 -28 20 -24 25 -2 20 22 8 34 0 36',
    crest: 'T M-26-18Q-24-44 0-44Q24-44 26-18L20-22Q0-30-20-22Z|T M-4-26Q24-30 44-18L42-12Q20-22-4-18Z',
    marks: '~t M-22 14L-14 12V28ZM22 14L14 12V28Z',
    nose: 'L0 14L-6 12L0-4',
    eyes: { kind: 'dot', x: 10, y: -2, size: 1 },
    brow: '=i3 M4-11L18-9',
    mouth: 'M M-8 20H10V26H2A7 7 0 1 1-8 26Z|i o-3 28 2.6|a2 M9 22Q24 30 22 44',
  },
  // Bookworm: out of the spine, and already in the next.
  140: {
    colours: ['mint', 'brick', 'bone'],
    outline: '0 -26 14 -22 18 -8 12 4 18 16 12 26 0 28',
    crest: '=B M4 26L44 18V42L4 46Z|=i2.4 M6-22Q10-38 20-42|=A o21-43 4.5',
    marks: '~t M-14-2Q0 4 14-2L12 4Q0 10-12 4Z|P M-44 20L0 28 44 20V26L0 34-44 26Z',
    nose: 'L0 10L0 0',
    eyes: { kind: 'window', x: 9, y: -10 },
    mouth: 'i2.4 M-6 14Q0 18 6 14',
  },
  // Hermit: the cave has one chair and two players.
  150: {
    colours: ['slate', 'bone', 'moss'],
    outline: '0 -20 15 -18 19 0 14 18 6 24 0 26',
    crest:
      'B M-40 40C-48-10-26-46 0-47C26-46 48-10 40 40L28 30C30 2 22-24 0-24C-22-24-30 2-28 30Z|a o-26-24 4|a o30-8 3',
    marks: 'T M-17 12Q-8 16 0 14Q8 16 17 12Q16 34 0 48Q-16 34-17 12Z',
    nose: 'L0 14L-5 12L0-4',
    eyes: { kind: 'hole', x: 9, y: 0, size: 0.85 },
    brow: '=t3 M3-6Q10-11 18-6',
    mouth: '~i2.2 M-5 21H5',
  },
  // Diviner: the cracks in the shell have been right so far.
  160: {
    colours: ['moss', 'bone', 'ochre'],
    outline: '0 -24 17 -20 22 0 14 20 5 28 0 29',
    crest:
      'T M-32-12Q-32-46 0-46Q32-46 32-12L20-20Q0-28-20-20Z|i1.8 M-10-43L-6-27M10-43L6-27M-27-28L-13-33M27-28L13-33|a o0-36 3.6',
    marks: '~t M-20 6L-12 10V22ZM20 6L12 10V22Z',
    nose: 'L0 15L-5 13L0-4',
    eyes: { kind: 'shut', x: 10, y: 1 },
    brow: '=i2.2 M4-9Q11-13 18-8',
    mouth: 'i2.4 M-8 21Q0 25 8 21',
  },
  // Sworn Brothers: two helmets, one plan.
  170: {
    colours: ['brick', 'slate', 'bone'],
    outline: '0 -22 16 -22 23 -6 17 14 9 25 0 30',
    crest:
      'B M-40-4C-44-34-22-47-6-40L-4-24L-22-18ZM40-4C44-34 22-47 6-40L4-24L22-18Z|a o-22-30 4|a o22-30 4|i2 M0-46V-24',
    marks: 'P M-1-22H1V29H-1Z|~t M-18 8L-9 12V20ZM18 8L9 12V20Z',
    nose: 'L0 14L-5 12L0-5',
    eyes: { kind: 'almond', x: 11, y: -1, size: 0.9 },
    brow: '=i2.6 M4-9L18-7',
    mouth: 'i2.4 M-10 21Q-5 24 0 21Q5 24 10 21',
  },
};
