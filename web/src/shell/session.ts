import type { TacticsModule } from '../../../wasm/tactics';
import type { Thinker } from '../conductor/contract';
import { AnimationFrames } from '../conductor/frames';
import { openThinker } from '../conductor/open_thinker';
import { WaitLog } from '../conductor/wait_log';
import { loadGame } from '../engine/games';
import type { SettingsStore } from './settings_store';
import type { Saves } from './storage';

/** An opponent of the ladder, in the engine's words. */
export interface Rung {
  rung: number;
  name: string;
  idea: string;
}

/** What lives as long as the page: the engine, its thinker, the clock, what is kept. */
export interface Session {
  module: TacticsModule;
  compiled: WebAssembly.Module;
  ladder: readonly Rung[];
  thinker: Thinker;
  /** Thinks for the player; its worker starts when it is first asked for. */
  adviser(): Thinker;
  frames: AnimationFrames;
  log: WaitLog;
  saves: Saves;
  settings: SettingsStore;
}

/** Loads the engine and starts its worker. Throws `EngineError`. */
export async function openSession(saves: Saves, settings: SettingsStore): Promise<Session> {
  const { module, compiled } = await loadGame('tactics');
  let adviser: Thinker | null = null;
  return {
    module,
    compiled,
    ladder: JSON.parse(module.ladder()) as Rung[],
    thinker: openThinker('tactics', compiled),
    adviser() {
      adviser ??= openThinker('tactics', compiled, 'adviser');
      return adviser;
    },
    frames: new AnimationFrames(),
    log: new WaitLog(),
    saves,
    settings,
  };
}

export function rungOf(ladder: readonly Rung[], number: number): Rung {
  return ladder.find((rung) => rung.rung === number) ?? { rung: number, name: String(number), idea: '' };
}
