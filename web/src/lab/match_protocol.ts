import * as v from 'valibot';
import {
  INTEGERS,
  type MessageOf,
  MODULE,
  type Parsed,
  parseMessage,
  record,
} from '../conductor/message_fields';
import { GAMES_MAX, integer, NODES_MAX, NUMBER_OF, RUNG, SEED, SIDE, TEXT, TRUTH } from '../engine/fields';
import type { PlayedGame } from '../shell/played_game';
import type { MatchSettings } from './match_settings';

/** What the lab and its workers say to each other: a number goes out, a game comes back. */

/** The number of a game in its match, from 0. */
const GAME_NUMBER = integer(0, GAMES_MAX - 1);

const MATCH = record({
  a: RUNG,
  b: RUNG,
  games: integer(1, GAMES_MAX),
  seed: SEED,
  nodes: integer(1, NODES_MAX),
}) satisfies v.GenericSchema<MatchSettings>;

const PLAYED_GAME = record({
  number: GAME_NUMBER,
  result: v.picklist([1, 2, 3], 'an integer from 1 to 3'),
  sideOfA: SIDE,
  turns: NUMBER_OF,
  nodes: NUMBER_OF,
  illegal: TRUTH,
  start: TEXT,
  actions: INTEGERS,
}) satisfies v.GenericSchema<PlayedGame>;

const REQUESTS = {
  /** The first message; answered by `ready`. */
  load: { glue: TEXT, compiled: MODULE, match: MATCH },
  /** Plays a game to its end; answered by `played`. */
  play: { number: GAME_NUMBER },
};

const REPLIES = {
  ready: {},
  played: { game: PLAYED_GAME },
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
