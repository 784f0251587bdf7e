/** The games there are; each has one module, build/wasm/GAME.mjs, and one entry in every bench. */
export const GAMES = ['tactics', 'gomoku', 'twenty48'];
