import { expect } from 'vitest';
import { playQuickTurn } from '../../../tools/lib/quick_players/tactics.mjs';
import type { TacticsGame } from '../../../wasm/tactics';
import type { DriverState } from '../../../web/src/shell/session/driver_contract';
import type { Place } from './place';
import { openRules } from './rules';

/** What a test sees of a battle and does in it, through the page's driver. */
export class BattlePage {
  private constructor(
    private readonly place: Place,
    /** Rules of the test's own, to choose actions with. */
    readonly rules: TacticsGame,
  ) {}

  /** Waits until a battle can be played in `place`. */
  static async in(place: Place): Promise<BattlePage> {
    await expect.poll(() => place.evaluate(() => window.forethought?.state() != null)).toBe(true);
    return new BattlePage(place, await openRules());
  }

  async state(): Promise<DriverState> {
    const state = await this.place.evaluate(() => window.forethought?.state());
    if (state == null) throw new Error('the page is not in a battle');
    return state;
  }

  /** Text form of the present position. */
  text(): Promise<string> {
    return this.place.evaluate(() => window.forethought?.text() ?? '');
  }

  /** Puts the test's rules where the page's stand, and returns them. */
  async follow(): Promise<TacticsGame> {
    expect(this.rules.load(await this.text())).toBe('');
    return this.rules;
  }

  /** Plays an action as the player; the page must take it. */
  async play(code: number): Promise<void> {
    expect(await this.place.evaluate((played) => window.forethought?.play(played), code)).toBe('');
  }

  /** Plays a quick but sensible turn for the player, its end included. */
  async playTurn(): Promise<void> {
    const turn = playQuickTurn(await this.follow());
    const refusals = await this.place.evaluate(
      (codes) => codes.map((code) => window.forethought?.play(code)).filter((refusal) => refusal !== ''),
      turn,
    );
    expect(refusals).toEqual([]);
  }

  /** Waits until the player is to move, or the battle is over. */
  async playersTurn(): Promise<DriverState> {
    const phase = async () => (await this.state()).phase;
    await expect.poll(phase, { message: 'the player’s turn' }).toBeOneOf(['player', 'over']);
    return this.state();
  }

  /** Waits until the opponent has played `actions` more actions, its turn's end included. */
  async opponentHasPlayed(actions: number): Promise<DriverState> {
    const { length } = await this.state();
    const played = async () => (await this.state()).length - length;
    await expect.poll(played, { message: 'actions of the opponent' }).toBeGreaterThanOrEqual(actions);
    return this.state();
  }

  /** Jumps over the opponent's animations. */
  skip(): Promise<void> {
    return this.place.evaluate(() => window.forethought?.skip());
  }

  /** Plays turns until the battle is over. `skipping`: without the opponent's animations. */
  async playToTheEnd({ skipping = false } = {}): Promise<DriverState> {
    let state = await this.playersTurn();
    while (state.phase !== 'over') {
      await this.playTurn();
      if (skipping) await this.skip();
      state = await this.playersTurn();
    }
    return state;
  }
}
