import { describe, expect, it } from 'vitest';
import { packAction } from '../../../web/src/tactics/rules/action_code';
import type { PuzzleLesson } from '../../../web/src/tactics/teaching/lessons';
import { APPLAUSE_MS, Puzzle, REGRET_MS } from '../../../web/src/tactics/teaching/puzzle';
import { isFreed } from '../support/is_freed';
import { type Cells, openRules, strikeCode } from './support/skirmish';
import { setUp } from './support/skirmish_battle';

/** Two blows bring an enemy down here: both of the first side's fighters stand beside the one on cell 13. */
const PINCER: Cells = [
  [12, 23],
  [13, 88],
];
const FIRST_BLOW = strikeCode(0, 12, 13);
const SECOND_BLOW = strikeCode(1, 23, 13);
const STAY = packAction({ unit: 1, cell: 23, direction: 0 });

const LESSON: PuzzleLesson = { name: 'blow', start: '', goal: { fells: [2], spares: [] }, actor: 0 };

function begin(lesson: Partial<PuzzleLesson> = {}) {
  const { battle, rules, frames } = setUp(PINCER);
  const own = openRules();
  let solved = 0;
  const puzzle = new Puzzle(
    { battle, rules: own, frames, onSolved: () => solved++ },
    { ...LESSON, ...lesson },
  );
  /** Lets everything that moves come to rest, and one frame more. */
  const settle = () => {
    while (battle.stage.isMoving(frames.now())) frames.paint(frames.now() + 16);
    frames.paint(frames.now() + 16);
  };
  const wait = (length: number) => frames.paintUntil(frames.now() + length + 16);
  return { puzzle, battle, rules, own, frames, settle, wait, timesSolved: () => solved };
}

describe('a puzzle', () => {
  it('points at the unit, then at its target, then at the target once more', () => {
    const { puzzle, battle } = begin();
    expect(puzzle.guide.value).toEqual({ cell: 12, gesture: 'pick' });
    battle.tapCell(23);
    expect(puzzle.guide.value).toEqual({ cell: 12, gesture: 'pick' });
    battle.tapCell(12);
    expect(puzzle.guide.value).toEqual({ cell: 13, gesture: 'aim' });
    battle.tapCell(13);
    expect(puzzle.guide.value).toEqual({ cell: 13, gesture: 'confirm' });
    battle.tapCell(13);
    expect(puzzle.guide.value).toBeNull();
  });

  it('is solved when the strike has been seen, and goes on after the applause', () => {
    const { puzzle, battle, frames, settle, wait, timesSolved } = begin();
    battle.play(SECOND_BLOW);
    settle();
    expect(puzzle.solved.value).toBe(false);
    expect(puzzle.failure.value).toBeNull();
    battle.play(FIRST_BLOW);
    frames.paint(frames.now() + 16);
    expect(puzzle.solved.value).toBe(false);
    settle();
    expect(puzzle.solved.value).toBe(true);
    wait(APPLAUSE_MS / 2);
    expect(timesSolved()).toBe(0);
    wait(APPLAUSE_MS / 2);
    expect(timesSolved()).toBe(1);
  });

  it('says what happened when the goal is out of reach, and puts the turn back', () => {
    const { puzzle, battle, settle, wait } = begin();
    battle.play(STAY);
    expect(puzzle.failure.value).toBeNull();
    settle();
    expect(puzzle.failure.value).toBe('none');
    expect(battle.snapshot.value.units[1]?.acted).toBe(true);
    wait(REGRET_MS);
    expect(battle.snapshot.value.units[1]?.acted).toBe(false);
    expect(puzzle.failure.value).toBe('none');
    battle.play(FIRST_BLOW);
    expect(puzzle.failure.value).toBeNull();
  });

  it('lets a mistake be undone before it is put back', () => {
    const { puzzle, battle, settle, wait } = begin();
    battle.play(FIRST_BLOW);
    battle.play(STAY);
    settle();
    expect(puzzle.failure.value).toBe('none');
    expect(battle.undo()).toBe(true);
    wait(REGRET_MS);
    expect(battle.snapshot.value.units[0]?.acted).toBe(true);
    battle.play(SECOND_BLOW);
    settle();
    expect(puzzle.solved.value).toBe(true);
  });

  it('judges a turn by the actions that were not taken back', () => {
    const { puzzle, battle, settle } = begin();
    battle.play(STAY);
    battle.undo();
    settle();
    expect(puzzle.failure.value).toBeNull();
  });

  it('does not end with the turn: that is told and put back like any mistake', () => {
    const { puzzle, battle, wait } = begin();
    battle.play(FIRST_BLOW);
    puzzle.endTurn();
    expect(puzzle.failure.value).toBe('idle');
    expect(battle.snapshot.value.sideToMove).toBe(0);
    wait(2 * REGRET_MS);
    expect(battle.snapshot.value.units[0]?.acted).toBe(false);
  });

  it('tells a strike on a friend, and a part of the goal, from nothing at all', () => {
    const friend = begin({ goal: { fells: [2], spares: [1] } });
    friend.battle.play(packAction({ unit: 0, cell: 22, direction: 2 }));
    friend.settle();
    expect(friend.puzzle.failure.value).toBe('friend');
    const part = begin({ goal: { fells: [2, 3], spares: [] } });
    // Nothing can fell both at once, so that every action spoils this one.
    part.battle.play(FIRST_BLOW);
    part.battle.play(SECOND_BLOW);
    part.settle();
    expect(part.puzzle.failure.value).toBe('part');
  });

  it('frees both rules when it is left, and does not go on', () => {
    const { puzzle, battle, rules, own, settle, wait, timesSolved } = begin();
    battle.play(SECOND_BLOW);
    battle.play(FIRST_BLOW);
    settle();
    puzzle.dispose();
    wait(2 * APPLAUSE_MS);
    expect(timesSolved()).toBe(0);
    expect([isFreed(rules), isFreed(own)]).toEqual([true, true]);
  });
});
