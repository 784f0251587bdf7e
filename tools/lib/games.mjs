/** The games of the page; each has one module, build/wasm/GAME.mjs, and one player in benches, quick_players/GAME.mjs. */
export const GAMES = ['tactics', 'gomoku', 'twenty48'];

/** All engines: those of the games, and those that have a module and no page. */
export const ENGINES = [...GAMES, 'othello'];
