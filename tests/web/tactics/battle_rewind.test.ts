import { describe, expect, it } from 'vitest';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { decodeSnapshot } from '../../../web/src/tactics/rules/snapshot';
import { type Cells, openText, skirmishText, strikeCode } from './support/skirmish';
import { setUp as setUpBattle } from './support/skirmish_battle';

/** Two fighters walk up to each other; the second side's strikes until the first side's falls. */
const CELLS: Cells = [[11], [13]];
const ACTIONS = [
  packAction({ unit: 0, cell: 12, direction: 0 }),
  END_TURN,
  strikeCode(1, 13, 12),
  END_TURN,
  END_TURN,
  strikeCode(1, 13, 12),
];

/** That battle, over, to be looked at. */
function setUp() {
  const start = skirmishText(CELLS);
  const settings = { rung: 20, map: 7, seed: 7, side: 0, nodes: 0, start } as const;
  const made = setUpBattle(CELLS, 0, { settings, actions: ACTIONS, over: true });
  const { battle, frames } = made;
  /** The positions that the rules go through. */
  const rules = openText(start);
  const positions = [decodeSnapshot(rules.snapshot())];
  for (const code of ACTIONS) {
    expect(rules.play(code)).toBe('');
    positions.push(decodeSnapshot(rules.snapshot()));
  }
  const stage = () => battle.rewind.stage ?? battle.stage;
  /** What the board shows when everything has come to rest. */
  const rest = () => {
    const later = frames.now() + 10_000;
    frames.paintUntil(later);
    stage().sceneAt(later);
    return stage().shown.value;
  };
  return { ...made, positions, stage, rest };
}

describe('a battle that is over, looked at again', () => {
  it('steps forward through every position, each action as it was played', () => {
    const { battle, frames, positions, stage, rest } = setUp();
    expect(battle.phase.value).toBe('over');
    battle.lookAt(0);
    expect(rest()).toEqual(positions[0]);
    for (let place = 1; place < ACTIONS.length; place++) {
      battle.lookAt(place);
      expect(stage().isMoving(frames.now())).toBe(true);
      expect(rest()).toEqual(positions[place]);
      expect(battle.snapshotAt(place)).toEqual(positions[place]);
    }
    battle.lookAt(ACTIONS.length);
    expect(rest()).toEqual(positions.at(-1));
    expect(battle.past.value).toBeNull();
  });

  it('shows the same position from whichever moment it is gone to', () => {
    const { battle, positions, rest } = setUp();
    for (const place of [5, 2, 4, 0, 5, 3, 1, 0]) {
      battle.lookAt(place);
      expect(battle.past.value).toBe(place);
      expect(rest()).toEqual(positions[place]);
    }
  });

  it('leaves the marks of the fallen at its end alone', () => {
    const { battle, frames, stage, rest } = setUp();
    battle.lookAt(0);
    battle.rewind.play();
    frames.paintUntil(60_000);
    expect([battle.past.value, battle.rewind.playing.value]).toEqual([null, false]);
    battle.lookAt(5);
    rest();
    expect(stage().sceneAt(frames.now()).marks).toEqual([]);
    expect(battle.rewind.stage?.sceneAt(frames.now()).marks).toEqual([]);
  });

  it('stays within the battle, and never changes it', () => {
    const { battle, rules } = setUp();
    const text = rules.text();
    battle.lookAt(-1);
    expect(battle.past.value).toBe(0);
    battle.lookAt(99);
    expect(battle.past.value).toBeNull();
    battle.lookAt(2);
    expect([rules.text(), battle.moves.value.length]).toEqual([text, ACTIONS.length]);
  });

  it('is still once it is left', () => {
    const { battle, frames } = setUp();
    battle.rewind.play();
    battle.dispose();
    expect(frames.listening).toBe(false);
  });
});
