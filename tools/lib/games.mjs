/** The games there are; each has one module, build/wasm/GAME.mjs, and one player in benches, quick_players/GAME.mjs. */
export const GAMES = ['tactics', 'gomoku', 'twenty48'];
