/** What the tests take from the build's tools, which are JavaScript. */

declare module '*/tools/lib/games.mjs' {
  /** The games there are. */
  export const GAMES: readonly string[];
}

declare module '*/tools/lib/wasm_module.mjs' {
  /** A new instance of a game's built module. */
  export function loadModule(game: string): Promise<import('../../../wasm/engine').EngineModule>;
}
