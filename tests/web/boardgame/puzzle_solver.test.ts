import { afterEach, describe, expect, it } from 'vitest';
import { EngineSolver, JUDGE_NODES, PATIENCE_MS } from '../../../web/src/boardgame/puzzles/engine_solver';
import { at, game as gameOf, opened, openRules, textOf } from '../gomoku/support/module';
import { FakeThinker } from '../support/fake_players';
import { FakeFrames } from '../support/fake_time';
import { lineRecord } from '../support/line_record';

/** Text form of the position after `moves`. */
const after = (moves: string) => textOf(gameOf(moves));

/** The key of the position after `moves` of the solver's, which began with the position after `before`. */
function keyAfter(before: string, moves = ''): string {
  const rules = openRules();
  rules.load(after(before));
  for (const action of gameOf(moves).actions) rules.play(action);
  const key = rules.key();
  rules.delete();
  return key;
}

/** Black has four in a row, open at both ends, and White is to move. */
const FOUR = 'h8a1i8o1j8a15k8';

const solvers: EngineSolver[] = [];

afterEach(() => {
  for (const solver of solvers.splice(0)) solver.dispose();
  expect(opened.count).toBe(0);
});

const HERE = after('h8i9');
const THERE = after('h8i9j10');

describe('the engine as solver', () => {
  const line = (flags: number, action: number) => Int32Array.from(lineRecord([action], 0, flags));

  function begin() {
    const thinker = new FakeThinker();
    const frames = new FakeFrames();
    const solver = new EngineSolver({ thinker, frames, rules: openRules(), rung: 140 });
    solvers.push(solver);
    return { thinker, frames, solver };
  }

  /** Paints frames while promises settle in between. */
  async function pass({ frames }: { frames: FakeFrames }, length: number): Promise<void> {
    for (const end = frames.now() + length; frames.now() < end; await Promise.resolve()) {
      frames.paint(Math.min(end, frames.now() + 20));
      await Promise.resolve();
    }
  }

  it('plays at full strength, the same on every device', () => {
    expect(begin().thinker.opponents).toEqual([{ rung: 140, seed: 0, blur: null, nodes: JUDGE_NODES }]);
  });

  it.each([
    [1, 'wins'],
    [2 + (7 << 8), 'loses'],
    [4, 'open'],
  ] as const)('reads flags %i as %s', async (flags, outcome) => {
    const { thinker, frames, solver } = begin();
    const verdict = solver.judge(HERE);
    thinker.lines.set(keyAfter('h8i9'), line(flags, 42));
    frames.paint(16);
    thinker.hold(keyAfter('h8i9'), 41, true);
    frames.paint(32);
    expect(await verdict).toEqual({ outcome, action: 42 });
    expect(frames.listening).toBe(false);
  });

  it.each([
    [1, 'wins', 'loses'],
    [2, 'loses', 'wins'],
    [0, 'open', 'open'],
  ] as const)('follows only moves, of which no line is told: %i', async (flags, afterTwo, afterOne) => {
    const begun = begin();
    const { thinker, solver } = begun;
    thinker.hold(keyAfter('h8i9'), at('j10'), true);
    for (const [before, more] of [
      ['h8i9', 'j10'],
      ['h8i9j10', ''],
    ] as const) {
      thinker.hold(keyAfter(before, more), at('g7'), true);
      thinker.hold(keyAfter(before, `${more}g7`), at('k11'), true);
      thinker.lines.set(keyAfter(before, `${more}g7`), line(flags, at('k11')));
    }
    const two = solver.judge(after('h8i9'));
    await pass(begun, 1000);
    expect(await two).toEqual({ outcome: afterTwo, action: at('j10') });
    const one = solver.judge(after('h8i9j10'));
    await pass(begun, 1000);
    expect(await one).toEqual({ outcome: afterOne, action: at('g7') });
  });

  it('follows them to the end of the game', async () => {
    const begun = begin();
    const { thinker, solver } = begun;
    thinker.hold(keyAfter(FOUR), at('l8'), true);
    thinker.hold(keyAfter(FOUR, 'l8'), at('g8'), true);
    thinker.hold(keyAfter(`${FOUR}l8`), at('g8'), true);
    const blocks = solver.judge(after(FOUR));
    await pass(begun, 1000);
    expect(await blocks).toEqual({ outcome: 'loses', action: at('l8') });
    const wins = solver.judge(after(`${FOUR}l8`));
    await pass(begun, 1000);
    expect(await wins).toEqual({ outcome: 'wins', action: at('g8') });
  });

  it('takes what is known when time is up, and nothing where nothing is', async () => {
    const { thinker, frames, solver } = begin();
    const first = solver.judge(HERE);
    thinker.lines.set(keyAfter('h8i9'), line(2, 42));
    frames.paint(16, PATIENCE_MS + 16);
    expect(await first).toEqual({ outcome: 'loses', action: 42 });
    const second = solver.judge(THERE);
    frames.paint(3 * PATIENCE_MS);
    expect(await second).toBeNull();
  });

  it('gives no answer where the worker is lost, another question comes, or it is put to rest', async () => {
    const { thinker, frames, solver } = begin();
    const first = solver.judge(HERE);
    const second = solver.judge(THERE);
    expect(await first).toBeNull();
    solver.rest();
    expect(await second).toBeNull();
    const third = solver.judge(HERE);
    thinker.lost = true;
    frames.paint(16);
    expect(await third).toBeNull();
    expect(frames.listening).toBe(false);
  });
});
