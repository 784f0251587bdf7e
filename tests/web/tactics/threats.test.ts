import { describe, expect, it } from 'vitest';
import { overlayOf } from '../../../web/src/tactics/board/board_overlay';
import { type Cells, strikeCode } from './support/skirmish';
import { setUp } from './support/skirmish_battle';

const NOWHERE = { hover: -1, focus: -1 };
/** Units 0 and 1 against 2, 3 and 4; 2 and 3 can reach 0, none can reach 1. */
const THREATENED: Cells = [
  [33, 88],
  [37, 15, 90],
];

function threatened() {
  const { battle, rules, ...rest } = setUp(THREATENED);
  return { battle, rules, overlay: (pointing = NOWHERE) => overlayOf(battle, pointing), ...rest };
}

/** Unit 1 has struck 2 already, so that a blow of 0 kills it. */
function setUpWounded() {
  const { battle } = setUp([
    [33, 46],
    [35, 24],
  ]);
  battle.play(strikeCode(1, 36, 35));
  return { battle, overlay: () => overlayOf(battle, NOWHERE) };
}

describe('threats on the board', () => {
  it('count the enemies that can strike a unit, and mark it when together they could kill it', () => {
    const { overlay } = threatened();
    expect(overlay().threats.get(0)).toEqual({ count: 2, deadly: true });
    expect(overlay().threats.get(1)).toEqual({ count: 0, deadly: false });
    expect(setUp([[33], [37, 90]]).battle.exposures.value.get(0)).toMatchObject({ deadly: false });
  });

  it('draw lines only to the unit that is pointed at, and from its own enemies', () => {
    const { overlay } = threatened();
    expect(overlay().threatLines).toEqual([]);
    const lines = [
      { from: 37, to: 33, deadly: true },
      { from: 15, to: 33, deadly: true },
    ];
    expect(overlay({ hover: 33, focus: -1 }).threatLines).toEqual(lines);
    expect(overlay({ hover: -1, focus: 33 }).threatLines).toEqual(lines);
    expect(overlay({ hover: 37, focus: 88 }).threatLines).toEqual([]);
  });

  it('follow the selected unit to the cell it would go to', () => {
    const { battle, overlay } = threatened();
    battle.tapCell(33);
    expect(overlay().threatLines).toHaveLength(2);
    expect(overlay({ hover: 31, focus: -1 }).threats.get(0)?.count).toBe(0);
    battle.tapCell(42);
    expect(overlay()).toMatchObject({ ghost: { unit: 0, cell: 42 }, threatLines: [] });
    battle.tapCell(22);
    expect(overlay().threats.get(0)).toEqual({ count: 1, deadly: false });
    expect(overlay().threatLines).toEqual([{ from: 15, to: 22, deadly: false }]);
  });

  it('show all lines on demand', () => {
    const { battle, overlay } = threatened();
    battle.toggleThreats();
    expect(overlay().threatLines).toHaveLength(2);
    battle.toggleThreats();
    expect(overlay().threatLines).toEqual([]);
  });

  it('are known to be none where no enemy can reach anybody', () => {
    expect(threatened().battle.threatened.value).toBe(true);
    expect(setUp().battle.threatened.value).toBe(false);
  });

  it('count no enemy that the chosen strike kills', () => {
    const { battle, overlay } = setUpWounded();
    battle.tapCell(33);
    battle.tapCell(34);
    expect(overlay().threats.get(0)).toEqual({ count: 2, deadly: true });
    battle.chooseStrike(strikeCode(0, 34, 35));
    expect(overlay().threats.get(0)).toEqual({ count: 1, deadly: false });
    expect(battle.selection.value?.exposure?.strikers).toEqual([3]);
  });

  it('leave the game as it was', () => {
    const { battle, rules } = threatened();
    const before = rules.text();
    battle.tapCell(33);
    battle.tapCell(34);
    overlayOf(battle, NOWHERE);
    expect(rules.text()).toBe(before);
    expect(rules.length()).toBe(0);
  });

  it('are not shown while the opponent moves', () => {
    const { battle, overlay } = threatened();
    battle.endTurn();
    expect(overlay({ hover: 33, focus: -1 })).toMatchObject({ threatLines: [] });
    expect(overlay().threats.size).toBe(0);
  });
});
