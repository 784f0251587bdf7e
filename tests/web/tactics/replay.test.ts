import { describe, expect, it } from 'vitest';
import type { Ending } from '../../../web/src/shell/session/ending';
import { paceOf } from '../../../web/src/tactics/battle/tempo';
import { Replay } from '../../../web/src/tactics/replay/replay';
import { END_TURN, packAction } from '../../../web/src/tactics/rules/action_code';
import { decodeSnapshot } from '../../../web/src/tactics/rules/snapshot';
import { FakeFrames } from '../support/fake_time';
import { type Cells, openRules, openSkirmish, skirmishText, strikeCode } from './support/skirmish';

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

function setUp(actions: readonly number[] = ACTIONS, ending?: Ending) {
  const frames = new FakeFrames();
  const start = skirmishText(CELLS);
  const game = { title: () => 'game', start, actions, rungs: [10, 0] as const, ending };
  const replay = new Replay(openRules(), game, frames, {
    pace: () => paceOf('fast'),
    motion: () => 'travel',
  });
  /** The positions that the rules go through. */
  const rules = openSkirmish(CELLS);
  const positions = [decodeSnapshot(rules.snapshot())];
  for (const code of actions) {
    expect(rules.play(code)).toBe('');
    positions.push(decodeSnapshot(rules.snapshot()));
  }
  /** What the board shows when everything has come to rest. */
  const rest = () => {
    const later = frames.now() + 10_000;
    frames.paint(later);
    replay.stage.sceneAt(later);
    return replay.stage.shown.value;
  };
  return { replay, frames, positions, rest };
}

describe('a replay', () => {
  it('begins at the start and steps forward through every position', () => {
    const { replay, positions, rest } = setUp();
    expect(replay.length).toBe(ACTIONS.length);
    expect(rest()).toEqual(positions[0]);
    for (let place = 1; place <= ACTIONS.length; place++) {
      replay.goTo(place);
      expect(replay.stage.isMoving(0)).toBe(true);
      expect(rest()).toEqual(positions[place]);
      expect(replay.snapshot).toEqual(positions[place]);
    }
  });

  it('shows the same position from whichever place it is gone to', () => {
    const { replay, positions, rest } = setUp();
    for (const place of [6, 2, 4, 0, 5, 3, 1, 6, 0]) {
      replay.goTo(place);
      expect(replay.at.value).toBe(place);
      expect(rest()).toEqual(positions[place]);
    }
  });

  it('leaves the marks of the fallen, and takes them back', () => {
    const { replay, frames, rest } = setUp();
    replay.goTo(ACTIONS.length);
    rest();
    expect(replay.stage.sceneAt(frames.now()).marks).toHaveLength(1);
    replay.goTo(0);
    rest();
    expect(replay.stage.sceneAt(frames.now()).marks).toEqual([]);
  });

  it('stays within the game', () => {
    const { replay } = setUp();
    replay.goTo(-1);
    expect(replay.at.value).toBe(0);
    replay.goTo(99);
    expect(replay.at.value).toBe(ACTIONS.length);
  });

  it('ends as the battle ended off the board, at its last place, unless the board ends it', () => {
    const ending = { winner: 1, by: 'resignation' } as const;
    const { replay } = setUp(ACTIONS.slice(0, 2), ending);
    expect(replay.ending).toBeNull();
    replay.goTo(2);
    expect(replay.ending).toEqual(ending);
    const { replay: whole } = setUp(ACTIONS, { winner: 0, by: 'resignation' });
    whole.goTo(ACTIONS.length);
    expect(whole.ending).toBeNull();
  });

  it('goes on by itself to the end, one action after the other, and begins anew from there', () => {
    const { replay, frames } = setUp();
    const places: number[] = [];
    replay.at.subscribe((place) => places.push(place));
    replay.play();
    frames.paintUntil(60_000);
    expect(places).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(replay.playing.value).toBe(false);
    expect(frames.listening).toBe(false);
    replay.play();
    expect(replay.at.value).toBe(0);
  });

  it('stands still when it is paused or put away', () => {
    const { replay, frames } = setUp();
    replay.play();
    replay.pause();
    frames.paintUntil(5000);
    expect(replay.at.value).toBe(0);
    replay.play();
    replay.dispose();
    expect(frames.listening).toBe(false);
  });

  it('refuses a game that the rules refuse, in their words', () => {
    expect(() => setUp([packAction({ unit: 0, cell: 99, direction: 0 })])).toThrow(/legal/);
  });
});
