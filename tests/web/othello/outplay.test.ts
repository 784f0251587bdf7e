import { describe, expect, it } from 'vitest';
import type { Game } from '../../../wasm/engine';
import { lotOf } from '../../../web/src/engine/lot';
import { OUTPLAY } from '../../../web/src/othello/outplay';
import { decodeSnapshot } from '../../../web/src/othello/snapshot';
import { OTHELLO } from '../../../web/src/othello/spec';
import { LossMemory } from '../../../web/src/play/losses/loss_memory';
import { forgetfulSaves } from '../../../web/src/shell/storage/storage';
import { actionsOf, rulesAfter } from './support/module';

/** A game by lot, until so many cells are empty or nothing can be done; it must be freed. */
function almostOver(seed: string, empties: number): Game {
  const rules = rulesAfter([]);
  const lot = lotOf(seed);
  while (rules.result() === 0 && decodeSnapshot(rules.snapshot()).empties > empties) {
    const legal = rules.legalActions();
    rules.play(legal[lot(legal.length)] ?? -1);
  }
  return rules;
}

/** Whether `own` wins the game that goes on with `action` where nobody has a choice; null where somebody has. */
function certain(rules: Game, action: number, own: number): boolean | null {
  rules.play(action);
  const [next, ...more] = rules.legalActions();
  const isWon =
    more.length > 0 ? null : next === undefined ? rules.result() === own + 1 : certain(rules, next, own);
  rules.undo();
  return isWon;
}

/** Games whose mover wins with some actions and not with others, all of it certain. */
function decisions(): { rules: Game; wins: Map<number, boolean | null> }[] {
  return Array.from({ length: 400 }, (_, game) => {
    const rules = almostOver(`${(game + 1).toString(16)}0000000`, 2);
    const own = rules.sideToMove();
    const wins = new Map(Array.from(rules.legalActions(), (code) => [code, certain(rules, code, own)]));
    return { rules, wins };
  }).filter(({ wins }) => new Set(wins.values()).size > 1 && ![...wins.values()].includes(null));
}

/** A game in which black goes on with `line` wherever it can, and does anything else where not; white plays by lot. */
async function repeatedGame(line: readonly number[], seed: string) {
  const lot = lotOf(seed);
  const rules = rulesAfter([]);
  const memory = new LossMemory({ spec: OTHELLO, openRules: () => rulesAfter([]), saves: forgetfulSaves() });
  memory.remember({ rung: 0, side: 1, record: { ...OTHELLO.setup.usual, actions: [...line], result: 1 } });
  await memory.prepareCounterLine(0);
  const own = line.filter((_, at) => at % 2 === 0);
  const counterLines: (number | null)[] = [];
  let improvised = 0;
  while (rules.result() === 0) {
    const legal = Array.from(rules.legalActions());
    if (rules.sideToMove() === 1) {
      if (improvised > 0) counterLines.push(memory.counterLine(0, rules.text()));
      rules.play(legal[lot(legal.length)] ?? -1);
    } else {
      const again = own.find((code) => legal.includes(code));
      if (rules.length() > 6 && again === undefined) improvised++;
      rules.play(again ?? legal[0] ?? -1);
    }
  }
  rules.delete();
  return { improvised, counterLines };
}

describe('a line that is being repeated', () => {
  const line = actionsOf('f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6');

  it('is countered to the end of the game, also where nothing is left of it', async () => {
    const { improvised, counterLines } = await repeatedGame(line, '12345678');
    expect(improvised).toBeGreaterThan(3);
    expect(counterLines).not.toContain(null);
  });
});

describe('outplaying a line', () => {
  it('takes what wins at the end, and leaves the game as it was', () => {
    const found = decisions();
    expect(found.length).toBeGreaterThan(5);
    for (const { rules, wins } of found) {
      const before = rules.text();
      const action = OUTPLAY.action(rules, [[]]) ?? -1;
      expect(wins.get(action)).toBe(true);
      expect(rules.text()).toBe(before);
      rules.delete();
    }
  });

  it('is the same for the same position', () => {
    const rules = almostOver('abcdef01', 40);
    const lines = [Array.from(rules.legalActions())];
    expect(OUTPLAY.action(rules, lines)).toBe(OUTPLAY.action(rules, lines));
    rules.delete();
  });

  it('has nothing to say where the game is over', () => {
    const rules = almostOver('1234abcd', 0);
    while (rules.result() === 0) rules.play(rules.legalActions()[0] ?? -1);
    expect(OUTPLAY.action(rules, [[1]])).toBeUndefined();
    rules.delete();
  });
});
