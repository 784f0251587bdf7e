import type { UrlParameters } from '../shell/url_parameters';

/** A match between two rungs: the same games on every machine. */
export interface MatchSettings {
  a: number;
  b: number;
  /** An even number: each start is played twice, sides swapped. */
  games: number;
  /** Feeds starts and players; 0 to 4294967295. */
  seed: number;
  /** For each turn, 1 or more. */
  nodes: number;
}

const GAMES = 200;
const NODES = 2000;
const SEED = 1;

/** The match that an address asks for; `a` and `b` are taken where it names no rung. */
export function matchOfAddress(
  { ai, vs, games, seed, nodes }: UrlParameters,
  a: number,
  b: number,
): MatchSettings {
  return {
    a: ai ?? a,
    b: vs ?? b,
    games: games ?? GAMES,
    seed: seed ?? SEED,
    // 0 is "all the time there is" in a battle; a match has no time of its own.
    nodes: nodes || NODES,
  };
}

/** The same match on the command line. */
export function commandLine(game: string, { a, b, games, seed, nodes }: MatchSettings): string {
  return `forethought match --game ${game} --a ${a} --b ${b} --games ${games} --seed ${seed} --nodes ${nodes}`;
}
