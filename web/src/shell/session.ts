import { signal } from '@preact/signals';
import type { EngineModule } from '../../../wasm/engine';
import type { Thinker } from '../conductor/contract';
import { AnimationFrames } from '../conductor/frames';
import { WaitLog } from '../conductor/wait_log';
import type { DataFile } from '../engine/data_file';
import type { EngineBuild } from '../engine/load_module';
import type { Weights } from '../engine/weights';
import type { Rung } from './ladder';
import type { SettingsStore } from './settings_store';
import type { Saves } from './storage';
import { whenIdle } from './when_idle';

/** What all games share for as long as the page lives: the clock, the log, what is kept. */
export interface Commons {
  frames: AnimationFrames;
  log: WaitLog;
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
  /** What some of its rungs have learned; null where none has, or the page was built without. */
  weights: Weights | null;
  thinker: Thinker;
  /** Thinks for the player; its worker starts when it is first asked for. */
  analysis(): Thinker;
}

export function makeCommons(saves: Saves, settings: SettingsStore): Commons {
  return { frames: new AnimationFrames(), log: new WaitLog(), saves, settings };
}

/** A game's engine, as the list of games has it. */
export interface EngineEntry<Module extends EngineModule = EngineModule> {
  /** What addresses and the command line call the game. */
  readonly name: string;
  readonly build: EngineBuild<Module>;
  /** What some of its rungs have learned, null where the page was built without; the other rungs play without it. */
  readonly weights?: DataFile | null;
}

/** Every game's session, opened when it is first asked for. */
export class Sessions {
  private readonly opened = signal<ReadonlyMap<string, Session>>(new Map());

  constructor(readonly commons: Commons) {}

  /** The session if it is open; null as long as it is not. */
  get<Module extends EngineModule>({ name }: EngineEntry<Module>): Session<Module> | null {
    return (this.opened.value.get(name) as Session<Module> | undefined) ?? null;
  }

  /** Gets what opens games once the page has nothing else to do. */
  prepare(): void {
    whenIdle(() => void import('./open_session').catch(() => {}));
  }

  /** Loads the engine and starts its worker. Throws `EngineError`. */
  async open<Module extends EngineModule>(entry: EngineEntry<Module>): Promise<Session<Module>> {
    const { loadParts, sessionOf } = await import('./open_session');
    const parts = await loadParts(entry);
    const known = this.get(entry);
    if (known !== null) return known;
    const session = sessionOf(this.commons, entry, parts);
    this.opened.value = new Map(this.opened.peek()).set(entry.name, session);
    return session;
  }
}
