import type { Task } from './contest';
import type { MatchReply, MatchRequest } from './match_protocol';
import type { Played } from './played';

/** What a contest's games are, what its workers are asked, and what it all comes to. */
export interface Book<Game extends Played> {
  /** What a worker is asked for a game. */
  order(task: Task): MatchRequest;
  /** The game that a worker's reply tells of; null where it tells of none that this contest has. */
  gameOf(reply: MatchReply): Game | null;
  /** Counts a game. Throws an Error with the reason where it is none. */
  enter(series: number, game: Game): void;
  /** Games of the only series that count, once it is decided before all are played; the others are forgotten. */
  decide(): number | null;
  /** Shows the figures as they are by now. */
  publish(): void;
  dispose(): void;
}
