// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import type { TacticsModule } from '../../../wasm/tactics';
import type { Session } from '../../../web/src/shell/session/session';
import { finishedBattle } from '../../../web/src/tactics/battle/finished_battle';
import type { SavedBattle } from '../../../web/src/tactics/battle/saved_battle';

class Rules {
  private last = 0;
  start(): string {
    return '';
  }
  load(): string {
    return '';
  }
  text(): string {
    return 'the map of the seed';
  }
  play(code: number): string {
    this.last = code;
    return '';
  }
  /** Action 9 ends the battle. */
  result(): number {
    return this.last === 9 ? 1 : 0;
  }
  resultWeight(): number {
    return 140;
  }
  delete(): void {}
}

const SESSION = { game: 'tactics', module: { Game: Rules } } as unknown as Session<TacticsModule>;

function battle(settings: Partial<SavedBattle['settings']>, more: Partial<SavedBattle> = {}): SavedBattle {
  return {
    settings: { rung: 50, seed: 7, side: 1, nodes: 0, ...settings },
    start: 'the map of the seed',
    actions: [1, 2, 3],
    round: 4,
    over: true,
    ...more,
  };
}

describe('a battle that is over', () => {
  it('is entered with its opponent, how long it was, and its address', () => {
    const { game, entry, address } = finishedBattle(SESSION, battle({ blur: 12 }), 'won');
    expect(game).toBe('tactics');
    expect(entry).toEqual({ rung: 50, blur: 12, side: 1, outcome: 'won', moves: 3 });
    expect(address).toMatch(/\?game=tactics&ai=50&seed=7&side=second&moves=.+&blur=12$/);
  });

  it('is entered with what its result tells; of one that was given up nobody knows', () => {
    expect(finishedBattle(SESSION, battle({}, { actions: [1, 9] }), 'won').entry.weight).toBe(140);
    expect(finishedBattle(SESSION, battle({}), 'lost').entry.weight).toBeUndefined();
  });

  it('says that it was given up, and so does its address', () => {
    const { entry, address } = finishedBattle(SESSION, battle({}, { conceded: true }), 'lost');
    expect(entry.by).toBe('resignation');
    expect(address).toMatch(/&end=first-resignation$/);
  });

  it.each([
    [battle({ again: true }), 'again'],
    [battle({ personality: 'orcs' }), 'character'],
    [battle({ personality: 'cyborgs' }), undefined],
    [battle({ nodes: 500 }), 'nodes'],
    [battle({}, { hinted: true }), 'hint'],
  ])('%j does not count where something helped: %s', (saved, aid) => {
    expect(finishedBattle(SESSION, saved, 'lost').entry.aid).toBe(aid);
  });

  it('has no address where it did not begin on the map of a seed', () => {
    expect(finishedBattle(SESSION, battle({}, { start: 'another' }), 'draw').address).toBeNull();
  });
});
