import { describe, expect, it } from 'vitest';
import { PASS } from '../../../web/src/othello/action_code';
import { KINDS as OTHELLO_KINDS } from '../../../web/src/othello/files/kinds';
import { readPositionText } from '../../../web/src/othello/files/position_text';
import type { Setup } from '../../../web/src/othello/setup';
import { OTHELLO } from '../../../web/src/othello/spec';
import { checkRecord } from '../../../web/src/play/files/check_record';
import { faultWords } from '../../../web/src/play/files/fault_words';
import { gameLink } from '../../../web/src/play/files/game_link';
import { readGame } from '../../../web/src/play/files/read_file';
import { readGameLink } from '../../../web/src/play/files/read_link';
import type { GameRecord } from '../../../web/src/play/game_types';
import { AGREED_DRAW, type Ending } from '../../../web/src/shell/session/ending';
import fc from '../support/fast_check';
import { actionsOf, BEFORE_PASS, rulesAfter } from './support/module';

const FILED_OTHELLO = { ...OTHELLO, kinds: OTHELLO_KINDS };

const [GGF, TRANSCRIPT] = OTHELLO_KINDS.formats;
if (GGF === undefined || TRANSCRIPT === undefined) throw new Error('a format is missing');

const recordOf = (moves: string, more: Partial<GameRecord<Setup>> = {}): GameRecord<Setup> => ({
  ...OTHELLO.setup.usual,
  actions: actionsOf(moves),
  ...more,
});

/** The game by the rules. */
function check(record: GameRecord) {
  const rules = rulesAfter([]);
  const reading = checkRecord(OTHELLO, rules, record);
  rules.delete();
  return reading;
}

/** What is said of a text. */
function complaint(text: string): string {
  const { record, fault } = readGame(FILED_OTHELLO, text);
  const found = fault ?? (record === undefined ? undefined : check(record).fault);
  return found === undefined ? '' : faultWords(OTHELLO, found);
}

/** Games played at random, as their choices. */
const games = fc.array(fc.nat(1000), { maxLength: 70 }).map((choices) => {
  const rules = rulesAfter([]);
  for (const choice of choices) {
    const legal = rules.legalActions();
    if (legal.length === 0) break;
    rules.play(legal[choice % legal.length] ?? -1);
  }
  const actions = Array.from(rules.actions());
  rules.delete();
  return actions;
});

describe('GGF', () => {
  it('is written as servers write it', () => {
    const record = recordOf('f5d6', { players: ['Ada [1]', 'Grace'], result: 1 });
    expect(GGF.write(record, { date: '2026-11-25', margin: 12 })).toBe(
      '(;GM[Othello]PC[Forethought]DT[2026.11.25]PB[Ada [1\\]]PW[Grace]RE[+12.000]TY[8]' +
        'BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5]W[D6];)\n',
    );
    const ended = (ending: Ending) => GGF.write(recordOf('f5', { ending }), { date: '' });
    expect(ended({ winner: 1, by: 'resignation' })).toContain('RE[-64.000:r]');
    expect(ended({ winner: 0, by: 'time', margin: 12 })).toContain('RE[+12.000:t]');
    expect(ended(AGREED_DRAW)).toContain('RE[+0.000:s]');
  });

  it('is read with clocks, evaluations and whatever else servers write', () => {
    const text =
      '1 (;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[ada]PW[grace]RB[2197.0]TI[05:00//02:00]TY[8]RE[+4.00:t]' +
      'BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[f5//0.01]W[d6/-1.2/3];)';
    expect(readGame(FILED_OTHELLO, text).record).toEqual(
      recordOf('f5d6', { players: ['ada', 'grace'], ending: { winner: 0, by: 'time', margin: 4 } }),
    );
  });

  it.each<[string, Ending | undefined]>([
    ['+64.000:r', { winner: 0, by: 'resignation', margin: 64 }],
    ['-12.00:t', { winner: 1, by: 'time', margin: 12 }],
    ['+ 2 : S', { winner: 0, by: 'agreement', margin: 2 }],
    ['-64:l', { winner: 1, by: 'forfeit', margin: 64 }],
    ['+10,5', { winner: 0, by: 'unsaid', margin: 10.5 }],
    ['0.000', AGREED_DRAW],
    ['-0.000:s', AGREED_DRAW],
    ['B+R', { winner: 0, by: 'resignation' }],
    ['20-44', { winner: 1, by: 'unsaid' }],
    ['?', undefined],
    ['', undefined],
  ])('states its end as [%s]', (stated, ending) => {
    const { record, notes } = readGame(FILED_OTHELLO, `(;GM[Othello]RE[${stated}]B[f5];)`);
    expect([record?.ending, notes]).toEqual([ending, undefined]);
  });

  it('that states an end in words of its own leaves it out, and says so', () => {
    const { record, notes } = readGame(FILED_OTHELLO, '(;GM[Othello]RE[oops]B[f5];)');
    expect(record).toEqual(recordOf('f5'));
    expect(notes).toEqual([{ kind: 'resultUnknown', found: 'oops' }]);
  });

  it('brings back every end', () => {
    for (const by of ['resignation', 'time', 'forfeit', 'agreement', 'unsaid'] as const)
      for (const winner of [0, 1] as const) {
        const record = recordOf('f5d6', { ending: { winner, by, margin: 12 } });
        expect(readGame(FILED_OTHELLO, GGF.write(record, { date: '' }))).toEqual({ record });
      }
  });

  it('may begin with any board, with whoever is to move', () => {
    const start = `${'-'.repeat(18)}XO${'-'.repeat(44)} O`;
    const record = { start, actions: [17] };
    expect(readGame(FILED_OTHELLO, GGF.write(record, { date: '' })).record).toEqual(record);
  });

  it('brings back every game', () => {
    fc.assert(
      fc.property(games, (actions) => {
        const record = { ...OTHELLO.setup.usual, actions };
        expect(readGame(FILED_OTHELLO, GGF.write(record, { date: '' }))).toEqual({ record });
      }),
    );
  });
});

describe('a list of moves', () => {
  it('is read as people write it', () => {
    for (const text of ['f5d6c3', ' F5 D6 C3\n', '1. f5 d6 2. c3', '1.f5 2.d6 3.c3', 'f5-d6-c3'])
      expect(readGame(FILED_OTHELLO, text).record?.actions, text).toEqual(actionsOf('f5d6c3'));
  });

  it('brings back every game whose last action is no pass: the rules put in what it leaves out', () => {
    fc.assert(
      fc.property(games, (actions) => {
        const whole = actions.at(-1) === PASS ? actions.slice(0, -1) : actions;
        fc.pre(whole.length > 0);
        const text = TRANSCRIPT.write({ ...OTHELLO.setup.usual, actions: whole }, { date: '' });
        expect(text).not.toContain('pass');
        const { record } = readGame(FILED_OTHELLO, text);
        expect(record === undefined ? null : check(record).record?.actions).toEqual(whole);
      }),
    );
  });

  it('says what it does not keep', () => {
    expect(TRANSCRIPT.omits?.(recordOf('f5'))).toBeNull();
    expect(TRANSCRIPT.omits?.(recordOf('f5', { start: `${'-'.repeat(64)} X` }))).toContain('GGF');
    expect(TRANSCRIPT.omits?.(recordOf('f5', { ending: AGREED_DRAW }))).toContain('ended');
  });
});

describe('a link', () => {
  it('brings back passes and an unusual start', () => {
    for (const record of [recordOf(`${BEFORE_PASS}pass`), { start: `${'-'.repeat(63)}X O`, actions: [3] }]) {
      const link = gameLink(OTHELLO, record, null, 'https://example.org/x/') ?? '';
      expect(readGameLink(OTHELLO, link).record).toEqual(record);
    }
  });

  it('of a game without its passes is played with them', () => {
    expect(check(recordOf(`${BEFORE_PASS}c5`)).record?.actions).toEqual(actionsOf(`${BEFORE_PASS}passc5`));
  });
});

it('the engine’s text of a position is read', () => {
  const rules = rulesAfter(actionsOf(`${BEFORE_PASS}pass`));
  expect(readPositionText(rules.text())).toEqual(recordOf(`${BEFORE_PASS}pass`));
  rules.delete();
  const start = `${'-'.repeat(18)}XO${'-'.repeat(44)} O`;
  expect(readPositionText(OTHELLO.setup.startText({ start }))).toEqual({ start, actions: [] });
  expect(readPositionText('gomoku 1 board')).toBeNull();
});

it.each([
  ['(;GM[Go];)', 'GM[Go] is another game'],
  ['(;GM[Othello]BO[8 --- *];)', 'not an Othello board'],
  ['(;GM[Othello]B[i9];)', 'Line 1, column 16: “i9” is not a point on this board.'],
  ['f5d6x9', 'Line 1, column 5: “x9” is not a point on this board.'],
  ['f5f5', 'Move 2: f5 is already taken.'],
  ['f5a1', 'Move 2: a1 turns no disc.'],
  ['f5passd6', 'Move 2: This is a pass, but there is a legal move.'],
  ['(;GM[Othello]B[f5]B[d6];)', 'Move 2: This is a pass, but there is a legal move.'],
  ['f5d6c5f4e7f6g5e6e3a1', 'Move 10: a1 comes after the end of the game.'],
  ['white to move', 'This is neither GGF, f5d6c3… nor a link to a game of Othello.'],
])('of “%s” it is said what is wrong and where', (text, says) => {
  expect(complaint(text)).toContain(says);
});
