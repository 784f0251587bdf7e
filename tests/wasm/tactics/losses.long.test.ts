import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../../wasm/engine';
import type { TacticsGame, TacticsModule } from '../../../wasm/tactics';
import { repeatedLine, type WonLine } from '../../../web/src/tactics/losses/repeated_line';
import { sidestep } from '../../../web/src/tactics/losses/sidestep';
import { startTactics } from './support/module';

/**
 * A player who has found a line that wins, and repeats it blindly: the actions of each turn again, in their order,
 * wherever they are still legal.
 */

const MAP = 3;
const NODES = 800;
/** Of the side that is to find the winning line. */
const STRONG_NODES = 4000;
const STRONG = 170;
const GAMES = 10;
const END_TURN = 255;

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

/** What the first side does when it has to move. */
type FirstSide = (rules: TacticsGame) => number;

const roundOf = (rules: TacticsGame) => rules.snapshot()[1]!;

/** A rung as in a game on the page; `seed` is that of its imperfection, null for a rung that has none. */
function opponent(rung: number, seed: number | null): Session {
  const session = new module.Session();
  expect(session.configure(rung, seed ?? 1, seed === null ? null : 0, '')).toBe('');
  return session;
}

function bestOf(session: Session, rules: TacticsGame, nodes: number): number {
  session.set(rules.text(), '');
  session.begin(nodes);
  while (session.advance(nodes));
  return session.best();
}

/** What the second side does instead of what it holds. */
type Instead = (rules: TacticsGame, best: number, done: readonly number[][]) => number;

const asBest: Instead = (_, best) => best;

/** A battle on the map against a rung with a seed. Returns its result, and what the first side did, turn by turn. */
function play(
  rung: number,
  seed: number,
  firstSide: FirstSide,
  instead = asBest,
): { result: number; turns: number[][] } {
  const rules = new module.Game();
  rules.start(MAP);
  const second = opponent(rung, seed);
  const turns: number[][] = [];
  while (rules.result() === 0) {
    const isFirst = rules.sideToMove() === 0;
    const code = isFirst ? firstSide(rules) : instead(rules, bestOf(second, rules, NODES), turns);
    const turn = roundOf(rules) - 1;
    if (isFirst) turns[turn] = [...(turns[turn] ?? []), code];
    expect(rules.play(code)).toBe('');
  }
  const result = rules.result();
  second.delete();
  rules.delete();
  return { result, turns };
}

/** The first battle that the strong rung wins against a rung; its actions, turn by turn. */
function firstWin(rung: number): number[][] {
  const strong = opponent(STRONG, null);
  for (let seed = GAMES; ; seed++) {
    const { result, turns } = play(rung, seed, (rules) => bestOf(strong, rules, STRONG_NODES));
    if (result !== 1) continue;
    strong.delete();
    return turns;
  }
}

/** Does again what was done in a battle, as far as it is legal; ends its turns where nothing of it is. */
function again(turns: readonly number[][]): FirstSide {
  let round = -1;
  let left: number[] = [];
  return (rules) => {
    const now = roundOf(rules);
    const legal = rules.legalActions();
    if (now !== round) left = [...(turns[now - 1] ?? [])];
    round = now;
    for (;;) {
      const code = left.shift() ?? END_TURN;
      if (code === END_TURN || legal.includes(code)) return code;
    }
  };
}

describe.each([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200])(
  'a line that has won against rung %i as the page plays it',
  (rung) => {
    it('wins at most three times in ten for who repeats it blindly', () => {
      const turns = firstWin(rung);
      const results = Array.from({ length: GAMES }, (_, seed) => play(rung, seed, again(turns)).result);
      expect(results.filter((result) => result === 1).length).toBeLessThanOrEqual(3);
    });
  },
);

describe('a line that has won against rung 0, which moves by lot', () => {
  /** Remembers the line, as the page does. */
  function remembering(won: readonly number[][]): Instead {
    const probe = new module.Game();
    probe.start(MAP);
    const start = probe.text();
    const lineOf = (turns: readonly number[][]): WonLine => ({
      start,
      side: 0,
      turns: Array.from(turns, (turn = []) => turn.filter((code) => code !== END_TURN)),
    });
    return (rules, best, done) => {
      const line = repeatedLine([lineOf(won)], lineOf(done));
      return line === null ? best : sidestep(probe, rules.text(), best, line);
    };
  }

  it('wins at most three times in ten where it is remembered, more often where it is not', () => {
    const turns = firstWin(0);
    const wins = (instead: Instead) =>
      Array.from({ length: GAMES }, (_, seed) => play(0, seed, again(turns), instead).result).filter(
        (result) => result === 1,
      ).length;
    expect(wins(asBest)).toBeGreaterThan(3);
    expect(wins(remembering(turns))).toBeLessThanOrEqual(3);
  });
});
