import { describe, expect, it } from 'vitest';
import { overlayOf } from '../../../web/src/tactics/board/board_overlay';
import { lineRecord } from '../support/line_record';
import { openSkirmish } from './support/skirmish';
import { line, setUp, walk } from './support/skirmish_analysis';
import { APART, setUp as setUpBattle } from './support/skirmish_battle';

describe('what the opponent considered', () => {
  const LINES = [...line(0, [walk(3, 76), walk(2, 87)]), ...line(4, [walk(2, 78), walk(3, 96)])];

  it('is kept from the position in which its turn began', () => {
    const { analysis, opponentPlays, plans, battle } = setUp();
    expect(analysis.lastTurn.value).toBeNull();
    opponentPlays(LINES);
    const turn = analysis.lastTurn.value!;
    expect(turn).toMatchObject({ round: 1, side: 1, begun: 0 });
    expect(turn.snapshot.units[2]?.cell).toBe(88);
    analysis.togglePast(turn);
    expect(plans()).toEqual([
      [walk(3, 76), walk(2, 87)],
      [walk(2, 78), walk(3, 96)],
    ]);
    const overlay = overlayOf(battle, { hover: -1, focus: -1 });
    expect(overlay.past?.poses[2]?.unit.cell).toBe(88);
    expect(battle.snapshot.value.units[2]?.cell).toBe(87);
    analysis.playChosen();
    expect(analysis.view.value).toEqual({ kind: 'past', turn });
    analysis.togglePast(turn);
    expect(analysis.view.value).toBeNull();
  });

  it('is announced where it has been proven, with the rounds that are still to come', () => {
    const { analysis, opponentPlays } = setUp();
    expect(analysis.announced.value).toBeNull();
    opponentPlays(lineRecord([walk(3, 76)], 0, (1 << 13) | (3 << 24)));
    expect(analysis.announced.value).toEqual({ outcome: 'win', rounds: 2 });
    opponentPlays(lineRecord([walk(3, 75)], 0, (1 << 14) | (2 << 24)));
    expect(analysis.announced.value).toEqual({ outcome: 'loss', rounds: 2 });
    opponentPlays(LINES);
    expect(analysis.announced.value).toBeNull();
  });

  it('names no plan as begun that does not do what the turn began with', () => {
    const { analysis, opponentPlays } = setUp();
    opponentPlays(line(0, [walk(3, 76)]));
    expect(analysis.lastTurn.value?.begun).toBe(-1);
  });

  it('is offered until the player’s first action, and then by request', () => {
    const { analysis, opponentPlays, battle } = setUp();
    opponentPlays(LINES);
    const turn = analysis.lastTurn.value!;
    battle.play(walk(0, 12));
    expect(analysis.lastTurn.value).toBeNull();
    analysis.togglePast(turn);
    expect(analysis.view.value).toEqual({ kind: 'past', turn });
    battle.undo();
    expect(analysis.view.value).toBeNull();
    expect(analysis.lastTurn.value).toBe(turn);
  });

  it('is not offered for an older turn when nothing is known of the last', () => {
    const { analysis, opponentPlays } = setUp();
    opponentPlays(LINES);
    opponentPlays([]);
    expect(analysis.lastTurn.value).toBeNull();
    expect(analysis.turns.value).toHaveLength(1);
  });

  it('cannot be looked at while the opponent plays', () => {
    const { analysis, opponentPlays, battle } = setUp();
    opponentPlays(LINES);
    const [turn] = analysis.turns.value;
    battle.endTurn();
    analysis.togglePast(turn!);
    expect(analysis.view.value).toBeNull();
  });
});

describe('a turn looked at again', () => {
  /** The player walks unit 0 and gives up in its next turn. */
  function givenUp() {
    const made = setUp();
    made.battle.play(walk(0, 12));
    made.opponentPlays(line(0, [walk(2, 87)]));
    made.battle.play(walk(0, 22));
    made.battle.concede();
    expect(made.battle.phase.value).toBe('over');
    const before = openSkirmish(APART);
    return { ...made, begun: before.key(), text: before.text() };
  }

  it('shows the board as it was with what was done, and what the adviser would rather do once it says so', () => {
    const { analysis, battle, consulted, begun } = givenUp();
    analysis.lookAgain(0);
    const overlay = () => overlayOf(battle, { hover: -1, focus: -1 });
    expect(overlay().past?.poses[0]).toMatchObject({ x: 1.5, y: 1.5 });
    expect(overlay().plans).toMatchObject([{ place: 0, strong: true, actions: [{ from: 11, to: 12 }] }]);
    expect(consulted).toMatchObject({ position: begun, paused: false });
    consulted.consider(begun, line(0, [walk(0, 12), walk(1, 23)]));
    expect(overlay().plans).toMatchObject([
      { place: 0, actions: [] },
      { place: 1, actions: [{ unit: 1, to: 23 }] },
    ]);
    const strong = () =>
      overlay()
        .plans.filter((plan) => plan.strong)
        .map(({ place }) => place);
    expect(strong()).toEqual([0, 1]);
    analysis.choose(1);
    expect(strong()).toEqual([1]);
  });

  it('is one whole turn of one side, and nothing of the next', () => {
    const { analysis, battle } = givenUp();
    const second = battle.moves.value.findIndex(({ side }) => side === 1);
    analysis.lookAgain(second);
    const view = analysis.view.value;
    expect(view).toMatchObject({ kind: 'played', turn: { side: 1, round: 1, length: second } });
    const actions = view?.kind === 'played' ? view.turn.actions : [];
    expect(actions.map(({ code }) => code)).toEqual([walk(2, 87)]);
  });

  it('is left to the result when it is closed, and the adviser rests', () => {
    const { analysis, battle, consulted } = givenUp();
    analysis.lookAgain(0);
    expect(analysis.close()).toBe(true);
    expect(overlayOf(battle, { hover: -1, focus: -1 })).toMatchObject({ plans: [], past: null });
    expect(consulted.paused).toBe(true);
  });

  it('is a battle again from there', () => {
    const { battle, text } = givenUp();
    const saved = battle.savedAt(0);
    const again = setUpBattle(APART, 0, saved).battle;
    expect(again.text()).toBe(text);
    expect(again.phase.value).toBe('player');
    expect(saved).toMatchObject({ again: true, actions: [], over: false });
  });
});
