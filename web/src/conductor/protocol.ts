import * as v from 'valibot';
import {
  ACTION_MAX,
  AMOUNT,
  BLUR,
  integer,
  NODES,
  NUMBER,
  NUMBER_OF,
  RUNG,
  SEED,
  TEXT,
  TRUTH,
} from '../engine/fields';
import type { Opponent, Thoughts } from './contract';
import { BYTES, INTEGERS, type MessageOf, MODULE, type Parsed, parseMessage, record } from './message_fields';

/**
 * What page and worker say to each other. Every message carries the id of the position it speaks of, so that
 * an answer to an old position can be told and dropped; `NO_POSITION` where it speaks of none.
 */

/** Given out by the page, ascending from 1. */
export type PositionId = number;

export const NO_POSITION: PositionId = 0;

/** No action, as in the engine's contract. */
export const NO_ACTION = -1;

const POSITION = NUMBER_OF;
const ACTION_OR_NONE = integer(NO_ACTION, ACTION_MAX);

const OPPONENT = record({
  rung: RUNG,
  seed: SEED,
  blur: v.nullable(BLUR),
  personality: v.optional(TEXT),
  nodes: NODES,
  lines: v.optional(integer(1, 100)),
}) satisfies v.GenericSchema<Opponent>;

/** Given out by the page, ascending from 1: the workers that a search is laid on, from one `configure` to the next. */
const GENERATION = NUMBER_OF;

/** The main search, which has the answer, as its bit. */
export const MAIN_SEARCH = 1;

const SHARE = record({ generation: GENERATION, searches: integer(1, 15) });

/** What a worker has of a search that is laid on several. */
export type Share = v.InferOutput<typeof SHARE>;

const THOUGHTS = record({
  score: NUMBER,
  depth: NUMBER,
  busyShare: AMOUNT,
  finished: TRUTH,
}) satisfies v.GenericSchema<Thoughts>;

const REQUESTS = {
  /**
   * The first message: the address of an engine's glue, its compiled module, and the weights that its worker is to take
   * up, if any. Answered by `ready`.
   */
  load: { position: POSITION, glue: TEXT, compiled: MODULE, weights: v.optional(BYTES) },
  /**
   * Chooses the opponent and drops all thoughts; a `think` follows. With a share the search is laid on several workers,
   * and this one has these searches of it (bits by their numbers).
   */
  configure: { position: POSITION, opponent: OPPONENT, share: v.optional(SHARE) },
  /** Thinks about the position `text` from now on, whose key is `key`. */
  think: { position: POSITION, text: TEXT, key: TEXT },
  /** `action` was played at position `from`; goes on thinking about the position that it led to. */
  play: { position: POSITION, from: POSITION, action: ACTION_OR_NONE },
  /** What another worker of the pool has written about `position`; passed over where that is left by now. */
  sync: { position: POSITION, message: INTEGERS },
  pause: { position: POSITION },
  resume: { position: POSITION },
};

const REPLIES = {
  ready: { position: POSITION },
  /** Pushed whenever the best action changes, and once more when nothing is left to improve. */
  best: { position: POSITION, action: ACTION_OR_NONE, finished: TRUTH },
  info: { position: POSITION, thoughts: THOUGHTS },
  /**
   * The MultiPV lines (records as in the engine's contract): when the search is at its end, before the
   * position is left by `play`, and now and then in between, each time only if they have changed.
   */
  multiPv: { position: POSITION, lines: INTEGERS },
  /** What the other workers of the pool have to know about `position`. */
  sync: { position: POSITION, generation: GENERATION, message: INTEGERS },
  /** Nothing can be thought before a message has come. */
  waiting: { position: POSITION },
  /** A request that was refused; the worker's state is as it was. */
  error: { position: POSITION, message: TEXT },
};

/** Page to worker. */
export type WorkRequest = MessageOf<typeof REQUESTS>;

/** Worker to page. */
export type WorkReply = MessageOf<typeof REPLIES>;

/** Checks what arrived at the worker. Never throws. */
export function parseRequest(data: unknown): Parsed<WorkRequest> {
  return parseMessage(data, REQUESTS, 'request');
}

/** Checks what arrived at the page. Never throws. */
export function parseReply(data: unknown): Parsed<WorkReply> {
  return parseMessage(data, REPLIES, 'reply');
}
