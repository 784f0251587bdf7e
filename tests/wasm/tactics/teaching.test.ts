import { beforeAll, describe, expect, it } from 'vitest';
import type { TacticsGame, TacticsModule } from '../../../wasm/tactics';
import { type Selection, tap } from '../../../web/src/tactics/battle/selection';
import { END_TURN, unpackAction } from '../../../web/src/tactics/rules/action_code';
import { decodeEvents, type TacticsEvent } from '../../../web/src/tactics/rules/events';
import {
  decodeSnapshot,
  Ground,
  Result,
  type Snapshot,
  UnitType,
} from '../../../web/src/tactics/rules/snapshot';
import { isReached, type TurnEvents } from '../../../web/src/tactics/teaching/goal';
import { PUZZLES, type PuzzleLesson, THREE_AGAINST_THREE } from '../../../web/src/tactics/teaching/lessons';
import { TEACHING_RUNG } from '../../../web/src/tactics/teaching/teaching';
import { waysTo } from '../../../web/src/tactics/teaching/ways';
import { startTactics } from './support/module';

/** The positions of the course, judged by the engine. */

let module: TacticsModule;

beforeAll(async () => {
  module = await startTactics();
});

function at(text: string): TacticsGame {
  const rules = new module.Game();
  expect(rules.load(text)).toBe('');
  return rules;
}

/** Whether an action's events are what a puzzle teaches. */
const LESSONS: Record<PuzzleLesson['name'], (events: readonly TacticsEvent[], at: Snapshot) => boolean> = {
  blow: (events, { units }) => events.some((event) => typeOfStriker(event, units) === UnitType.fighter),
  arrow: (events, { units, cells }) =>
    events.some(
      (event) =>
        event.kind === 'attack' &&
        typeOfStriker(event, units) === UnitType.archer &&
        event.cells.some((cell) => cells[cell] === Ground.water),
    ),
  fire: (events, { units }) =>
    events.some((event) => typeOfStriker(event, units) === UnitType.wizard) &&
    events.filter((event) => event.kind === 'death').length === 2,
};

function typeOfStriker(event: TacticsEvent, units: Snapshot['units']): UnitType | undefined {
  return event.kind === 'attack' ? units[event.unit]?.type : undefined;
}

/** Calls `visit` after every sequence of actions of the turn, the empty one included. */
function everyTurn(rules: TacticsGame, visit: (turn: TurnEvents) => void, turn: TurnEvents = []): void {
  visit(turn);
  for (const code of rules.legalActions()) {
    if (code === END_TURN) continue;
    rules.play(code);
    everyTurn(rules, visit, [...turn, decodeEvents(rules.events())]);
    rules.undo();
  }
}

describe.each(PUZZLES.map((lesson) => [lesson.name, lesson] as const))('the puzzle %s', (name, lesson) => {
  it('can be solved in its turn, by what it teaches and by nothing else', () => {
    const rules = at(lesson.start);
    const ways = [...waysTo(rules, lesson.goal, [])];
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      expect(rules.load(lesson.start)).toBe('');
      for (const code of way.slice(0, -1)) rules.play(code);
      const before = decodeSnapshot(rules.snapshot());
      const last = way.at(-1) ?? -1;
      expect(rules.play(last)).toBe('');
      expect(LESSONS[name](decodeEvents(rules.events()), before)).toBe(true);
      expect(unpackAction(last)?.unit).toBe(lesson.actor);
    }
    rules.delete();
  });

  it('is not solved by ending the turn', () => {
    const rules = at(lesson.start);
    expect(rules.play(END_TURN)).toBe('');
    expect(isReached(lesson.goal, [decodeEvents(rules.events())])).toBe(false);
    rules.delete();
  });

  it('is solved where the hand points: the unit, its target, and the target once more', () => {
    const rules = at(lesson.start);
    const snapshot = decodeSnapshot(rules.snapshot());
    const cellOf = (unit: number) => snapshot.units[unit]?.cell ?? -1;
    const target = cellOf(lesson.goal.fells[0] ?? -1);
    let selection: Selection | null = null;
    for (const cell of [cellOf(lesson.actor), target, target]) {
      const outcome = tap(rules, snapshot, selection, cell);
      if (outcome.kind === 'select') selection = outcome.selection;
      else expect(outcome.kind === 'play' && rules.play(outcome.code)).toBe('');
    }
    expect(isReached(lesson.goal, [decodeEvents(rules.events())])).toBe(true);
    rules.delete();
  });

  it('can be spoiled, and then always be put back: nothing but the goal ends the battle', () => {
    const rules = at(lesson.start);
    let spoiled = 0;
    everyTurn(rules, (turn) => {
      if (isReached(lesson.goal, turn)) return;
      expect(rules.result()).toBe(0);
      if (turn.length > 0 && rules.legalActions().length === 1) spoiled++;
    });
    expect(spoiled).toBeGreaterThan(0);
    rules.delete();
  });
});

describe('three against three', () => {
  it('gives each side one unit of each type, half a turn from the other’s, on ground alike', () => {
    const rules = at(THREE_AGAINST_THREE);
    const { cells, units } = decodeSnapshot(rules.snapshot());
    expect(units.map(({ side, type }) => [side, type])).toEqual(
      [0, 1].flatMap((side) => [0, 1, 2].map((type) => [side, type])),
    );
    for (const { cell, type, hitPoints, fullHitPoints } of units.slice(0, 3)) {
      expect(units.find((other) => other.cell === 99 - cell)?.type).toBe(type);
      expect(hitPoints).toBe(fullHitPoints);
    }
    cells.forEach((ground, cell) => {
      expect(cells[99 - cell]).toBe(ground);
    });
    rules.delete();
  });

  it('lets nobody be struck by an enemy before its side has moved', () => {
    const rules = at(THREE_AGAINST_THREE);
    const { units } = decodeSnapshot(rules.snapshot());
    for (const side of [0, 1]) {
      expect(rules.sideToMove()).toBe(side);
      let turns = 0;
      everyTurn(rules, (turn) => {
        turns++;
        const struck = turn.flat().some((event) => event.kind === 'hit' && units[event.unit]?.side !== side);
        if (struck) throw new Error(`an enemy is struck: ${rules.text()}`);
      });
      expect(turns).toBeGreaterThan(1000);
      expect(rules.play(END_TURN)).toBe('');
    }
    rules.delete();
  });

  it('is as good for one side as for the other', () => {
    const games = 60;
    let wins = 0;
    for (let seed = 1; seed <= games; seed++) {
      if (playOut([TEACHING_RUNG, TEACHING_RUNG], seed) === Result.first) wins++;
    }
    expect(wins / games).toBeGreaterThan(0.35);
    expect(wins / games).toBeLessThan(0.65);
  });

  it('is played to its end by every rung', () => {
    const ladder = JSON.parse(module.ladder()) as { rung: number }[];
    expect(ladder.length).toBeGreaterThan(10);
    for (const { rung } of ladder) expect(playOut([rung, rung], 5)).not.toBe(Result.playing);
  });
});

/** Plays three against three between two rungs, every action legal. Returns the result. */
function playOut(rungs: readonly [number, number], seed: number): number {
  const rules = at(THREE_AGAINST_THREE);
  const sessions = rungs.map((rung, side) => {
    const session = new module.Session();
    expect(session.configure(rung, 2 * seed + side, null, '')).toBe('');
    expect(session.set(rules.text(), '')).toBe('');
    return session;
  });
  while (rules.result() === Result.playing) {
    const thinker = sessions[rules.sideToMove()]!;
    thinker.begin(200);
    while (thinker.advance(200));
    const code = thinker.best();
    const refusals = [rules.play(code), ...sessions.map((session) => session.play(code))];
    if (refusals.some((refusal) => refusal !== '')) throw new Error(`${rungs} ${code}: ${refusals.join()}`);
  }
  const result = rules.result();
  for (const owned of [rules, ...sessions]) owned.delete();
  return result;
}
