import {
  COUNT,
  type FieldsByType,
  integer,
  MODULE,
  type Parsed,
  parseMessage,
  record,
  TEXT,
  TRUTH,
} from '../conductor/message_fields';
import type { MatchSettings } from './match_settings';

/** What the lab and its workers say to each other: a number goes out, a game comes back. */

/** One game of a match, as it was played. */
export interface PlayedGame {
  /** From 0. */
  number: number;
  /** As in the engine's contract: 1 first side won, 2 second side won, 3 draw. */
  result: 1 | 2 | 3;
  sideOfA: 0 | 1;
  turns: number;
  /** Nodes of both sides. */
  nodes: number;
  /** Lost by an illegal action; a fault of the engine. */
  illegal: boolean;
  /** Text form of the position in which it began. */
  start: string;
  /** Action codes. */
  actions: Int32Array;
}

/** Page to worker. */
export type MatchRequest =
  /** The first message; answered by `ready`. */
  | { type: 'load'; game: string; compiled: WebAssembly.Module; match: MatchSettings }
  /** Plays a game to its end; answered by `played`. */
  | { type: 'play'; number: number };

/** Worker to page. */
export type MatchReply =
  | { type: 'ready' }
  | { type: 'played'; game: PlayedGame }
  /** A request that could not be carried out. */
  | { type: 'error'; message: string };

const GAME_NUMBER = integer(0, 2 ** 31 - 1);
const ACTIONS = {
  expected: 'an Int32Array',
  accepts: (value: unknown) => value instanceof Int32Array,
};

const REQUESTS: FieldsByType<MatchRequest> = {
  load: {
    game: TEXT,
    compiled: MODULE,
    match: record<MatchSettings>({ a: COUNT, b: COUNT, games: COUNT, seed: COUNT, nodes: COUNT }),
  },
  play: { number: GAME_NUMBER },
};

const REPLIES: FieldsByType<MatchReply> = {
  ready: {},
  played: {
    game: record<PlayedGame>({
      number: GAME_NUMBER,
      result: integer(1, 3),
      sideOfA: integer(0, 1),
      turns: COUNT,
      nodes: COUNT,
      illegal: TRUTH,
      start: TEXT,
      actions: ACTIONS,
    }),
  },
  error: { message: TEXT },
};

/** Checks what arrived at the worker. Never throws. */
export function parseMatchRequest(data: unknown): Parsed<MatchRequest> {
  return parseMessage<MatchRequest>(data, REQUESTS, 'request');
}

/** Checks what arrived at the page. Never throws. */
export function parseMatchReply(data: unknown): Parsed<MatchReply> {
  return parseMessage<MatchReply>(data, REPLIES, 'reply');
}
