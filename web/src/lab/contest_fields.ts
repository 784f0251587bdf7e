import * as v from 'valibot';
import type { Pairing, Series } from '../../../wasm/engine';
import { record } from '../conductor/message_fields';
import { BLUR, GAMES_MAX, integer, NODES_MAX, NUMBER, RUNG, SEED, TEXT, TRUTH } from '../engine/fields';
import { type Contest, FORMS, gamesOf, isPlain, isSamePlayer } from './contest';
import { areWeights, toldName } from './own_weights';

/** What stands in messages and saves of the lab, each with its limits once. */

/** Milliseconds of a turn: more would be no match but a correspondence game. */
export const TIME_MAX = 60_000;
/** Players of a contest: all rungs of a ladder, and some of them in character. */
export const PLAYERS_MAX = 32;
/** Elo of a hypothesis. */
export const ELO_MAX = 1000;

const TIME = v.pipe(NUMBER, v.minValue(0), v.maxValue(TIME_MAX));
const ELO = v.pipe(NUMBER, v.minValue(-ELO_MAX), v.maxValue(ELO_MAX));
const RISK = v.pipe(NUMBER, v.gtValue(0), v.ltValue(0.5));

/** Whole numbers of 32 bits: looked at in one go, since there may be many thousands. */
const WEIGHTS = v.custom<readonly number[]>(areWeights, 'a list of whole numbers of 32 bits');

/** The number of a game in its series, from 0. */
export const GAME_NUMBER = integer(0, GAMES_MAX - 1);

export const PAIRING = record({
  a: RUNG,
  b: RUNG,
  seed: SEED,
  nodes: integer(0, NODES_MAX),
  milliseconds: TIME,
  blurA: v.nullable(BLUR),
  blurB: v.nullable(BLUR),
  personalityA: TEXT,
  personalityB: TEXT,
  weightsA: WEIGHTS,
  weightsB: WEIGHTS,
  start: v.optional(TEXT),
}) satisfies v.GenericSchema<Pairing>;

export const SERIES = record({
  rung: RUNG,
  seed: SEED,
  nodes: integer(0, NODES_MAX),
  milliseconds: TIME,
}) satisfies v.GenericSchema<Series>;

export const SPRT = v.pipe(
  v.object({ elo0: ELO, elo1: ELO, alpha: RISK, beta: RISK }),
  v.check(({ elo0, elo1 }) => elo0 < elo1),
);

const DIGEST = v.pipe(TEXT, v.regex(/^[0-9a-f]{16}$/));

/** What the engine calls a character; empty for the rung as it is. */
const PERSONALITY = v.pipe(TEXT, v.regex(/^[a-z_]*$/));

/** A file's name, or what a damaged save has for one. */
const FILE_NAME = v.pipe(TEXT, v.transform(toldName));

const PLAYER = v.object({
  rung: RUNG,
  personality: PERSONALITY,
  blur: TRUTH,
  // What was kept before there were any has none.
  weights: v.optional(v.nullable(v.object({ name: FILE_NAME, digest: DIGEST, numbers: WEIGHTS })), null),
});

export const CONTEST = v.pipe(
  v.object({
    form: v.picklist(FORMS),
    players: v.pipe(v.array(PLAYER), v.minLength(1), v.maxLength(PLAYERS_MAX)),
    games: integer(2, GAMES_MAX),
    seed: SEED,
    nodes: integer(0, NODES_MAX),
    milliseconds: TIME,
    sprt: v.nullable(SPRT),
    start: v.optional(TEXT),
  }),
  v.check((contest) => fault(contest) === null),
) satisfies v.GenericSchema<unknown, Contest>;

/** Why a contest cannot be played; null where it can. */
export type ContestFault = 'samePlayer' | 'wrongNumber' | 'notPlain' | 'tooManyGames' | 'noLimit';

export function fault(contest: Contest): ContestFault | null {
  const { form, players, nodes, milliseconds } = contest;
  const twice = players.some((player, place) =>
    players.slice(place + 1).some((other) => isSamePlayer(player, other)),
  );
  // A match of a player against itself is a match all the same: a draw in the long run.
  if (twice && form !== 'match') return 'samePlayer';
  if (form === 'match' ? players.length !== 2 : players.length < (form === 'scores' ? 1 : 3))
    return 'wrongNumber';
  if (form === 'scores' && !players.every(isPlain)) return 'notPlain';
  if (gamesOf(contest) > GAMES_MAX) return 'tooManyGames';
  return nodes > 0 === milliseconds > 0 ? 'noLimit' : null;
}
