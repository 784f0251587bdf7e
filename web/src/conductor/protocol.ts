import type { Opponent, Thoughts } from './contract';
import {
  BYTES,
  COUNT,
  type FieldsByType,
  INTEGERS,
  integer,
  MODULE,
  NUMBER,
  optional,
  type Parsed,
  parseMessage,
  record,
  TEXT,
  TRUTH,
} from './message_fields';

/**
 * What page and worker say to each other. Every message carries the id of the position it speaks of, so that
 * an answer to an old position can be told and dropped; `NO_POSITION` where it speaks of none.
 */

/** Given out by the page, ascending from 1. */
export type PositionId = number;

export const NO_POSITION: PositionId = 0;

/** No action, as in the engine's contract. */
export const NO_ACTION = -1;

/** Page to worker. */
export type WorkRequest =
  /**
   * The first message: which game, its compiled module, and the weights that its worker is to take up, if any. Answered
   * by `ready`.
   */
  | {
      type: 'load';
      position: PositionId;
      game: string;
      compiled: WebAssembly.Module;
      weights?: Uint8Array;
    }
  /** Chooses the opponent and drops all thoughts; a `think` follows. */
  | { type: 'configure'; position: PositionId; opponent: Opponent }
  /** Thinks about the position `text` from now on. */
  | { type: 'think'; position: PositionId; text: string }
  /** `action` was played at position `from`; goes on thinking about the position that it led to. */
  | { type: 'play'; position: PositionId; from: PositionId; action: number }
  | { type: 'pause'; position: PositionId }
  | { type: 'resume'; position: PositionId }
  /** Ends thinking; answered by `best`, finished. */
  | { type: 'stop'; position: PositionId }
  /** Ends thinking and forgets; not answered. */
  | { type: 'abort'; position: PositionId };

/** Worker to page. */
export type WorkReply =
  | { type: 'ready'; position: PositionId }
  /** Pushed whenever the best action changes, and once more when nothing is left to improve. */
  | { type: 'best'; position: PositionId; action: number; finished: boolean }
  | { type: 'info'; position: PositionId; thoughts: Thoughts }
  /**
   * The best lines considered (records as in the engine's contract): when the search is at its end, before the
   * position is left by `play`, and now and then in between, each time only if they have changed.
   */
  | { type: 'considered'; position: PositionId; lines: Int32Array }
  /** A request that was refused; the worker's state is as it was. */
  | { type: 'error'; position: PositionId; message: string };

const POSITION = integer(0, Number.MAX_SAFE_INTEGER);
const ACTION = integer(NO_ACTION, 2 ** 31 - 1);
const OPPONENT = record<Opponent>({
  rung: integer(0, 9999),
  seed: integer(0, 2 ** 32 - 1),
  blur: TRUTH,
  nodes: integer(0, Number.MAX_SAFE_INTEGER),
  lines: optional(integer(1, 100)),
});
const THOUGHTS = record<Thoughts>({
  nodesOfTurn: COUNT,
  nodesOfRoot: COUNT,
  score: NUMBER,
  depth: NUMBER,
  alternatives: COUNT,
  nodesPerSecond: COUNT,
  busyShare: COUNT,
  finished: TRUTH,
});

const REQUESTS: FieldsByType<WorkRequest> = {
  load: { position: POSITION, game: TEXT, compiled: MODULE, weights: optional(BYTES) },
  configure: { position: POSITION, opponent: OPPONENT },
  think: { position: POSITION, text: TEXT },
  play: { position: POSITION, from: POSITION, action: ACTION },
  pause: { position: POSITION },
  resume: { position: POSITION },
  stop: { position: POSITION },
  abort: { position: POSITION },
};

const REPLIES: FieldsByType<WorkReply> = {
  ready: { position: POSITION },
  best: { position: POSITION, action: ACTION, finished: TRUTH },
  info: { position: POSITION, thoughts: THOUGHTS },
  considered: { position: POSITION, lines: INTEGERS },
  error: { position: POSITION, message: TEXT },
};

/** Checks what arrived at the worker. Never throws. */
export function parseRequest(data: unknown): Parsed<WorkRequest> {
  return parseMessage<WorkRequest>(data, REQUESTS, 'request');
}

/** Checks what arrived at the page. Never throws. */
export function parseReply(data: unknown): Parsed<WorkReply> {
  return parseMessage<WorkReply>(data, REPLIES, 'reply');
}
