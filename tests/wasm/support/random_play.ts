import type { TacticsGame } from '../../../wasm/tactics';

/** Random numbers below a bound, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/**
 * Plays random legal actions to the end of the game, or as long as `step` wants; half of the time a unit
 * strikes if any can.
 */
export function playAtRandom(
  game: TacticsGame,
  random: (bound: number) => number,
  step: (code: number) => boolean,
): void {
  while (game.result() === 0) {
    const actions = [...game.legalActions()];
    const strikes = actions.filter((code) => code >> 16 > 0);
    const choices = strikes.length > 0 && random(2) === 0 ? strikes : actions;
    const code = choices[random(choices.length)];
    if (code === undefined || !step(code)) return;
  }
}
