import { type Contest, plain } from '../../../web/src/lab/contest';
import type { MatchGame } from '../../../web/src/lab/match_game';
import type { MatchRequest } from '../../../web/src/lab/match_protocol';
import { FakeLine } from './fake_line';

/** A match of few games. */
export const MATCH: Contest = {
  form: 'match',
  players: [plain(50), plain(20)],
  games: 6,
  seed: 1,
  nodes: 2000,
  milliseconds: 0,
  sprt: null,
};

/** The game of that number, as every worker plays it. */
export function gameOf(number: number): MatchGame {
  return {
    number,
    outcome: ((number % 3) + 1) as MatchGame['outcome'],
    sideOfA: number % 2 === 0 ? 0 : 1,
    turns: 10 + number,
    nodes: 1000,
    illegal: false,
    milliseconds: 100,
    actions: Int32Array.of(number, 7),
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
  finish(outcome: MatchGame['outcome'] = gameOf(this.number).outcome): void {
    const { number } = this;
    this.number = -1;
    this.say({ type: 'played', game: { ...gameOf(number), outcome } });
  }
}
