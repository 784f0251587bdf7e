/** The games of the page; each has one module, build/wasm/GAME.mjs, and one player in benches, quick_players/GAME.mjs. */
export const GAMES = ['tactics', 'gomoku', 'othello', 'twenty48'];

/** All engines: those of the games, and any that have a module and no page yet. */
export const ENGINES = GAMES;

/** Those that are played against somebody. */
export const OPPOSED = ['tactics', 'gomoku', 'othello'];
