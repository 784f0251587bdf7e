import { describe, expect, it } from 'vitest';
import { ghostPlans } from '../../../web/src/tactics/analysis/ghost_plan';
import { decodePlans, LINE_FLAGS, type LineFlag } from '../../../web/src/tactics/analysis/plan_line';
import { overlayOf } from '../../../web/src/tactics/board/board_overlay';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { ADVICE_NODES } from '../../../web/src/tactics/spec';
import { isFreed } from '../support/is_freed';
import { lineRecord } from '../support/line_record';
import { BLOW, openSkirmish, strikeCode } from './support/skirmish';
import { line, setUp, walk } from './support/skirmish_analysis';
import { APART, CLOSE } from './support/skirmish_battle';

describe('MultiPV lines', () => {
  it('are decoded one after the other', () => {
    const bit = (flag: LineFlag) => 1 << LINE_FLAGS.indexOf(flag);
    const flags = bit('fromAfar') | bit('hides') | (1 << 16) | (2 << 20);
    const data = Int32Array.from([
      ...line(0, [5, 6], flags),
      ...lineRecord([], 31, (1 << 14) | (2 << 24), { codes: [7], flags: bit('bait') | (3 << 20) }),
    ]);
    expect(decodePlans(data)).toEqual([
      {
        scoreLoss: 0,
        flags: ['fromAfar', 'hides'],
        certain: null,
        fallen: 1,
        struck: 2,
        codes: [5, 6],
        answer: null,
      },
      {
        scoreLoss: 31,
        flags: [],
        certain: { outcome: 'loss', rounds: 2 },
        fallen: 0,
        struck: 0,
        codes: [],
        answer: { flags: ['bait'], fallen: 0, struck: 3, codes: [7] },
      },
    ]);
    expect(decodePlans(new Int32Array())).toEqual([]);
  });

  it('are played out for the board; what the rules refuse is left out', () => {
    const rules = openSkirmish(CLOSE);
    const text = rules.text();
    const strike = strikeCode(0, 12, 13);
    const data = Int32Array.from([...line(0, [strike, walk(1, 32)]), ...line(9, [walk(0, 99)])]);
    const plans = ghostPlans(rules, text, data);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.actions).toMatchObject([
      {
        unit: 0,
        from: 11,
        to: 12,
        path: [11, 12],
        strike: [13],
        struck: [{ cell: 13, damage: BLOW, dies: false, side: 1 }],
      },
      { unit: 1, from: 31, to: 32, path: [31, 32], strike: [], struck: [] },
    ]);
  });

  it('go on with the answer that is feared, played once the turn is ended', () => {
    const rules = openSkirmish(CLOSE);
    const answer = strikeCode(2, 22, 12);
    const data = Int32Array.from([
      ...line(0, [walk(0, 12)], 0, [answer]),
      ...line(9, [walk(0, 10)]),
      ...line(9, [walk(0, 21)], 0, [walk(0, 12)]),
    ]);
    const plans = ghostPlans(rules, rules.text(), data);
    expect(plans.map(({ answer }) => answer.length)).toEqual([1, 0]);
    expect(plans[0]?.answer).toMatchObject([
      { unit: 2, side: 1, from: 13, to: 22, strike: [12], struck: [{ cell: 12, side: 0, damage: BLOW }] },
    ]);
  });
});

describe('its thinker', () => {
  it('opens when the page is idle, with the strongest rung and a small budget', () => {
    const { consulted, idle, opened, rules } = setUp();
    expect(opened.times).toBe(0);
    idle[0]?.();
    expect(opened.times).toBe(1);
    expect(consulted.opponents).toEqual([{ rung: 140, seed: 7, blur: null, nodes: ADVICE_NODES, lines: 3 }]);
    expect([consulted.position, consulted.paused]).toEqual([rules.key(), false]);
  });

  it('opens at the first hint if the page was never idle, and once only', () => {
    const { analysis, idle, opened, battle } = setUp();
    analysis.toggleHint();
    expect(opened.times).toBe(1);
    expect(idle).toEqual([]);
    analysis.toggleHint();
    battle.play(walk(0, 12));
    analysis.toggleHint();
    expect(opened.times).toBe(1);
  });

  it('thinks about each position of the player’s turn and rests in the opponent’s', () => {
    const { consulted, idle, battle, rules } = setUp();
    idle[0]?.();
    battle.play(walk(0, 12));
    expect(consulted.position).toBe(rules.key());
    battle.undo();
    expect(consulted.position).toBe(rules.key());
    battle.endTurn();
    expect(consulted.paused).toBe(true);
  });

  it('does not open in the opponent’s turn', () => {
    const { idle, opened } = setUp(APART, 1);
    expect(idle).toEqual([]);
    expect(opened.times).toBe(0);
    const own = setUp();
    expect(own.idle).toHaveLength(1);
    own.battle.endTurn();
    expect(own.idle).toEqual([]);
  });

  it('does not think in a hidden page', () => {
    const own = setUp();
    own.idle[0]?.();
    own.visibility.set(true);
    expect(own.consulted.paused).toBe(true);
    own.visibility.set(false);
    expect([own.consulted.position, own.consulted.paused]).toEqual([own.rules.key(), false]);
  });

  it('is silent once the battle is left, and its boards are freed', () => {
    const { idle, consulted, battle, boards, analysis, rules } = setUp();
    idle[0]?.();
    const key = rules.key();
    analysis.dispose();
    battle.dispose();
    expect(consulted.paused).toBe(true);
    expect(boards.map(isFreed)).toEqual([true, true]);
    consulted.consider(key, line(0, [walk(0, 12)]));
    expect(analysis.advice.value).toBeNull();
  });
});

describe('what a turn has to cost', () => {
  const strike = strikeCode(2, 12, 11);
  /** Unit 0 steps aside, and is struck there. */
  const struck = line(0, [walk(0, 10)], 0, [strikeCode(2, 11, 10)]);

  /** In both of its turns the opponent strikes unit 0, which falls; the player passes. */
  function struckTwice() {
    const made = setUp(CLOSE);
    const { battle, rules, thinker, frames } = made;
    made.idle[0]?.();
    const begun: string[] = [];
    for (let round = 1; round <= 2; round++) {
      begun.push(rules.key());
      battle.endTurn();
      thinker.hold(rules.key(), strike, true);
      frames.paintUntil(frames.now() + 1300);
      thinker.hold(rules.key(), END_TURN, true);
      frames.paintUntil(frames.now() + 6000);
      expect(battle.phase.value).toBe('player');
    }
    expect(battle.snapshot.value.units[0]?.cell).toBe(-1);
    return { ...made, begun };
  }

  it('is not held against it, as far as its best plan says so, the answer included', () => {
    const { analysis, consulted, begun } = struckTwice();
    expect(analysis.pointAgainst(0)).toMatchObject({ round: 1, length: 0 });
    consulted.consider(begun[0] ?? '', struck);
    expect(analysis.pointAgainst(0)).toMatchObject({ round: 2, length: 3 });
    consulted.consider(begun[0] ?? '', line(0, [strikeCode(0, 12, 13)], 0, [strikeCode(2, 13, 12)]));
    expect(analysis.pointAgainst(0)).toMatchObject({ round: 1 });
  });

  it('is not known where the answer was not looked at', () => {
    const { analysis, consulted, begun } = struckTwice();
    consulted.consider(begun[0] ?? '', line(0, [walk(0, 10)]));
    expect(analysis.pointAgainst(0)).toMatchObject({ round: 1 });
  });

  it('counts in what decided the battle', () => {
    const { analysis, consulted, begun, battle } = struckTwice();
    consulted.consider(begun[0] ?? '', struck);
    expect(analysis.turning.value).toBeNull();
    battle.concede();
    expect(analysis.turning.value).toMatchObject({ complete: true, point: { length: 3 } });
  });

  it('leaves a battle in which nobody lost anything undecided', () => {
    const { analysis, battle } = setUp();
    battle.concede();
    expect(analysis.turning.value).toEqual({ complete: true, point: null });
  });
});

describe('a hint', () => {
  it('waits for its thinker, then shows its plans, and follows as they change', () => {
    const { analysis, consulted, rules, plans } = setUp();
    analysis.toggleHint();
    expect(analysis.view.value).toEqual({ kind: 'hint' });
    expect(analysis.advice.value).toBeNull();
    consulted.consider(rules.key(), line(0, [walk(0, 12)]));
    expect(plans()).toEqual([[walk(0, 12)]]);
    consulted.consider('another position', line(0, [walk(0, 10)]));
    expect(plans()).toEqual([[walk(0, 12)]]);
    consulted.consider(rules.key(), [...line(0, [walk(1, 14)]), ...line(5, [walk(0, 12)])]);
    expect(plans()).toEqual([[walk(1, 14)], [walk(0, 12)]]);
  });

  it('is there at once when its thinker was done before', () => {
    const { analysis, consulted, rules, plans, idle } = setUp();
    idle[0]?.();
    consulted.consider(rules.key(), line(0, [walk(0, 12)]));
    analysis.toggleHint();
    expect(plans()).toEqual([[walk(0, 12)]]);
  });

  it('plays the chosen plan as actions that can be taken back one by one', () => {
    const { analysis, consulted, rules, battle } = setUp(CLOSE);
    const start = rules.text();
    analysis.toggleHint();
    const plan = [strikeCode(0, 12, 13), walk(1, 32)];
    consulted.consider(rules.key(), [...line(0, [walk(0, 10)]), ...line(5, plan)]);
    analysis.choose(1);
    analysis.playChosen();
    expect([...rules.actions()]).toEqual(plan);
    expect(analysis.view.value).toBeNull();
    expect(battle.phase.value).toBe('player');
    expect(battle.undo() && battle.undo()).toBe(true);
    expect(rules.text()).toBe(start);
    expect(battle.undo()).toBe(false);
  });

  it('is on the board with the chosen plan on top and in full', () => {
    const { analysis, consulted, rules, battle } = setUp();
    analysis.toggleHint();
    const answer = walk(2, 87);
    consulted.consider(rules.key(), [...line(0, [walk(0, 12)], 0, [answer]), ...line(5, [walk(0, 10)])]);
    const { plans } = overlayOf(battle, { hover: -1, focus: -1 });
    expect(plans.map((plan) => plan.answer.map(({ code }) => code))).toEqual([[], [answer]]);
    const shown = () =>
      overlayOf(battle, { hover: -1, focus: -1 }).plans.map(({ place, strong }) => [place, strong]);
    expect(shown()).toEqual([
      [1, false],
      [0, true],
    ]);
    analysis.choose(1);
    expect(shown()).toEqual([
      [0, false],
      [1, true],
    ]);
    analysis.pointAt(0);
    expect(shown()).toEqual([
      [1, false],
      [0, true],
    ]);
    analysis.pointAt(-1);
    expect(analysis.chosen.value).toBe(1);
    expect(shown().at(-1)).toEqual([1, true]);
    analysis.close();
    expect(shown()).toEqual([]);
  });

  it('closes when the player chooses a unit, acts, takes back or ends the turn', () => {
    const { analysis, battle } = setUp();
    const closes = (act: () => void) => {
      analysis.toggleHint();
      expect(analysis.view.value).not.toBeNull();
      act();
      expect(analysis.view.value).toBeNull();
    };
    closes(() => battle.tapCell(11));
    battle.backOut();
    closes(() => battle.tapCell(88));
    closes(() => battle.play(walk(0, 12)));
    closes(() => battle.undo());
    closes(() => analysis.toggleHint());
    closes(() => analysis.close());
    closes(() => battle.endTurn());
    analysis.toggleHint();
    expect(analysis.view.value).toBeNull();
  });

  it('has nothing to say once everybody has acted', () => {
    const { analysis, battle } = setUp();
    battle.play(walk(0, 12));
    battle.play(walk(1, 14));
    analysis.toggleHint();
    expect(analysis.advice.value).toEqual([]);
    battle.undo();
    expect(analysis.advice.value).toBeNull();
  });

  it('says so when its thinker is lost', () => {
    const { analysis, consulted } = setUp();
    analysis.toggleHint();
    expect(analysis.lost.value).toBe(false);
    analysis.close();
    consulted.lost = true;
    analysis.toggleHint();
    expect(analysis.lost.value).toBe(true);
  });

  it('clears what was selected', () => {
    const { analysis, battle } = setUp();
    battle.tapCell(11);
    analysis.toggleHint();
    expect(battle.selection.value).toBeNull();
    expect(analysis.view.value).toEqual({ kind: 'hint' });
  });
});
