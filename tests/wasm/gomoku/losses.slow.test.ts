import { beforeAll, describe, expect, it } from 'vitest';
import type { GomokuModule } from '../../../wasm/gomoku';
import type { Result } from '../../../web/src/boardgame/game_types';
import { LossMemory } from '../../../web/src/boardgame/loss_memory';
import { steer } from '../../../web/src/boardgame/steer';
import { LINES_WEIGHED } from '../../../web/src/boardgame/steered_thinker';
import { type Position, present } from '../../../web/src/conductor/position';
import type { GomokuRecord } from '../../../web/src/gomoku/game_record';
import { USUAL_SETUP } from '../../../web/src/gomoku/setup';
import { GOMOKU } from '../../../web/src/gomoku/spec';
import { forgetfulSaves } from '../../../web/src/shell/storage';
import { startGomoku } from './support/module';

/** A player who has found a line that wins, against the engine that remembers, and against one that does not. */

const NODES = 1500;
/** Of the side that is to find the winning line. */
const STRONG_NODES = 20_000;
const STRONG = 140;
const GAMES = 10;
/** What the worker tells the page. */
const LINES = 3;

let module: GomokuModule;

beforeAll(async () => {
  module = await startGomoku();
});

const EMPTY: GomokuRecord = { ...USUAL_SETUP, actions: [] };

function emptyMemory(): LossMemory {
  return new LossMemory({ spec: GOMOKU, openRules: () => new module.Game(), saves: forgetfulSaves() });
}

/** White: a rung, with imperfection of its own each game if it has a temper, and a memory if it has one. */
interface White {
  rung: number;
  memory: LossMemory | null;
  /** Seed of the game's imperfection, null for none. */
  temper: number | null;
}

function thinkAs(
  rung: number,
  text: string,
  temper: number | null,
  { nodes = NODES, weighed = 1 } = {},
): { held: number; lines: Int32Array } {
  const session = new module.Session();
  session.configure(rung, temper ?? 1, temper === null ? null : 0, '');
  session.showLines(weighed);
  session.set(text);
  session.begin(nodes);
  while (session.advance(nodes));
  const thought = { held: session.best(), lines: session.considered(LINES) };
  session.delete();
  return thought;
}

function answer({ rung, memory, temper }: White, { key, text }: Position): number {
  const { held, lines } = thinkAs(rung, text, temper, { weighed: memory === null ? 1 : LINES_WEIGHED });
  const lost = memory?.avoid(rung, key) ?? [];
  const repeated = (rung === 0 && memory?.repeated(rung, text)) || [];
  return steer(held, lines, { lost, repeated });
}

/**
 * Black plays `script` for as long as white answers as in it, and gives up where white does not; without a script
 * the strong rung plays black. Returns the game.
 */
function play(white: White, script: readonly number[] | null): GomokuRecord {
  const rules = new module.Game();
  rules.start(0);
  while (rules.result() === 0) {
    const actions = [...rules.actions()];
    if (script?.some((code, at) => at < actions.length && code !== actions[at])) break;
    const code =
      rules.sideToMove() === 1
        ? answer(white, present(rules))
        : (script?.[actions.length] ?? thinkAs(STRONG, rules.text(), null, { nodes: STRONG_NODES }).held);
    expect(rules.play(code)).toBe('');
  }
  const game = { ...EMPTY, actions: [...rules.actions()], result: rules.result() as Result };
  rules.delete();
  return game;
}

const found = new Map<string, GomokuRecord>();

/** The line that the strong rung finds against a rung that nothing has happened to yet. */
function firstWin(rung: number, temper: number | null): GomokuRecord {
  const name = `${rung} ${temper}`;
  const game = found.get(name) ?? play({ rung, memory: null, temper }, null);
  found.set(name, game);
  return game;
}

/** Plays against `white` what won in the game `first`. */
type Repeat = (white: White, first: GomokuRecord) => GomokuRecord;

const whileAnsweredAlike: Repeat = (white, { actions }) => play(white, actions);

/** How often of ten games the line that won once wins again. */
function winsAgain(
  rung: number,
  memory: LossMemory | null,
  tempers: boolean,
  repeat: Repeat = whileAnsweredAlike,
): number {
  const whiteOf = (game: number): White => ({ rung, memory, temper: tempers ? game : null });
  const first = firstWin(rung, whiteOf(GAMES).temper);
  expect(first.result).toBe(1);
  memory?.remember({ rung, side: 1, record: first });
  let wins = 0;
  for (let game = 0; game < GAMES; game++) {
    const record = repeat(whiteOf(game), first);
    if (record.result !== 1) continue;
    wins++;
    memory?.remember({ rung, side: 1, record });
  }
  return wins;
}

/** The stones of black in a won game, put down again in the same order wherever they still can be, whatever white does. */
function playBlindly(white: White, { actions }: GomokuRecord): GomokuRecord {
  const rules = new module.Game();
  rules.start(0);
  const stones = actions.filter((_, at) => at % 2 === 0);
  while (rules.result() === 0) {
    const legal = rules.legalActions();
    const code =
      rules.sideToMove() === 1
        ? answer(white, present(rules))
        : stones.find((stone) => legal.includes(stone));
    if (code === undefined) break;
    expect(rules.play(code)).toBe('');
  }
  const game = { ...EMPTY, actions: [...rules.actions()], result: rules.result() as Result };
  rules.delete();
  return game;
}

describe.each([30, 60, 80])('a line that has won against rung %i, which never errs on purpose', (rung) => {
  it('wins for ever where nothing is remembered', () => {
    expect(winsAgain(rung, null, false)).toBe(GAMES);
  });

  it('does not win again where losses are remembered', () => {
    expect(winsAgain(rung, emptyMemory(), false)).toBe(0);
  });
});

describe.each([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150])(
  'a line that has won against rung %i as the page plays it',
  (rung) => {
    it('wins at most three times in ten', () => {
      expect(winsAgain(rung, emptyMemory(), true)).toBeLessThanOrEqual(3);
    });

    it('wins at most three times in ten for who puts its stones down blindly', () => {
      expect(winsAgain(rung, emptyMemory(), true, playBlindly)).toBeLessThanOrEqual(3);
    });
  },
);
