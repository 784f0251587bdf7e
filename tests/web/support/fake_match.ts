import type { MatchRequest } from '../../../web/src/lab/match_protocol';
import type { PlayedGame } from '../../../web/src/shell/played_game';
import { FakeLine } from './fake_line';

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
export class FakeMatchWorker extends FakeLine<MatchRequest> {
  /** Number of the game it plays, -1 while it has none. */
  number = -1;

  override postMessage(request: MatchRequest): void {
    super.postMessage(request);
    if (request.type === 'play') this.number = request.number;
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
}
