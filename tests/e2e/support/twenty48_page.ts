import { expect } from 'vitest';
import { loadModule } from '../../../tools/lib/wasm_module.mjs';
import type { Twenty48Game, Twenty48Module } from '../../../wasm/twenty48';
import type { DriverState } from '../../../web/src/shell/session/driver_contract';
import { decodeSnapshot, type Snapshot } from '../../../web/src/twenty48/snapshot';
import type { Place } from './place';

let module: Promise<Twenty48Module> | null = null;

/** What a test sees of a game of 2048. */
export class Twenty48Page {
  private constructor(
    private readonly place: Place,
    /** Rules of the test's own. */
    private readonly rules: Twenty48Game,
  ) {}

  /** Waits until a game is on in `place`. */
  static async in(place: Place): Promise<Twenty48Page> {
    await expect.poll(() => place.evaluate(() => window.forethought?.state() != null)).toBe(true);
    module ??= loadModule('twenty48') as Promise<Twenty48Module>;
    return new Twenty48Page(place, new (await module).Game());
  }

  async state(): Promise<DriverState> {
    const state = await this.place.evaluate(() => window.forethought?.state());
    if (state == null) throw new Error('the page is not in a game');
    return state;
  }

  async length(): Promise<number> {
    return (await this.state()).length;
  }

  text(): Promise<string> {
    return this.place.evaluate(() => window.forethought?.text() ?? '');
  }

  /** The board as the test's own rules read it. */
  async snapshot(): Promise<Snapshot> {
    expect(this.rules.load(await this.text())).toBe('');
    return decodeSnapshot(this.rules.snapshot());
  }
}
