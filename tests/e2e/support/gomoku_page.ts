import { expect } from 'vitest';
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

  /**
   * A cell for the player: the one that makes the longest row of its own that can still become five, in the middle
   * sooner than at the edge. Enough against an opponent that draws lots.
   */
  async goodCell(): Promise<number> {
    const snapshot = await this.snapshot();
    const worth = (cell: number) => bestRow(snapshot, cell) - 0.01 * fromMiddle(snapshot.size, cell);
    const cells = Array.from(this.rules.legalActions()).filter((code) => code < 400);
    return cells.reduce((best, cell) => (worth(cell) > worth(best) ? cell : best));
  }
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Stones of the colour to move in the best stretch of five cells through `cell` that has none of the other's. */
function bestRow({ size, stones, colour }: Snapshot, cell: number): number {
  const at = new Map(stones.map((stone) => [stone.cell, stone.colour]));
  const [x, y] = [cell % 20, Math.floor(cell / 20)];
  const windows = DIRECTIONS.flatMap(([dx, dy]) =>
    [0, 1, 2, 3, 4].map((back) =>
      [0, 1, 2, 3, 4].map((step) => [x + (step - back) * dx, y + (step - back) * dy] as const),
    ),
  );
  const counts = windows.map((window) => {
    if (window.some(([a, b]) => a < 0 || b < 0 || a >= size || b >= size)) return 0;
    const colours = window.map(([a, b]) => at.get(20 * b + a));
    if (colours.some((other) => other !== undefined && other !== colour)) return 0;
    return colours.filter((other) => other === colour).length + 1;
  });
  return Math.max(...counts);
}

function fromMiddle(size: number, cell: number): number {
  const middle = (size - 1) / 2;
  return Math.abs((cell % 20) - middle) + Math.abs(Math.floor(cell / 20) - middle);
}
