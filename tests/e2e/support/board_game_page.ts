import { expect } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { EngineModule, Game } from '../../../wasm/engine';
import type { DriverState } from '../../../web/src/shell/session/driver_contract';
import type { Place } from './place';

const modules = new Map<string, Promise<EngineModule>>();

/** What a test has of a board game besides the page. */
interface TestedGame<Snapshot> {
  name: string;
  decodeSnapshot(data: Int32Array): Snapshot;
  /** A quick but sensible action for the side to move. */
  quickAction(rules: Game): number;
}

/** What a test sees of a board game. */
export class BoardGamePage<Snapshot> {
  private constructor(
    private readonly place: Place,
    private readonly game: TestedGame<Snapshot>,
    /** Rules of the test's own. */
    private readonly rules: Game,
  ) {}

  /** Waits until a game is on in `place`. */
  static async in<Snapshot>(place: Place, game: TestedGame<Snapshot>): Promise<BoardGamePage<Snapshot>> {
    await expect.poll(() => place.evaluate(() => window.forethought?.state() != null)).toBe(true);
    const loading = modules.get(game.name) ?? (loadModule(game.name) as Promise<EngineModule>);
    modules.set(game.name, loading);
    return new BoardGamePage(place, game, new (await loading).Game());
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
    return this.game.decodeSnapshot(this.rules.snapshot());
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

  /** A quick but sensible action of the player: the cell of a piece, or what has no place. */
  async goodAction(): Promise<number> {
    await this.snapshot();
    return this.game.quickAction(this.rules);
  }
}
