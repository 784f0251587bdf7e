import type { Milliseconds } from '../conductor/contract';
import type { MatchReply } from './match_protocol';

/** How often a worker tells what has been played: nobody sees more. */
const TELL_MS: Milliseconds = 250;

/** Whom a worker tells of its games, and what time it is. */
export interface Telling {
  tell(reply: MatchReply): void;
  now(): Milliseconds;
}

/**
 * Has a game played and tells of it meanwhile. `play`: plays it to its end, calls what it is given with the code of each
 * action, and returns why it was refused, or the empty string. Returns what was played; null after a refusal, which is told.
 */
export function tellGame(
  { tell, now }: Telling,
  play: (acted: (code: number) => void) => string,
): { milliseconds: Milliseconds; actions: Int32Array } | null {
  const began = now();
  const actions: number[] = [];
  let told = 0;
  let toldAt = began;
  const refusal = play((code) => {
    actions.push(code);
    if (now() - toldAt < TELL_MS) return;
    tell({ type: 'acted', actions: Int32Array.from(actions.slice(told)) });
    told = actions.length;
    toldAt = now();
  });
  if (refusal === '') return { milliseconds: now() - began, actions: Int32Array.from(actions) };
  tell({ type: 'error', message: refusal });
  return null;
}
