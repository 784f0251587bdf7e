import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../../wasm/engine';
import type { Twenty48Game, Twenty48Module } from '../../../wasm/twenty48';
import { startTwenty48 } from './support/module';

/**
 * A player who has found slides that make 2048 against the engine in mode adversary, and repeats them in new games, which
 * begin with other tiles each time, as on the page: blindly, in their order, those left out that are not legal when their
 * turn comes, and any legal one once none is left.
 */

const NODES = 40;
/** Of the side that is to find the winning line. */
const STRONG_NODES = 400;
const STRONG = 70;
const GAMES = 10;

let module: Twenty48Module;

beforeAll(async () => {
  module = await startTwenty48();
});

/** What the side that slides does when it has to move. */
type Slider = (rules: Twenty48Game) => number;

/** A rung as the page has it in this mode: it does not err on purpose. */
function opponent(rung: number, seed: number): Session {
  const session = new module.Session();
  expect(session.configure(rung, seed, null, '')).toBe('');
  return session;
}

function bestOf(session: Session, rules: Twenty48Game, nodes: number): number {
  session.set(rules.text(), '');
  session.begin(nodes);
  while (session.advance(nodes));
  return session.best();
}

/** Plays the game of a seed against a rung. Returns whether whoever slides has won, and the slides. */
function play(rung: number, seed: number, slider: Slider): { won: boolean; slides: number[] } {
  const rules = new module.Game();
  expect(rules.startAdversary(seed)).toBe('');
  const placer = opponent(rung, seed);
  const slides: number[] = [];
  while (rules.result() === 0) {
    const isSlide = rules.sideToMove() === 0;
    const code = isSlide ? slider(rules) : bestOf(placer, rules, NODES);
    if (isSlide) slides.push(code);
    expect(rules.play(code)).toBe('');
  }
  const won = rules.result() === 1;
  placer.delete();
  rules.delete();
  return { won, slides };
}

/** The first game that the strong rung wins against a rung; its seed, and its slides. */
function firstWin(rung: number): { seed: number; slides: number[] } {
  const strong = opponent(STRONG, 1);
  for (let seed = GAMES; ; seed++) {
    const { won, slides } = play(rung, seed, (rules) => bestOf(strong, rules, STRONG_NODES));
    if (!won) continue;
    strong.delete();
    return { seed, slides };
  }
}

function again(slides: readonly number[]): Slider {
  const left = [...slides];
  return (rules) => {
    const legal = rules.legalActions();
    for (;;) {
      const code = left.shift() ?? legal[0] ?? -1;
      if (legal.includes(code)) return code;
    }
  };
}

describe.each([0, 10, 40, 60])('slides that have won against rung %i', (rung) => {
  it('win at most three of ten new games for who repeats them blindly', () => {
    const { seed, slides } = firstWin(rung);
    expect(play(rung, seed, again(slides)).won).toBe(true);
    const wins = Array.from({ length: GAMES }, (_, game) => play(rung, game, again(slides)).won);
    expect(wins.filter(Boolean).length).toBeLessThanOrEqual(3);
  });
});
