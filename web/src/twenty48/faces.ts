import { fan } from '../faces/fan.ts';
import type { Masks } from '../faces/mask';

/** The opponents' masks by their rungs. */
export const FACES: Masks = {
  // Shaker: salt, on everything.
  0: {
    colours: ['chalk', 'slate', 'rose'],
    outline: '0 -20! 18 -20! 27 36! 24 40! 0 40!',
    crest: '=~m3 M40-14Q46-4 40 6M34 14Q40 22 35 30',
    marks: '~a o-17 20 4.5|~a o17 20 4.5',
    nose: 'L0 14Q-5 14-4 10L0 4',
    eyes: { kind: 'googly', x: 9, y: 0, size: 0.85, uneven: 1.4 },
    mouth: 'I M-8 20Q0 16 9 20Q8 32 0 32T-8 20Z|~a M-4 29Q0 24 5 29Q0 33-4 29Z',
    prop: { figure: 'T M-20 4C-20-14-10-20 0-20S20-14 20 4Z|i o-9-5 2|i o0-11 2|i o9-5 2|i o0-2 2', y: -21 },
    lean: 12,
  },
  // Gatherer: cheeks full, and still an acorn in sight.
  10: {
    colours: ['clay', 'bone', 'umber'],
    outline: '0 -24 18 -22 24 -4 39 14 32 34 12 38 0 38',
    crest: '=B M8-18C8-34 14-44 22-48C30-42 30-26 22-12Z|=~T M13-20C14-30 17-36 22-40C26-34 24-24 20-18Z',
    marks: '=t M8 14C18 6 36 8 37 18C36 30 26 36 12 36C6 30 4 20 8 14Z',
    nose: 'L0 10Q-3 10-2 6L0 2',
    eyes: { kind: 'dot', x: 13, y: -4, size: 1.2 },
    brow: '=i2 M7-13Q13-16 18-12',
    mouth: 'I M-4 11Q0 8 4 11L0 15Z|i2.2 M-9 20Q-4 23 0 19Q4 23 9 20|P M-4 22H4V29H-4Z',
    prop: {
      figure: 'B M-7-2H7C8 8 2 12 0 15C-2 12-8 8-7-2Z|A M-10-1C-10-9 10-9 10-1Q0 3-10-1Z|i2.4 M0-7V-11',
      x: 0,
      y: -33,
      turn: 8,
      size: 1,
    },
  },
  // Tidier: combed, brushed, buttoned up.
  20: {
    colours: ['teal', 'ochre', 'bone'],
    outline: '0 -18! 22 -18! 22 22 15 30 0 31',
    crest:
      'T M-26-16L-28-46H28L26-16Z|~i1.4 M-18-44V-20M-9-44V-20M0-44V-20M9-44V-20M18-44V-20|M M-29-24H29V-15H-29Z',
    eyes: { kind: 'square', x: 10, y: -2, size: 0.85 },
    brow: '=i2.4 M4-11H17',
    nose: 'L0 14H-6L0 0',
    mouth: 'i2.6 M-8 21H8',
    prop: { figure: 'A M0 0L-22-9V11ZM0 0L22-9V11Z|=~s M6 0L20-6V7Z|M M-5-5H5V6H-5Z', y: 38 },
  },
  // Pessimist: its own weather.
  30: {
    colours: ['slate', 'chalk', 'night'],
    outline: '0 -10 20 -8 26 12 22 34 0 40',
    eyes: { kind: 'tired', x: 10, y: 6, size: 0.95 },
    brow: '=i2.4 M4-4L18 2',
    nose: 'L0 26Q-8 26-6 20L0 10',
    mouth: 'i2.6 M-10 34Q0 27 10 34',
    prop: {
      figure:
        'T M-34 12C-46 10-44-8-30-8C-28-24-8-26-2-16C4-26 26-22 24-8C40-10 44 10 32 12Z|=~s M8 10C20 10 28 4 26-4C38-4 40 10 30 12Z|A M-36 18Q-42 28-36 30Q-30 28-36 18ZM36 20Q30 30 36 32Q42 30 36 20Z|~A M-40 38Q-45 46-40 48Q-35 46-40 38ZM41 40Q36 46 41 49Q46 46 41 40Z',
      y: -24,
    },
  },
  // Pruner: cut back to what can hurt.
  40: {
    colours: ['umber', 'bone', 'moss'],
    outline: '0 -22 14 -20 22 -4 26 22 16 38 0 40',
    crest:
      '=B M8-16L12-34 4-44 14-49 21-38 32-44 38-35 25-26 22-6Z|=T o9-44 5.4|=T o35-39 5.4|=~i1.2 o9-44 2.2|=~i1.2 o35-39 2.2|B M22 8L38 2 43 10 26 20Z|T o41 6 5|~A M-26 14C-40 20-48 12-46 2C-36 2-28 6-26 14Z',
    marks: '=~i1.4 M4-16Q8-6 3 4M15-12Q20 4 16 14M6 26Q12 28 10 37M20 20Q22 28 17 34',
    nose: 'L0 20L-8 18L0 2',
    eyes: { kind: 'lidded', x: 10, y: 2, size: 0.85 },
    brow: '=i3.2 M3-4L19-8',
    mouth: 'i2.6 M-9 29L-3 27 3 29 9 26',
  },
  // Clockwatcher: the sand runs.
  50: {
    colours: ['bone', 'umber', 'ochre'],
    outline: '0 -38! 26 -38! 24 -22 6 2! 24 26 26 42! 0 42!',
    crest: 'T M-33-48H33V-38H-33ZM-33 40H33V49H-33Z|=M M27-40H32V42H27Z',
    marks: 'a M-20-16H20L5 1V20L22 34 24 41H-24L-22 34-5 20V1Z',
    nose: 'L0 42',
    eyes: { kind: 'googly', x: 10, y: -22, size: 0.95 },
    brow: '=i2 M4-34L16-33',
    mouth: 'i2.6 M-7-8Q0-12 7-8|~p M-2 4H2V20H-2Z|=~i1 M0 0',
  },
  // Librarian: up all night, shelved by day.
  60: {
    colours: ['lilac', 'plum', 'ochre'],
    outline: '0 -14 12 -20 26 -26! 30 0 26 24 12 36 0 40',
    crest: '=B M24 0L38 10 36 30 22 32Z',
    marks:
      'p M0-6C8-16 26-14 26 2C26 16 10 18 0 12C-10 18-26 16-26 2C-26-14-8-16 0-6Z|=~t o8 26 2|~t o0 30 2|=~t o15 22 2|=~t o7 34 1.8|~t o0 22 2',
    nose: 'L0 22L0-6',
    eyes: { kind: 'lens', x: 13, y: 1, size: 0.95 },
    brow: '=i3 M2-6L24-18',
    mouth: 'A M-5 8Q0 4 5 8L0 19Z',
    prop: {
      figure:
        'T M-24 0H22V10H-24Z|A M-18-10H26V0H-18Z|B M-22-20H18V-10H-22Z|~p M14 2H22V8H14ZM18-8H26V-2H18ZM10-18H18V-12H10Z',
      y: -28,
    },
  },
  // Tabulator: crank on the right, answer below.
  70: {
    colours: ['moss', 'slate', 'metal'],
    outline: '0 -32! 26 -32! 30 -28! 30 32! 26 36! 0 36!',
    crest: 'i3.4 M28-2H42V-18|M o42-22 5.5|T M-22 34H22V46H-22Z|=~T M29-16H36V10H29Z',
    marks:
      'p M-23-26H23V-15H-23Z|~i M-19-24H-14V-17H-19ZM-11-24H-6V-17H-11ZM6-24H11V-17H6ZM14-24H19V-17H14Z|i M-3-24H2V-17H-3Z',
    nose: 'L0 12H-6V0H0',
    eyes: { kind: 'square', x: 13, y: -2 },
    mouth:
      'I M-22 15H22V31H-22Z|M M-19 17H-11V22H-19ZM-9 17H-1V22H-9ZM1 17H9V22H1ZM11 17H19V22H11ZM-19 24H-11V29H-19ZM-9 24H-1V29H-9ZM1 24H9V29H1ZM11 24H19V29H11Z|~P M-15 36H15V50H-15Z',
  },
  // Gambler: nine times a two, once a four.
  80: {
    colours: ['bone', 'pine', 'brick'],
    outline: '0 -12 20 -12 24 6 17 26 8 36 0 40',
    eyes: { kind: 'almond', x: 10, y: 3, size: 0.8 },
    brow: 'i2.4 M4-4Q12-9 19-2M-19-6Q-12-10-4-4',
    marks: '=~a o16 18 4',
    nose: 'L0 20Q-8 20-6 14L0 4',
    mouth: 'i2.4 M-8 30Q2 34 10 27|=i2.6 M0 24Q10 20 15 25Q18 26 19 22',
    prop: {
      figure:
        'T M-20 4V-32Q0-38 20-32V4Z|A M-21-6Q0-2 21-6V5Q0 9-21 5Z|T M-36 4Q0 14 36 4Q38 14 22 15Q0 19-22 15Q-38 14-36 4Z|P M10-30L28-26 23-4 5-8Z|i2.6 M13-20Q18-25 20-20T13-12L19-11',
      y: -15,
      size: 0.95,
    },
  },
  // Realist: blinkers on, hooves on the ground.
  90: {
    colours: ['ochre', 'umber', 'slate'],
    outline: '0 -28 14 -28 20 -10 15 16 18 34 10 46 0 48',
    crest: '=B M6-24C6-36 12-46 18-49C24-42 24-30 16-20Z|=A M17-18L40-22 42 8 18 6Z|=~m o30-7 4',
    marks:
      'p M0-28L6-14 3 8 0 20-3 8-6-14Z|T M-16-30Q0-44 16-30L10-14 5-22 0-10-5-22-10-14Z|m2.6 M-16 14H16|~m o-15 14 3|~m o15 14 3',
    nose: 'L0 46L0 0',
    eyes: { kind: 'almond', x: 11, y: -6, size: 0.7 },
    mouth: '=i M6 30Q12 28 12 35Q8 36 6 30Z|i2.2 M-8 41Q0 44 8 41',
  },
  // Planner: every sphere has its course.
  100: {
    colours: ['night', 'lilac', 'metal'],
    outline: '0 -22 16 -20 21 0 15 22 0 38',
    crest:
      'i7.6 o0 0 45|i6.4 M-44 6C-30 30 30 30 44 6C30-30-30-30-44 6ZM-30-34C-50-10 10 52 30 34C50 10-10-52-30-34Z|m3.4 o0 0 45|m2.6 M-44 6C-30 30 30 30 44 6C30-30-30-30-44 6ZM-30-34C-50-10 10 52 30 34C50 10-10-52-30-34Z|M o30-34 7|T o-38 22 6|~P o-20-41 4',
    marks: '~p o0-12 2|~p o-8-8 1.3|~p o9-9 1.3|~p o13 4 1.2|~p o-13 12 1.2|=~t M3 26L8 20 10 26 7 30Z',
    nose: 'L0 18L-6 17L0-6',
    eyes: { kind: 'hole', x: 9.5, y: 0, size: 0.85 },
    brow: '=i2.6 M3-6Q10-11 18-8',
    mouth: 'i2.4 M-6 27H6',
  },
  // Archivist: filed under everything.
  110: {
    colours: ['chalk', 'bone', 'brick'],
    outline: '0 -26 18 -24 22 -4 19 24 12 36 0 38',
    crest:
      '=T o28-20 10|=T o32 0 10|=T o32 20 10|=T o27 38 9|=i1.6 o28-20 4|=i1.6 o32 0 4|=i1.6 o32 20 4|=i1.6 o27 38 3.5',
    marks: '~i1.4 M-12 20H12M-12 24H12M-12 28H12|=~a M14 2H20V14H14Z',
    nose: 'L0 15L-6 14L0-6',
    eyes: { kind: 'hole', x: 10, y: -3, size: 0.85 },
    brow: '=i3 M3-9L19-11',
    mouth: 'i2.6 M-7 33H7',
    prop: {
      figure: 'A M0-18L34-2H-34Z|P M-30-2H30V4H-30Z|M o0-8 4|~i1.6 M-24 4V10M-12 4V10M0 4V10M12 4V10M24 4V10',
      y: -30,
    },
  },
  // Apprentice: the hat was here first.
  120: {
    colours: ['mint', 'night', 'metal'],
    outline: '0 -10 20 -8 23 10 14 32 0 42',
    nose: 'L0 26Q-5 26-4 21L0 14',
    eyes: { kind: 'almond', x: 10, y: 10, size: 0.95 },
    marks: '=~a o15 22 1.4|=~a o12 26 1.2|=~a o18 17 1.2',
    mouth: 'i2.4 M-6 33Q1 36 7 31',
    prop: {
      figure:
        'T M-28 12C-22-8-16-30 6-44C16-50 28-46 34-36C26-38 18-36 16-28C20-14 24-2 28 12Z|T M-40 10Q0-4 40 10V18Q0 6-40 18Z|M M-4-22L-1-14 7-14 1-9 3-1-4-6-11-1-9-9-15-14-7-14Z|~p o10-2 2|~p o4-32 2|~p o15 5 1.5|~p o-16 2 1.5',
      y: -7,
      size: 0.9,
    },
  },
  // Oracle: eyes bound, so that they do not distract.
  130: {
    colours: ['plum', 'bone', 'pine'],
    outline: '0 -24 17 -22 22 -2 15 24 0 42',
    crest: `${fan({ colour: 'M', count: 9, spread: 84, inner: 22, outer: 44, width: 8, y: -4, end: 'point' })}|=A M18 38C34 34 40 22 34 12C30 4 40-2 44-10L48-4C46 4 40 8 42 16C46 32 34 44 20 46Z|=A M40-8Q38-18 45-18Q51-14 48-4Z|=~p o45-12 1.5`,
    marks: 't M-22-10Q0-18 22-10L22 6Q0-2-22 6Z|=~s M21-10L22 6 8 2Z',
    nose: 'L0 22L-6 21L0 2',
    eyes: { kind: 'painted', x: 10, y: -4, size: 0.8 },
    mouth: 'i2.4 M-6 29Q0 31 6 29|=~m1.6 M11 12Q8 20 11 28',
    prop: { figure: 'P M-9 0Q0-10 9 0Q0 10-9 0Z|M o0 0 4|i o0 0 1.8', y: -18, size: 0.8 },
  },
  // Strategist: round and round, and always further in.
  140: {
    colours: ['teal', 'bone', 'metal'],
    outline: '0 -32 16 -28 20 -6 17 18 8 36 0 42',
    crest:
      '=T M10-30C26-48 48-36 48-14C48 6 22 8 20-8C19-22 38-24 37-13C36-6 28-8 30-13C31-2 42-6 41-15C40-30 22-30 16-18Z|=T M16 10C24 4 40 10 38 24C36 36 20 34 22 24C24 18 32 20 30 25C32 30 34 24 32 20C28 14 22 16 16 22Z',
    marks:
      'm2.4 M0-14C-3-14-3-19 1-19C6-19 6-11 0-10C-8-10-8-24 2-24|=~t M4 4L18 0 16 6 5 8Z|~m M0-32L3-27 0-24-3-27Z',
    nose: 'L0 20L-6 19L0-6',
    eyes: { kind: 'slit', x: 9.5, y: -2, size: 0.85 },
    brow: '=i2.4 M3-7Q10-12 17-9',
    mouth: 'i2.4 M-7 28H7|=~m o6 34 1.4|~m o0 36 1.4',
  },
  // Grandmaster: the sun does not hurry.
  150: {
    colours: ['metal', 'brick', 'bone'],
    outline: '0 -28 18 -24 25 -2 19 22 0 36',
    crest: `${fan({ colour: 'T', count: 12, spread: 180, inner: 26, outer: 49, width: 8, end: 'point' })}|${fan({ colour: 'M', count: 12, spread: 165, inner: 26, outer: 38, width: 9, end: 'round' })}|A o0 0 33`,
    marks:
      '=~t M25-2L14 4 20 20Q25 8 25-2Z|~t M0-28L6-18 0-8-6-18Z|~p M0-23L3-18 0-13-3-18Z|=~t o8-20 1.8|=~t o14-16 1.6',
    nose: 'L0 16L-6 15L0-6',
    eyes: { kind: 'shut', x: 11, y: 0, size: 0.9 },
    brow: '=i2.6 M4-6Q11-12 21-6',
    mouth: 'i2.6 M-8 23Q0 27 8 23|=~t o12 12 2|~i M-2 29H2V35H-2Z',
  },
};
