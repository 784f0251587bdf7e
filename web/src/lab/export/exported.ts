import type { Game } from '../../../../wasm/engine';
import type { MatchSummary } from '../../../../wasm/lab';
import { type Contest, type Player, pairsOf, playerAt } from '../contest';
import type { MatchGame } from '../match_game';

/** What is played of a contest, as all exports see it. */
export interface Exported {
  /** The game's name, as addresses and the command line have it. */
  game: string;
  contest: Contest;
  matches: readonly ExportedMatch[];
  /** A player's name for people. */
  nameOf(player: Player): string;
  /** What the sides are called. */
  sides: readonly [string, string];
  /** Text form of the position in which a game begins. */
  startOf(number: number): string;
}

/** The match of a pair. */
export interface ExportedMatch {
  a: Player;
  b: Player;
  standing: MatchSummary;
  /** Those that are played. */
  games: readonly MatchGame[];
}

/** Puts together what was played. */
export function matchesOf(
  contest: Contest,
  standings: readonly MatchSummary[],
  played: readonly (readonly (MatchGame | null)[])[],
): ExportedMatch[] {
  return pairsOf(contest).flatMap(([a, b], pair) => {
    const standing = standings[pair];
    if (standing === undefined) return [];
    const games = (played[pair] ?? []).filter((game) => game !== null);
    return [{ a: playerAt(contest.players, a), b: playerAt(contest.players, b), standing, games }];
  });
}

/** How outcomes are called by the command line. */
export const OUTCOMES = { 1: 'first wins', 2: 'second wins', 3: 'draw' } as const;

/** An action of a game as text, and who played it. */
export interface Move {
  side: number;
  text: string;
}

/** A game's actions as texts; null where they are not known. `rules` are left somewhere within it. */
export function movesOf(rules: Game, start: string, { actions }: MatchGame): Move[] | null {
  if (actions === null || rules.load(start) !== '') return null;
  return Array.from(actions, (code) => {
    const move = { side: rules.sideToMove(), text: rules.actionText(code) };
    rules.play(code);
    return move;
  });
}
