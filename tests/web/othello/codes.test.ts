import { describe, expect, it } from 'vitest';
import { PASS } from '../../../web/src/othello/action_code';
import { decodeEvents } from '../../../web/src/othello/events';
import { SHOWCASE } from '../../../web/src/othello/showcase';
import { decodeSnapshot, discAt } from '../../../web/src/othello/snapshot';
import { OTHELLO } from '../../../web/src/othello/spec';
import { actionsOf, at, BEFORE_PASS, rulesAfter, snapshotAfter } from './support/module';

describe('a snapshot', () => {
  it('tells discs, their numbers and who may do what', () => {
    const snapshot = snapshotAfter(actionsOf('f5d6'));
    expect(snapshot).toMatchObject({
      sideToMove: 0,
      counts: [3, 3],
      empties: 58,
      mustPass: false,
      placed: 2,
    });
    expect(discAt(snapshot, at('d6'))).toEqual({ cell: at('d6'), colour: 1, number: 2 });
    expect(discAt(snapshot, at('d4'))).toMatchObject({ colour: 1, number: 0 });
    expect(snapshot.legal).toContain(at('c3'));
    expect(snapshot.last).toBe(at('d6'));
  });

  it('that is too short or of another version is refused', () => {
    const data = SHOWCASE.snapshot(3);
    expect(() => decodeSnapshot(data.subarray(0, data.length - 1))).toThrow(RangeError);
    expect(() => decodeSnapshot(Int32Array.from([2, ...data.subarray(1)]))).toThrow(/layout 2/);
  });

  it('of a side that cannot move says so, and a pass is all that it is offered', () => {
    const snapshot = snapshotAfter(actionsOf(BEFORE_PASS));
    expect(snapshot).toMatchObject({ mustPass: true, legal: [] });
    expect(OTHELLO.words.prompt(snapshot).title).toBe('Black cannot move.');
    expect(OTHELLO.words.choices(snapshot).map(({ action }) => action)).toEqual([PASS]);
    expect(OTHELLO.words.whyNot(snapshot, at('h8'), -1)).toBe('No move: pass');
    const heard = OTHELLO.words.events(
      [{ kind: 'disc', cell: at('a3'), side: 1, flips: [10] }],
      'Ada',
      snapshot,
      snapshot,
    );
    expect(heard).toBe('Ada: White a3, turns 1. Black cannot move.');
  });
});

describe('events', () => {
  it('are read as the contract lays them out', () => {
    expect(decodeEvents(Int32Array.of(1, 4, 37, 0, 36, 28, 2, 1, 1, 3, 3, 1, 40, 24))).toEqual([
      { kind: 'disc', cell: 37, side: 0, flips: [36, 28] },
      { kind: 'pass', side: 1 },
      { kind: 'over', result: 1, black: 40, white: 24 },
    ]);
    expect(() => decodeEvents(Int32Array.of(9, 0))).toThrow(/kind 9/);
  });
});

it('the list of moves counts discs, and a pass is none', () => {
  const before = snapshotAfter(actionsOf(BEFORE_PASS));
  expect(OTHELLO.record(before, PASS, [])).toEqual({
    action: PASS,
    side: 0,
    colour: null,
    cell: -1,
    number: 8,
  });
  const after = snapshotAfter(actionsOf(`${BEFORE_PASS}pass`));
  expect(OTHELLO.record(after, at('d3'), [])).toMatchObject({ side: 1, colour: 1, number: 9 });
});

describe('a symmetry', () => {
  const turns = OTHELLO.symmetries;

  it('of the usual start makes a game of a game, where it moves anything at all', () => {
    const game = actionsOf(`${BEFORE_PASS}pass`);
    const turned = turns.map((turn) => game.map((action) => turn.turn(action, OTHELLO.setup.usual)));
    expect(new Set(turned.map(String)).size).toBe(4);
    for (const actions of turned) expect(() => rulesAfter(actions).delete()).not.toThrow();
  });

  it('leaves games alone that begin with a board that it changes', () => {
    const start = `OX${'-'.repeat(61)}X X`;
    expect(turns.map((turn) => turn.turn(5, { start }))).toEqual(turns.map(() => 5));
  });
});

it('the game on the home screen is one that the rules allow, and ends with the last white disc', () => {
  const rules = rulesAfter([]);
  for (let number = 1; number <= SHOWCASE.length; number++) {
    const { action, events } = SHOWCASE.step(number, 0);
    expect(rules.play(action)).toBe('');
    const [shown, truth] = [decodeEvents(events)[0], decodeEvents(rules.events())[0]];
    expect(shown).toMatchObject({ kind: 'disc', cell: action });
    if (shown?.kind !== 'disc' || truth?.kind !== 'disc') throw new Error('no disc');
    expect([...shown.flips].sort()).toEqual([...truth.flips].sort());
    expect(decodeSnapshot(SHOWCASE.snapshot(number)).discs).toEqual(decodeSnapshot(rules.snapshot()).discs);
  }
  expect(rules.result()).toBe(1);
  rules.delete();
});
