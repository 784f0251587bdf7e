import type { Pairing, Series } from '../../../wasm/engine';
import type { SprtSettings } from '../../../wasm/lab';
import type { OwnWeights } from './own_weights';

/** Somebody who plays in the lab: a rung, in what character, and whether it errs on purpose. */
export interface Player {
  rung: number;
  /** By the engine's name; empty for the rung as it is. */
  personality: string;
  blur: boolean;
  /** Played by instead of the rung's own; null for those. */
  weights: OwnWeights | null;
}

/** Who meets whom: two players, everybody everybody, the first everybody else, or everybody the next one. */
export const MATCH_FORMS = ['match', 'robin', 'gauntlet', 'ladder'] as const;

/** Where nobody meets anybody, everybody plays alone, on the same tiles. */
export const SCORE_FORMS = ['scores'] as const;

export const FORMS = [...MATCH_FORMS, ...SCORE_FORMS] as const;

export type Form = (typeof FORMS)[number];

/** What the lab is asked to play. Within a limit of nodes the games are the same on every machine. */
export interface Contest {
  form: Form;
  /** Two of a match, more of the others, of scores at least one; nobody twice. */
  players: readonly Player[];
  /** Of each pair of players, an even number: each start is played twice, sides swapped. Of scores of each player. */
  games: number;
  /** Feeds starts and players; 0 to 4294967295. */
  seed: number;
  /** Of each turn, 1 or more; 0 where time is the limit. */
  nodes: number;
  /** Of each turn, in milliseconds; 0 where nodes are the limit. */
  milliseconds: number;
  /** A match may end as soon as this is decided. */
  sprt: SprtSettings | null;
  /** Text form of the position in which every game begins; where it is not given, the seed draws them. */
  start?: string | undefined;
}

/** A game of a contest: its series, and its number in that. */
export interface Task {
  series: number;
  number: number;
}

/** The pairs of players who meet, as places in the list of players, in a fixed order. */
export function pairsOf({ form, players }: Pick<Contest, 'form' | 'players'>): (readonly [number, number])[] {
  const places = players.map((_, place) => place);
  if (form === 'ladder') return places.slice(1).map((place) => [place - 1, place]);
  const firsts = form === 'gauntlet' ? places.slice(0, 1) : places;
  return firsts.flatMap((a) => places.slice(a + 1).map((b) => [a, b] as const));
}

/** Who plays each series of a contest's games, as places in the list of players: a pair, or one alone. */
export function seriesOf(contest: Pick<Contest, 'form' | 'players'>): (readonly number[])[] {
  return contest.form === 'scores' ? contest.players.map((_, place) => [place]) : pairsOf(contest);
}

/** Games of all series together. */
export function gamesOf(contest: Contest): number {
  return seriesOf(contest).length * contest.games;
}

/** The game that is begun at a place in the order of all: series take turns, two games at a time. */
export function taskAt(place: number, series: number): Task {
  const round = Math.floor(place / (2 * series));
  const rest = place % (2 * series);
  return { series: rest >> 1, number: 2 * round + (rest & 1) };
}

/** What the engine needs to know to play a game of a pair. */
export function pairingOf(contest: Contest, pair: number): Pairing {
  const { players, seed, nodes, milliseconds, start } = contest;
  const [a, b] = pairsOf(contest)[pair] ?? [0, 0];
  const [one, other] = [playerAt(players, a), playerAt(players, b)];
  return {
    a: one.rung,
    b: other.rung,
    seed,
    nodes,
    milliseconds,
    blurA: one.blur ? 0 : null,
    blurB: other.blur ? 0 : null,
    personalityA: one.personality,
    personalityB: other.personality,
    weightsA: one.weights?.numbers ?? [],
    weightsB: other.weights?.numbers ?? [],
    ...(start === undefined ? {} : { start }),
  };
}

/** What it needs to know to have the player at a place play alone. */
export function seriesSettings({ players, seed, nodes, milliseconds }: Contest, place: number): Series {
  return { rung: playerAt(players, place).rung, seed, nodes, milliseconds };
}

/** A rung as it is. */
export function plain(rung: number): Player {
  return { rung, personality: '', blur: false, weights: null };
}

export function isPlain(player: Player): boolean {
  return isSamePlayer(player, plain(player.rung));
}

export function playerAt(players: readonly Player[], place: number): Player {
  return players[place] ?? plain(0);
}

export function isSamePlayer(one: Player, other: Player): boolean {
  return (
    one.rung === other.rung &&
    one.personality === other.personality &&
    one.blur === other.blur &&
    one.weights?.digest === other.weights?.digest
  );
}
