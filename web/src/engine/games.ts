import gomokuWasmUrl from '../../../build/wasm/gomoku.wasm?url';
import tacticsWasmUrl from '../../../build/wasm/tactics.wasm?url';
import twenty48WasmUrl from '../../../build/wasm/twenty48.wasm?url';
import type { EngineModule } from '../../../wasm/engine';
import type { GomokuModule } from '../../../wasm/gomoku';
import type { TacticsModule } from '../../../wasm/tactics';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { type EngineBuild, type LoadedEngine, loadEngine } from './load_module';

/** Every game's module, by the name that `?game=` and the command line use. */
export interface GameModules {
  tactics: TacticsModule;
  gomoku: GomokuModule;
  twenty48: Twenty48Module;
}

export type GameName = keyof GameModules;

/** Every game's build. The glue is imported only when its game is played. */
export const GAME_BUILDS: { [Name in GameName]: EngineBuild<GameModules[Name]> } = {
  tactics: { wasmUrl: tacticsWasmUrl, glue: () => import('../../../build/wasm/tactics.mjs') },
  gomoku: { wasmUrl: gomokuWasmUrl, glue: () => import('../../../build/wasm/gomoku.mjs') },
  twenty48: { wasmUrl: twenty48WasmUrl, glue: () => import('../../../build/wasm/twenty48.mjs') },
};

export const GAME_NAMES = Object.keys(GAME_BUILDS) as GameName[];

/** Whether `name` is one of the games. */
export function isGameName(name: string): name is GameName {
  return Object.hasOwn(GAME_BUILDS, name);
}

const loaded = new Map<GameName, Promise<LoadedEngine<EngineModule>>>();

/**
 * Loads a game's engine; the second call gets the first one's module. After a failure (`EngineError`)
 * the next call tries anew.
 */
export function loadGame<Name extends GameName>(name: Name): Promise<LoadedEngine<GameModules[Name]>> {
  const known = loaded.get(name) as Promise<LoadedEngine<GameModules[Name]>> | undefined;
  if (known !== undefined) return known;
  const loading = loadEngine<GameModules[Name]>(GAME_BUILDS[name]);
  loaded.set(name, loading);
  loading.catch(() => loaded.delete(name));
  return loading;
}
