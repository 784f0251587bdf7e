// @vitest-environment happy-dom

import { expect, it, vi } from 'vitest';
import type { TacticsModule } from '../../../wasm/tactics';
import { tellNotice } from '../../../web/src/shell/address/tell_notice';
import { writeMoves } from '../../../web/src/tactics/battle/moves_text';
import { gameOfMatch, linkedBattle, personsBattle } from '../../../web/src/tactics/replay/replayed_game';

const SETTINGS = { rung: 50, seed: 7, side: 1, nodes: 0 } as const;

/** Rules that know where a seed begins. */
class Rules {
  start(): void {}
  text(): string {
    return 'the map of the seed';
  }
  delete(): void {}
}
const MODULE = { Game: Rules } as unknown as TacticsModule;

vi.mock('../../../web/src/shell/address/tell_notice', () => ({ tellNotice: vi.fn() }));

it('a battle that was given up is watched to that end', () => {
  const battle = { settings: SETTINGS, start: 'x', actions: [1], round: 1, over: true };
  expect(personsBattle({ ...battle, conceded: true }).ending).toEqual({ winner: 0, by: 'resignation' });
  expect(personsBattle(battle).ending).toBeUndefined();
  const ending = { winner: 0, by: 'forfeit' } as const;
  const played = { number: 0, sideOfA: 0, start: 'x', actions: new Int32Array(), ending } as const;
  expect(gameOfMatch(played, { a: 10, b: 20 })).toMatchObject({ rungs: [10, 20], ending });
});

it('so is one of an address, which is told what it says wrong', () => {
  const moves = writeMoves([1, 2]);
  expect(linkedBattle(MODULE, SETTINGS, { moves, end: 'First-Resignation.' })).toMatchObject({
    start: 'the map of the seed',
    actions: [1, 2],
    rungs: [50, null],
    ending: { winner: 0, by: 'resignation' },
  });
  expect(linkedBattle(MODULE, SETTINGS, { moves }).ending).toBeUndefined();
  expect(tellNotice).not.toHaveBeenCalled();
  expect(linkedBattle(MODULE, SETTINGS, { moves, end: 'nobody' }).ending).toBeUndefined();
  expect(tellNotice).toHaveBeenCalledWith(expect.objectContaining({ parameter: 'end', given: 'nobody' }));
});
