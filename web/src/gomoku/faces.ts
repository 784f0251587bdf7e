import { fan } from '../faces/fan.ts';
import type { Masks } from '../faces/mask';

/** The opponents' masks by their rungs. */
export const FACES: Masks = {
  // Dice: a pebble with a die for a hat.
  0: {
    colours: ['slate', 'bone', 'rose'],
    outline: '0 -16 24 -12 38 10 28 34 0 38',
    marks: '~a o-26 18 5|~a o26 18 5',
    nose: 'L0 16Q-5 16-3 13L0 8',
    eyes: { kind: 'googly', x: 12, y: 4, uneven: 0.75 },
    mouth: 'i2.6 M-8 24Q2 30 11 22|~a M2 27Q5 35 9 32Q11 28 8 25Z',
    prop: { figure: 'T M-14-14H14V14H-14Z|i o-7-7 3|i o7 7 3|i o0 0 3', x: 3, y: -29, size: 1, turn: 14 },
  },
  // Builder: a hard hat and a row of five.
  10: {
    colours: ['clay', 'ochre', 'bone'],
    outline: '0 -14 24 -12 27 10 26 30 18 38 0 39',
    eyes: { kind: 'dot', x: 11, y: 0, size: 1.1 },
    brow: '=i2.6 M5-8H17',
    nose: 'L0 13Q-9 13-7 7L0 0',
    mouth:
      'I M-20 20H20V31H-20Z|A M-20 20H-12V31H-20ZM-12 20H-4V31H-12ZM-4 20H4V31H-4ZM4 20H12V31H4ZM12 20H20V31H12Z',
    prop: {
      figure:
        'T M-30 2C-30-30-14-36 0-36S30-30 30 2Z|T M-40 2Q0-8 40 2V9Q0 0-40 9Z|T M-5-40H5V-2Q0-4-5-2Z|=~s M14-30Q24-20 24-2L17-3Q18-20 10-33Z',
      y: -10,
    },
  },
  // Doorman: nothing gets past it, nothing much gets out.
  20: {
    colours: ['umber', 'brick', 'ochre'],
    outline: '0 -30 20 -24 28 -6 29 40! 0 40!',
    crest: 'B M-37 43V-8C-37-30-20-40 0-40S37-30 37-8V43Z',
    marks: '~i1.4 M-22-16V38M22-16V38M-29 14H-22M22 14H29|=~m o25.5 4 2.4',
    eyes: { kind: 'lidded', x: 11, y: -2, size: 0.85 },
    brow: '=i3 M4-10L18-8',
    nose: 'L0 16Q-8 16-6 10L0-6',
    mouth: 'I o0 24 4|I M-3 25H3L5 35H-5Z|=i3 M3 20Q11 14 17 21',
    prop: {
      figure: 'T M-18 6L-20-14Q0-20 20-14L18 6Q0 0-18 6Z|m M-19 6Q0 0 19 6V1Q0-5-19 1Z|M o0-10 3',
      y: -34,
      size: 0.95,
    },
  },
  // Looker: all eye.
  30: {
    colours: ['mint', 'teal', 'night'],
    outline: '0 -34 26 -26 36 0 26 28 0 36',
    crest: fan({ colour: 'T', count: 9, spread: 72, inner: 30, outer: 45, width: 4, y: 2, end: 'round' }),
    nose: 'L0 36',
    eyes: { kind: 'one', x: 0, y: -2, size: 1 },
    mouth: 'i2.6 M-7 29Q0 32 7 29',
    marks: '~t M-26 20Q0 36 26 20Q20 34 0 36T-26 20Z',
  },
  // Pruner: shears for ears.
  40: {
    colours: ['moss', 'pine', 'ochre'],
    outline: '0 -24! 26 -24! 29 -20! 29 33! 25 37! 0 37!',
    crest: '=M M6-14C10-30 22-42 32-48C36-36 24-20 14-12Z|=~i1.4 M12-18Q22-30 30-45|T M-10-8Q0-22 10-8Z',
    marks: '=~t o24-12 4|=~t o25 0 3.4|~t o-22 24 4|~t o20 30 4|~t o-12-17 3|~t o9-15 3.4',
    eyes: { kind: 'almond', x: 11, y: 2, size: 0.9 },
    brow: '=t4 M4-8Q11-12 19-8',
    nose: 'L0 18Q-9 18-7 12L0 2',
    mouth: 'i2.4 M-10 28L-5 25 0 28 5 25 10 28',
    prop: { figure: 'M o0 0 4|i o0 0 1.2', y: -18 },
  },
  // Sorter: everything by height.
  50: {
    colours: ['lilac', 'plum', 'ochre'],
    outline: '0 -14 24 -14! 24 32! 20 38! 0 38!',
    crest:
      'T M-30-12V-20H-19V-12Z|A M-19-12V-27H-8V-12Z|T M-8-12V-34H3V-12Z|A M3-12V-41H14V-12Z|T M14-12V-48H25V-12Z|B M-30-14H30V-8H-30Z',
    marks: '~i1.4 M-24 24H24',
    eyes: { kind: 'square', x: 11, y: 0, size: 0.9 },
    brow: '=i2.4 M4-8H18',
    nose: 'L0 16H-7L0 0',
    mouth: 'i2.4 M-10 22H10|~A M-14 27H14V34H-14Z|~i o0 30.5 1.6',
  },
  // Neighbour: knows everyone, goes nowhere.
  60: {
    colours: ['bone', 'brick', 'moss'],
    outline: '0 -14 28 -12 28 38! 0 38!',
    crest: 'B M16-24V-44H27V-24Z|~A o22-47 3',
    marks: '~a M-28 30H28V38H-28Z',
    eyes: { kind: 'window', x: 13, y: 4 },
    nose: 'L0 20Q-6 20-4 15L0 8',
    mouth: 'i2.4 M-9 26Q0 31 9 26|=~P M13 40V30L17 26 21 30V40ZM25 40V30L29 26 33 30V40Z',
    prop: { figure: 'T M0-30L40 6 33 12 0-16-33 12-40 6Z', y: -14 },
  },
  // Miser: a nightcap, and one coin to look through.
  70: {
    colours: ['chalk', 'pine', 'metal'],
    outline: '0 -18 15 -16 21 0 17 20 7 38 0 42',
    crest:
      'T M-23-8C-22-34-4-48 16-46C34-44 40-26 38-6L31-8C32-20 28-28 22-28C22-20 24-14 23-8Z|M o35 1 8|~i1.6 M35-3V5',
    eyes: { kind: 'lidded', x: 9, y: 1, size: 0.75, uneven: 0.9 },
    brow: '=i2.4 M3-6L15-9',
    nose: 'L0 26Q-15 27-11 16L0-2',
    mouth: 'i2.2 M-4 33L6 31',
    prop: { figure: 'T M-25 0Q0-10 25 0V8Q0-2-25 8Z|~i1 M-14-3V3M-5-5V1M5-5V1M14-3V3', y: -9 },
  },
  // Clockwatcher: an alarm that has never let anyone oversleep.
  80: {
    colours: ['rose', 'brick', 'metal'],
    outline: '0 -28 22 -22 32 4 22 30 0 36',
    crest: 'i3 M0-28V-44|I M-5-46H5V-40H-5Z|=M M8-34C8-46 32-48 38-26Z|=M M14 30L24 44 28 36Z',
    marks: 'p o0 4 26|~i2 M0-20V-16M0 24V28M-24 4H-20M20 4H24|=~i1.6 M17-13L15-11M17 21L15 19',
    nose: 'L0 36',
    eyes: { kind: 'googly', x: 10, y: -2, size: 0.8 },
    brow: '=i2 M4-12L16-13',
    mouth: 'i3.4 M0 8L-13 18M0 8L9 20|I o0 8 3',
  },
  // Librarian: has read it, and remembers where.
  90: {
    colours: ['clay', 'pine', 'bone'],
    outline: '0 -20 17 -16 22 2 17 24 8 37 0 40',
    eyes: { kind: 'dot', x: 10, y: 4, size: 0.9 },
    brow: '=i2 M4-7Q11-10 18-6',
    nose: 'L0 22L-6 20L0 0',
    mouth: 'i2.4 M-5 30H5',
    marks: 'T M-24 14C-22-14-10-22 0-22S22-14 24 14L14-8Q0-14-14-8Z',
    crest: '=T o20 14 9',
    prop: {
      figure:
        'T M0 4L-44-6-40-16Q-18-26 0-14Q18-26 40-16L44-6Z|P M0 0Q-18-12-38-8L-36-16Q-18-26 0-14Q18-26 36-16L38-8Q18-12 0 0Z|~i1.4 M0-14V0|=~i1 M8-13Q20-18 32-13|=i1.6 o10 26 7.5|i1.6 M-3 25H3',
      y: -22,
    },
  },
  // Stretcher: one more, and one more.
  100: {
    colours: ['ochre', 'umber', 'brick'],
    outline: '0 -40 12 -37 15 -18 11 10 14 36 10 46 0 48',
    crest:
      '=b M8-36C9-42 10-45 11-47L15-46Q14-40 12-34Z|=T o13-46 3.5|=B M14-26C24-34 32-32 35-27C30-20 22-18 14-20Z',
    marks:
      '~t o-8-34 3.4|~t o7-31 2.6|t M-13-4L-4-2-6 6-12 6ZM5 8H12L13 16 6 18Z|~t M-8 24L-2 22V30H-9Z|A M-13 32Q0 26 13 32L14 39Q0 34-14 39Z',
    nose: 'L0 22Q-6 20-5 14L0-20',
    eyes: { kind: 'lidded', x: 8, y: -20, size: 0.8 },
    mouth: '=i o4 14 1.8|i2.2 M-6 22Q0 25 6 22',
  },
  // Skimmer: only the tip of the beak goes under.
  110: {
    colours: ['night', 'bone', 'clay'],
    outline: '0 -28 17 -24 24 -8 18 8 6 16 0 18',
    crest:
      '=B M10-24C22-40 38-42 50-38C44-30 34-24 22-14Z|=T M20-12C34-22 44-20 48-16C42-8 32-4 22-2Z|=A M18-2C28-4 36-2 40 4C32 8 24 8 16 6Z',
    marks: 't M-24-8Q-12-16 0-6Q12-16 24-8Q16 10 0 4Q-16 10-24-8Z',
    nose: 'L0 20L0-6',
    eyes: { kind: 'glow', x: 11, y: -4, size: 0.75 },
    brow: '=i2.4 M4-11Q12-16 21-11',
    mouth:
      'A M-8 2Q0-5 8 2L2 38Q0 42-2 38Z|i M-4.5 18H4.500L2 38Q0 42-2 38Z|m2.2 M-40 40Q-32 34-24 40T-8 40M8 40Q16 34 24 40T40 40|~m1.6 M-26 47Q-20 43-14 47M14 47Q20 43 26 47',
  },
  // Forcer: there is one answer, and it wants it.
  120: {
    colours: ['slate', 'umber', 'metal'],
    outline: '0 -30 18 -28 22 -6 25 16 20 36 0 40',
    crest:
      '=T M12-26C30-46 50-30 48-8C46 10 30 14 26 2C24-6 32-12 36-6C38 0 42-8 36-18C30-26 22-20 16-12Z|=~i1.6 M26-34L28-22M42-26L35-18M49-8L39-8',
    marks: 'm M-6-30H6L5 0H-5Z|=~i o18-20 1.8|=~i o20 20 1.8|~i o0-24 1.8|~i o0-14 1.8',
    nose: 'L0 20L-9 19L-5 0',
    eyes: { kind: 'hole', x: 12, y: -2, size: 0.8 },
    brow: 'i4 M-21-9L-4-5M4-5L21-9',
    mouth: 'I M-14 25H14V33H-14Z|m M-11 25H-7V33H-11ZM-5 25H-1V33H-5ZM1 25H5V33H1ZM7 25H11V33H7Z',
  },
  // Hunter: heard you two moves ago.
  130: {
    colours: ['umber', 'bone', 'night'],
    outline: '0 -24 18 -22 27 -2 30 12! 20 18 10 34 0 41',
    crest:
      '=B M8-20C8-36 18-46 28-50C34-36 34-20 26-6Z|=~A M14-22C15-32 20-38 26-42C29-32 28-22 24-14Z|=B M24-2L44 10 34 12 42 24 28 22Z',
    marks: 't M0-4L10 4 27-2 30 12 20 18 10 34 0 41-10 34-20 18-30 12-27-2-10 4Z|~a M0-24L6-8 0 0-6-8Z',
    nose: 'L0 28L-5 26L0-10',
    eyes: { kind: 'slit', x: 13, y: -3, size: 0.9 },
    brow: '=i3 M4-6L23-12',
    mouth: 'I M-7 22Q0 18 7 22L0 29Z|i2 M0 29V32M-9 34Q0 30 9 34|=P M5 33L8 34 6 40Z',
    prop: { figure: 'm2.6 M-14 0A14 14 0 0 0 14 0', y: -22, size: 0.8 },
  },
  // Weaver: sits where all threads meet.
  140: {
    colours: ['plum', 'night', 'chalk'],
    outline: '0 -26 15 -24 22 -6 15 12 0 42',
    crest:
      '=i4.6 M16-14L34-34 42-22M18-6L40-10 46 4M17 2L36 14 40 30M12 12L24 28 26 44|=t2.2 M16-14L34-34 42-22M18-6L40-10 46 4M17 2L36 14 40 30M12 12L24 28 26 44',
    marks:
      '~a1 M0-26V42M0-6L20-16M0-6L-20-16M0 14L16 8M0 14L-16 8M-14-22Q0-14 14-22M-20-4Q0 4 20-4M-14 14Q0 22 14 14M-8 26Q0 30 8 26',
    nose: 'L0 14L0-10',
    eyes: { kind: 'glow', x: 9, y: -2, size: 0.8 },
    mouth: '=i M3 22L9 20 5 32Z|=i o5-14 2.8|=~m o5-14 1|=i o13-12 2.2|=~m o13-12 0.8',
  },
  // Scholar: five in a row on the brow, ten thousand games on the scrolls.
  150: {
    colours: ['night', 'bone', 'brick'],
    outline: '0 -30 16 -26 20 -4 16 20 9 36 0 42',
    crest:
      '=T M14-22L40-32V10L14 22Z|=T M38-36Q46-42 48-34V12Q46 20 38 12Z|=~i1.4 M20-18L36-24M20-10L36-16M20-2L36-8M20 6L36 0M20 13L30 9|A M-5-26C-10-40-2-48 8-50C10-40 6-32 5-26Z|~i1.4 M0-26Q0-38 6-48',
    marks: '=~t M16 20L9 36 0 42V36L7 32 12 20Z|=~a M20-4L13 2 14 10 19 8Z',
    nose: 'L0 20L-6 19L0-8',
    eyes: { kind: 'hole', x: 9.5, y: 0, size: 0.85 },
    brow: '=t3 M3-7Q10-12 18-9',
    mouth: 'p2.4 M-6 28H6|m o0-18 2|=m o5.5-18.6 2|=~m o11-18 2',
  },
  // Sage: the third eye knows, the others rest.
  160: {
    colours: ['teal', 'bone', 'metal'],
    outline: '0 -30 16 -26 20 -4 16 20 9 36 0 42',
    crest: fan({ colour: 'M', count: 9, spread: 72, inner: 30, outer: 45, width: 4, y: 2, end: 'round' }),
    marks: 'T M-12-18Q0-30 12-18Q0-6-12-18Z|P o0-18 5|~i o0-18 2.5',
    nose: 'L0 20L-6 19L0-8',
    eyes: { kind: 'lidded', x: 9.5, y: 0, size: 0.85 },
    mouth: 'i2.4 M-9 26Q0 31 9 26',
  },
  // Twins: one looks at you, the other one a move ahead.
  170: {
    colours: ['brick', 'bone', 'metal'],
    outline: '0 -26 14 -23 18 -4 14 18 8 34 0 40',
    crest: '=B o30-16 13|=P o30-18 8|=~i1.4 M22-12Q30-4 38-12|=i o32-19 2.4|=M2.2 M14-30Q24-40 34-31',
    marks: 'M M-4-26H4V40H-4Z|~i1.2 M0-26V40',
    nose: 'L0 18L-5 17L0-8',
    eyes: { kind: 'slit', x: 10, y: -1, size: 0.9 },
    brow: '=i2.6 M4-9L17-12',
    mouth: 'i2.4 M-9 25Q0 30 9 25',
  },
};
