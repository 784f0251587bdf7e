/** The version in package.json. */
declare const __VERSION__: string;

/** A data file as it was when the page was built; null where it was not there. */
declare module '*?measured' {
  const file: import('./src/engine/data_file').DataFile | null;
  export default file;
}

/** A game's opponents as its engine names them, asked when the page was built; none where the engine was not there. */
declare module '*?ladder' {
  const ladder: readonly import('./src/shell/ladder').Rung[];
  export default ladder;
}

/** The built glue has no declarations of its own: its type is the contract in `wasm/`. */
declare module '*/build/wasm/tactics.mjs' {
  const createTactics: typeof import('../wasm/tactics').default;
  export default createTactics;
}
declare module '*/build/wasm/twenty48.mjs' {
  const createTwenty48: typeof import('../wasm/twenty48').default;
  export default createTwenty48;
}
declare module '*/build/wasm/gomoku.mjs' {
  const createGomoku: typeof import('../wasm/gomoku').default;
  export default createGomoku;
}
