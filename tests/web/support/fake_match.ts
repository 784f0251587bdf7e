import type { MatchReply, MatchRequest } from '../../../web/src/lab/match_protocol';
import type { MatchWorker } from '../../../web/src/lab/seat';
import type { PlayedGame } from '../../../web/src/shell/played_game';

/** The game of that number, as every worker plays it. */
export function gameOf(number: number): PlayedGame {
  const result = ((number % 3) + 1) as PlayedGame['result'];
  return {
    number,
    result,
    sideOfA: number % 2 === 0 ? 0 : 1,
    turns: 10 + number,
    nodes: 1000,
    illegal: false,
    start: `start ${number >> 1}`,
    actions: Int32Array.of(number),
  };
}

/** A worker that plays when the test says so. */
export class FakeMatchWorker implements MatchWorker {
  onmessage: MatchWorker['onmessage'] = null;
  onmessageerror: MatchWorker['onmessageerror'] = null;
  onerror: MatchWorker['onerror'] = null;
  terminated = false;
  /** Number of the game it plays, -1 while it has none. */
  number = -1;
  readonly heard: MatchRequest[] = [];

  postMessage(request: MatchRequest): void {
    this.heard.push(request);
    if (request.type === 'play') this.number = request.number;
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Anything at all arrives at the page. */
  say(reply: MatchReply | { [field: string]: unknown }): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }

  ready(): void {
    this.say({ type: 'ready' });
  }

  /** Plays its game to the end. */
  finish(): void {
    const { number } = this;
    this.number = -1;
    this.say({ type: 'played', game: gameOf(number) });
  }

  crash(message = 'unreachable'): void {
    this.onerror?.(new ErrorEvent('error', { message }));
  }
}
