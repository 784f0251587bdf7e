import { afterEach, describe, expect, it } from 'vitest';
import type { Game } from '../../../wasm/engine';
import { EngineSolver, JUDGE_NODES, PATIENCE_MS } from '../../../web/src/boardgame/puzzles/solver';
import { FiveStones } from '../gomoku/support/fake_puzzle';
import { FakeThinker } from '../support/fake_players';
import { FakeFrames } from '../support/fake_time';

afterEach(() => {
  FiveStones.alive = 0;
});

describe('the engine as solver', () => {
  const line = (manner: number, action: number) => Int32Array.from([0, manner, 1, action]);

  function begin() {
    const thinker = new FakeThinker();
    const frames = new FakeFrames();
    const rules = new FiveStones() as unknown as Game;
    return { thinker, frames, solver: new EngineSolver({ thinker, frames, rules, rung: 140 }) };
  }

  /** Paints frames while promises settle in between. */
  async function pass({ frames }: { frames: FakeFrames }, length: number): Promise<void> {
    for (const end = frames.now() + length; frames.now() < end; await Promise.resolve()) {
      frames.paint(Math.min(end, frames.now() + 20));
      await Promise.resolve();
    }
  }

  it('plays at full strength, the same on every device', () => {
    expect(begin().thinker.opponents).toEqual([{ rung: 140, seed: 0, blur: false, nodes: JUDGE_NODES }]);
  });

  it.each([
    [1, 'wins'],
    [2 + (7 << 8), 'loses'],
    [4, 'open'],
  ] as const)('reads manner %i as %s', async (manner, outcome) => {
    const { thinker, frames, solver } = begin();
    const verdict = solver.judge('1 2');
    thinker.lines.set('1 2', line(manner, 42));
    frames.paint(16);
    thinker.hold('1 2', 41, true);
    frames.paint(32);
    expect(await verdict).toEqual({ outcome, action: 42 });
    expect(frames.listening).toBe(false);
  });

  it.each([
    [1, 'wins', 'loses'],
    [2, 'loses', 'wins'],
    [0, 'open', 'open'],
  ] as const)('follows only moves, of which no line is told: %i', async (manner, afterTwo, afterOne) => {
    const begun = begin();
    const { thinker, solver } = begun;
    thinker.hold('1 2', 3, true);
    thinker.hold('1 2 3', 4, true);
    thinker.hold('1 2 3 4', 5, true);
    thinker.lines.set('1 2 3 4', line(manner, 5));
    const two = solver.judge('1 2');
    await pass(begun, 1000);
    expect(await two).toEqual({ outcome: afterTwo, action: 3 });
    const one = solver.judge('1 2 3');
    await pass(begun, 1000);
    expect(await one).toEqual({ outcome: afterOne, action: 4 });
  });

  it('follows them to the end of the game', async () => {
    const begun = begin();
    const { thinker, solver } = begun;
    thinker.hold('1 2 3 4 5 6 7', 8, true);
    thinker.hold('1 2 3 4 5 6 7 8', 9, true);
    const blocks = solver.judge('1 2 3 4 5 6 7');
    await pass(begun, 1000);
    expect(await blocks).toEqual({ outcome: 'loses', action: 8 });
    const wins = solver.judge('1 2 3 4 5 6 7 8');
    await pass(begun, 1000);
    expect(await wins).toEqual({ outcome: 'wins', action: 9 });
  });

  it('takes what is known when time is up, and nothing where nothing is', async () => {
    const { thinker, frames, solver } = begin();
    const first = solver.judge('1');
    thinker.lines.set('1', line(2, 42));
    frames.paint(16, PATIENCE_MS + 16);
    expect(await first).toEqual({ outcome: 'loses', action: 42 });
    const second = solver.judge('2');
    frames.paint(3 * PATIENCE_MS);
    expect(await second).toBeNull();
  });

  it('gives no answer where the worker is lost, another question comes, or it is put to rest', async () => {
    const { thinker, frames, solver } = begin();
    const first = solver.judge('1');
    const second = solver.judge('2');
    expect(await first).toBeNull();
    solver.rest();
    expect(await second).toBeNull();
    const third = solver.judge('1');
    thinker.lost = true;
    frames.paint(16);
    expect(await third).toBeNull();
    expect(frames.listening).toBe(false);
    solver.dispose();
    expect(FiveStones.alive).toBe(0);
  });
});
