import * as v from 'valibot';
import { type MessageOf, MODULE, type Parsed, parseMessage } from '../../conductor/message_fields';
import { TEXT } from '../../engine/fields';

/** What the page and the worker that measures a signature say to each other: a request, and one reply to it. */

const WORDS = '16 hexadecimal digits';
const SIGNATURE = v.pipe(v.string(WORDS), v.regex(/^[0-9a-f]{16}$/, WORDS));

const REQUESTS = {
  /** Runs the fixed bench of an engine: the address of its glue, and its compiled module. */
  measure: { glue: TEXT, compiled: MODULE },
};

const REPLIES = {
  measured: { signature: SIGNATURE },
  /** The engine did not start, or its bench said something else. */
  error: { message: TEXT },
};

/** As much of what `EngineModule.bench` says as is asked for. */
export const BENCH = v.object({ signature: SIGNATURE });

/** Page to worker. */
export type SignatureRequest = MessageOf<typeof REQUESTS>;

/** Worker to page. */
export type SignatureReply = MessageOf<typeof REPLIES>;

/** Checks what arrived at the worker. Never throws. */
export function parseSignatureRequest(data: unknown): Parsed<SignatureRequest> {
  return parseMessage(data, REQUESTS, 'request');
}

/** Checks what arrived at the page. Never throws. */
export function parseSignatureReply(data: unknown): Parsed<SignatureReply> {
  return parseMessage(data, REPLIES, 'reply');
}
