import { expect } from 'vitest';
import { quickStone } from '../../../tools/lib/quick_players/gomoku.mjs';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { Game } from '../../../wasm/engine';
import type { GomokuModule } from '../../../wasm/gomoku';
import { decodeSnapshot, type Snapshot } from '../../../web/src/gomoku/snapshot';
import type { DriverState } from '../../../web/src/shell/driver_contract';
import type { Place } from './place';

let module: Promise<GomokuModule> | null = null;

/** What a test sees of a game of Gomoku. */
export class GomokuPage {
  private constructor(
    private readonly place: Place,
    /** Rules of the test's own. */
    private readonly rules: Game,
  ) {}

  /** Waits until a game is on in `place`. */
  static async in(place: Place): Promise<GomokuPage> {
    await expect.poll(() => place.evaluate(() => window.forethought?.state() != null)).toBe(true);
    module ??= loadModule('gomoku') as Promise<GomokuModule>;
    return new GomokuPage(place, new (await module).Game());
  }

  async state(): Promise<DriverState> {
    const state = await this.place.evaluate(() => window.forethought?.state());
    if (state == null) throw new Error('the page is not in a game');
    return state;
  }

  text(): Promise<string> {
    return this.place.evaluate(() => window.forethought?.text() ?? '');
  }

  /** The board as the test's own rules read it. */
  async snapshot(): Promise<Snapshot> {
    expect(this.rules.load(await this.text())).toBe('');
    return decodeSnapshot(this.rules.snapshot());
  }

  /** Waits until the player is to move, or the game is over. */
  async playersTurn(): Promise<DriverState> {
    const phase = async () => (await this.state()).phase;
    await expect.poll(phase, { message: 'the player’s turn' }).toBeOneOf(['player', 'over']);
    return this.state();
  }

  async length(): Promise<number> {
    return (await this.state()).length;
  }

  /** A quick but sensible cell for the player. */
  async goodCell(): Promise<number> {
    await this.snapshot();
    return quickStone(this.rules);
  }
}
