import { batch, signal } from '@preact/signals';
import * as v from 'valibot';
import { NUMBER, NUMBER_OF } from '../engine/fields';
import { nextRating, type Rating, startRating } from '../fit/rating';
import { type Strengths, strengthOf } from '../fit/strengths';
import { keepSignals, oneForEach } from '../shell/storage/kept_signals';
import type { Place } from '../shell/storage/place';
import { isDictionary, thatPass } from '../shell/storage/salvage';
import type { Saves } from '../shell/storage/storage';
import { PLAYED, type Played, SCORED, type Scored } from './entry';
import { messages } from './words/messages';

/** Games that are kept of each game; the oldest make room. */
export const GAMES_KEPT = 500;

const POSITIVE = v.pipe(
  NUMBER,
  v.check((value) => value > 0, 'a number above 0'),
);

const RATING = v.object({
  elo: NUMBER,
  deviation: POSITIVE,
  volatility: POSITIVE,
  games: NUMBER_OF,
  search: v.nullable(
    v.array(v.object({ elo: NUMBER, error: NUMBER_OF, score: v.picklist([0, 0.5, 1]), weight: POSITIVE })),
  ),
});

/** A record as it is kept. */
export interface KeptRecord {
  /** The newest last. */
  played: readonly Played[];
  scored: readonly Scored[];
  /** The rating before the oldest game that is kept; null where that is the start. */
  before: Rating | null;
  /** Games that were over earlier do not count for the rating: milliseconds since 1970. */
  since: number;
}

const RECORD = v.object({
  played: v.pipe(v.array(PLAYED), v.maxLength(GAMES_KEPT, `at most ${GAMES_KEPT} games`)),
  scored: v.pipe(v.array(SCORED), v.maxLength(GAMES_KEPT, `at most ${GAMES_KEPT} games`)),
  before: v.nullable(RATING),
  since: NUMBER_OF,
});

const EMPTY: KeptRecord = { played: [], scored: [], before: null, since: 0 };

/** Where a player's record of a game is kept. */
export function recordPlace(game: string): Place<KeptRecord> {
  return {
    key: `${game}.record`,
    version: 1,
    schema: RECORD,
    name: () => messages.value.savedRecord,
    salvage: readableGames,
  };
}

/** The latest of the games that can be read, whatever else stands there. */
function readableGames(value: unknown): KeptRecord | null {
  if (!isDictionary(value)) return null;
  const { before, since } = value;
  const played = thatPass(value.played, PLAYED, GAMES_KEPT);
  const scored = thatPass(value.scored, SCORED, GAMES_KEPT);
  if (played === null && scored === null) return null;
  return {
    played: played ?? EMPTY.played,
    scored: scored ?? EMPTY.scored,
    before: v.is(RATING, before) ? before : EMPTY.before,
    since: v.is(NUMBER_OF, since) ? since : EMPTY.since,
  };
}

/** A player's finished games of one game, kept on the device, and the rating that they make. */
export class PlayerRecord {
  readonly played = signal<readonly Played[]>(EMPTY.played);
  readonly scored = signal<readonly Scored[]>(EMPTY.scored);
  private readonly before = signal<Rating | null>(EMPTY.before);
  private readonly since = signal(EMPTY.since);

  private constructor(saves: Saves, game: string) {
    const { played, scored, before, since } = this;
    keepSignals(saves, recordPlace(game), { played, scored, before, since });
  }

  /** Enters a game against an opponent; `strengths`: where the game's opponents stand. */
  addPlayed(game: Played, strengths: Strengths): void {
    const games = [...this.played.value, game];
    const dropped = games.slice(0, Math.max(0, games.length - GAMES_KEPT));
    batch(() => {
      if (dropped.length > 0) this.before.value = this.ratingsAfter(dropped, strengths).at(-1) ?? null;
      this.played.value = games.slice(dropped.length);
    });
  }

  addScored(game: Scored): void {
    this.scored.value = [...this.scored.value, game].slice(-GAMES_KEPT);
  }

  /** The rating by all games that count. */
  rating(strengths: Strengths): Rating {
    return this.ratings(strengths).at(-1) ?? startRating(strengths);
  }

  /** The rating before the first game that is kept and counts, and after each of them. */
  ratings(strengths: Strengths): Rating[] {
    return this.ratingsAfter(this.played.value, strengths);
  }

  private ratingsAfter(games: readonly Played[], strengths: Strengths): Rating[] {
    const ratings = [this.before.value ?? startRating(strengths)];
    for (const game of games) {
      const after = this.counts(game) ? ratingAfter(ratings.at(-1)!, game, strengths) : null;
      if (after !== null) ratings.push(after);
    }
    return ratings;
  }

  /** Whether a game counts for the rating. */
  counts({ aid, at }: Played): boolean {
    return aid === undefined && at >= this.since.value;
  }

  /** The rating begins anew; the games stay. */
  forgetRating(now: number): void {
    batch(() => {
      this.before.value = null;
      this.since.value = now;
    });
  }

  /** The record kept in `saves` for a game; one object for each, so that all who show it agree. */
  static of(saves: Saves, game: string): PlayerRecord {
    const known = PlayerRecord.all(saves);
    const record = known.get(game) ?? new PlayerRecord(saves, game);
    known.set(game, record);
    return record;
  }

  private static readonly all = oneForEach(() => new Map<string, PlayerRecord>());
}

const SCORES = { won: 1, draw: 0.5, lost: 0 } as const;

/** null where nobody knows how strong the opponent was. */
function ratingAfter(before: Rating, game: Played, strengths: Strengths): Rating | null {
  const opponent = strengthOf(strengths, game);
  return opponent === null
    ? null
    : nextRating(
        before,
        { ...opponent, score: SCORES[game.outcome], weight: (game.weight ?? 100) / 100 },
        strengths,
      );
}
