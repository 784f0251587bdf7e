import * as v from 'valibot';
import {
  BYTES,
  INTEGERS,
  type MessageOf,
  MODULE,
  type Parsed,
  parseMessage,
  record,
} from '../conductor/message_fields';
import { AMOUNT, NUMBER_OF, SIDE, TEXT, TRUTH } from '../engine/fields';
import { GAME_NUMBER, PAIRING, SERIES } from './contest_fields';
import type { MatchGame } from './match_game';
import type { ScoreGame } from './score_game';

/**
 * What the lab and its workers say to each other: a game of a pairing, or of a series that one plays alone, goes out, its
 * actions and its end come back.
 */

const MATCH_GAME = record({
  number: GAME_NUMBER,
  outcome: v.picklist([1, 2, 3], 'an integer from 1 to 3'),
  sideOfA: SIDE,
  turns: NUMBER_OF,
  nodes: NUMBER_OF,
  illegal: TRUTH,
  milliseconds: AMOUNT,
  actions: INTEGERS,
}) satisfies v.GenericSchema<MatchGame>;

const SCORE_GAME = record({
  number: GAME_NUMBER,
  score: NUMBER_OF,
  milestone: NUMBER_OF,
  moves: NUMBER_OF,
  nodes: NUMBER_OF,
  milliseconds: AMOUNT,
  actions: INTEGERS,
}) satisfies v.GenericSchema<ScoreGame>;

const REQUESTS = {
  /** The first message, with the weights that some rungs play by, if one of them is to; answered by `ready`. */
  load: { glue: TEXT, compiled: MODULE, weights: v.optional(BYTES) },
  /** Plays a game to its end; answered by `played`, after an `acted` now and then. */
  play: { pairing: PAIRING, number: GAME_NUMBER },
  /** Has one play a game alone; answered by `scored`, in the same way. */
  score: { series: SERIES, number: GAME_NUMBER },
  /** Runs the fixed bench; answered by `benched`. */
  bench: {},
};

const REPLIES = {
  ready: {},
  /** What was played since the last of these in the game that is being played. */
  acted: { actions: INTEGERS },
  played: { game: MATCH_GAME },
  scored: { game: SCORE_GAME },
  /** Nodes of the bench, and how long it took. */
  benched: { nodes: NUMBER_OF, milliseconds: AMOUNT },
  /** A request that could not be carried out. */
  error: { message: TEXT },
};

/** Page to worker. */
export type MatchRequest = MessageOf<typeof REQUESTS>;

/** Worker to page. */
export type MatchReply = MessageOf<typeof REPLIES>;

/** Checks what arrived at the worker. Never throws. */
export function parseMatchRequest(data: unknown): Parsed<MatchRequest> {
  return parseMessage(data, REQUESTS, 'request');
}

/** Checks what arrived at the page. Never throws. */
export function parseMatchReply(data: unknown): Parsed<MatchReply> {
  return parseMessage(data, REPLIES, 'reply');
}
