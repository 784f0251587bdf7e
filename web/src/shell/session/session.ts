import type { EngineModule } from '../../../../wasm/engine';
import type { Thinker } from '../../conductor/contract';
import { AnimationFrames } from '../../conductor/frames';
import type { WaitLog } from '../../conductor/wait_log';
import type { DataFile } from '../../engine/data_file';
import type { EngineBuild } from '../../engine/load_module';
import type { Weights } from '../../engine/weights';
import type { SettingsStore } from '../storage/settings_store';
import type { Saves } from '../storage/storage';
import type { Rung } from './ladder';

/** What all games share for as long as the page lives: the clock, what is kept. */
export interface Commons {
  frames: AnimationFrames;
  saves: Saves;
  settings: SettingsStore;
}

/** A game's engine and its thinker, from when it is first played for as long as the page lives. */
export interface Session<Module extends EngineModule = EngineModule> extends Commons {
  /** Its name in the list of games. */
  game: string;
  build: EngineBuild<Module>;
  module: Module;
  compiled: WebAssembly.Module;
  ladder: readonly Rung[];
  /** How long its players waited. */
  log: WaitLog;
  /** What some of its rungs have learned; null where none has, or the page was built without. */
  weights: Weights | null;
  thinker: Thinker;
  /** Thinks for the player; its worker starts when it is first asked for. */
  analysis(): Thinker;
}

export function makeCommons(saves: Saves, settings: SettingsStore): Commons {
  return { frames: new AnimationFrames(), saves, settings };
}

/** A game's engine, as the list of games has it. */
export interface EngineEntry<Module extends EngineModule = EngineModule> {
  /** What addresses and the command line call the game. */
  readonly name: string;
  readonly build: EngineBuild<Module>;
  /** What some of its rungs have learned, null where the page was built without; the other rungs play without it. */
  readonly weights?: DataFile | null;
  /** What some of those rungs know besides, and can do without, like an opening book. */
  readonly further?: readonly (DataFile | null)[];
}
