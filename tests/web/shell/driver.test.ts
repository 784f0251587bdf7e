import { describe, expect, it, vi } from 'vitest';
import { WaitLog } from '../../../web/src/conductor/wait_log';
import { type DrivenGame, makeDriver } from '../../../web/src/shell/session/driver';
import type { DriverState } from '../../../web/src/shell/session/driver_contract';

const STATE: DriverState = {
  phase: 'player',
  round: 3,
  sideToMove: 0,
  playerSide: 0,
  result: 0,
  outcome: null,
  length: 2,
  hash: 'abc',
  rung: 20,
  seed: 7,
};

const GAME: DrivenGame = {
  state: () => STATE,
  legalActions: () => [1, 2],
  text: () => 'here',
  play: (code) => (code === 1 ? '' : `${code} is not legal`),
  undo: () => true,
  skip: vi.fn(),
};

function drive(game: DrivenGame | null) {
  const log = new WaitLog(
    () => 0,
    () => false,
  );
  const newGame = vi.fn();
  const hint = vi.fn();
  return { driver: makeDriver(log, () => game, newGame, hint), newGame, hint };
}

describe('a driver', () => {
  it('drives the game in progress', () => {
    const { driver, newGame, hint } = drive(GAME);
    expect([driver.state(), driver.text(), driver.legalActions()]).toEqual([STATE, 'here', [1, 2]]);
    expect([driver.play(1), driver.play(5), driver.undo()]).toEqual(['', '5 is not legal', true]);
    driver.skip();
    expect(GAME.skip).toHaveBeenCalledOnce();
    driver.hint();
    expect(hint).toHaveBeenCalledOnce();
    driver.newBattle(9);
    expect(newGame).toHaveBeenCalledWith(9);
  });

  it('ends a turn where that is an action of its own, and says so where it is not', () => {
    expect(drive(GAME).driver.endTurn()).toContain('ends by itself');
    expect(drive({ ...GAME, endTurn: () => '' }).driver.endTurn()).toBe('');
  });

  it('finds nothing outside a game', () => {
    const { driver } = drive(null);
    expect([driver.state(), driver.text(), driver.legalActions(), driver.undo()]).toEqual([
      null,
      '',
      [],
      false,
    ]);
    expect([driver.play(1), driver.endTurn()]).toEqual(['there is no game', 'there is no game']);
  });
});
