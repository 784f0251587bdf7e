import type { Opponent, Thoughts } from './contract';

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
  /** The first message: which game, and its compiled module. Answered by `ready`. */
  | { type: 'load'; position: PositionId; game: string; compiled: WebAssembly.Module }
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
  /** A request that was refused; the worker's state is as it was. */
  | { type: 'error'; position: PositionId; message: string };

/** A message that passed its check, or a sentence that says what is wrong with it and where. */
export type Parsed<Message> = { message: Message } | { error: string };

interface Field {
  expected: string;
  accepts(value: unknown): boolean;
}

type Fields<Type> = { [Name in Exclude<keyof Type, 'type'>]-?: Field };
type FieldsByType<Message extends { type: string }> = {
  [Type in Message['type']]: Fields<Extract<Message, { type: Type }>>;
};

function integer(low: number, high: number): Field {
  return {
    expected: `an integer from ${low} to ${high}`,
    accepts: (value) => Number.isInteger(value) && (value as number) >= low && (value as number) <= high,
  };
}

function record<Type extends object>(fields: { [Name in keyof Type]-?: Field }): Field {
  const entries = Object.entries<Field>(fields);
  return {
    expected: `an object of ${entries.map(([name, field]) => `${name} (${field.expected})`).join(', ')}`,
    accepts: (value) => isObject(value) && entries.every(([name, field]) => field.accepts(value[name])),
  };
}

const TEXT: Field = { expected: 'a text', accepts: (value) => typeof value === 'string' };
const TRUTH: Field = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };
const NUMBER: Field = { expected: 'a finite number', accepts: Number.isFinite };
const COUNT: Field = {
  expected: 'a finite number, 0 or more',
  accepts: (value) => Number.isFinite(value) && (value as number) >= 0,
};
const POSITION = integer(0, Number.MAX_SAFE_INTEGER);
const ACTION = integer(NO_ACTION, 2 ** 31 - 1);
const MODULE: Field = {
  expected: 'a compiled WebAssembly module',
  accepts: (value) => value instanceof WebAssembly.Module,
};
const OPPONENT = record<Opponent>({
  rung: integer(0, 9999),
  seed: integer(0, 2 ** 32 - 1),
  blur: TRUTH,
  nodes: integer(0, Number.MAX_SAFE_INTEGER),
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
  load: { position: POSITION, game: TEXT, compiled: MODULE },
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
  error: { position: POSITION, message: TEXT },
};

/** Checks what arrived at the worker. Never throws. */
export function parseRequest(data: unknown): Parsed<WorkRequest> {
  return parse<WorkRequest>(data, REQUESTS, 'request');
}

/** Checks what arrived at the page. Never throws. */
export function parseReply(data: unknown): Parsed<WorkReply> {
  return parse<WorkReply>(data, REPLIES, 'reply');
}

function parse<Message extends { type: string }>(
  data: unknown,
  known: FieldsByType<Message>,
  kind: string,
): Parsed<Message> {
  if (!isObject(data)) return { error: `A ${kind} must be an object.` };
  const { type } = data;
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) {
    return { error: `A ${kind}'s type must be one of ${Object.keys(known).join(', ')}.` };
  }
  for (const [name, field] of Object.entries<Field>(known[type as Message['type']])) {
    if (!field.accepts(data[name])) return { error: `${kind} ${type}: ${name} must be ${field.expected}.` };
  }
  return { message: data as unknown as Message };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
