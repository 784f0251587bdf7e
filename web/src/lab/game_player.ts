import type { EngineModule, MatchPlayer, Pairing, ScorePlayer, Series } from '../../../wasm/engine';
import { isSolitary } from './solitary';
import { type Telling, tellGame } from './told_game';

/** A worker's part in a contest: plays the games it is given, one at a time, and tells of them. */
export class GamePlayer {
  private readonly match: MatchPlayer;
  /** Null in a game that nobody plays alone. */
  private readonly alone: ScorePlayer | null;

  constructor(
    module: EngineModule,
    private readonly telling: Telling,
  ) {
    this.match = new module.MatchPlayer();
    this.alone = isSolitary(module) ? new module.ScorePlayer() : null;
  }

  /** Plays a game of a pairing to its end. */
  play(pairing: Pairing, number: number): void {
    const played = tellGame(this.telling, (acted) => this.match.play(pairing, number, acted));
    if (played === null) return;
    const { outcome, sideOfA, turns, nodes, illegal } = this.match.facts();
    this.telling.tell({
      type: 'played',
      game: {
        number,
        outcome: outcome as 1 | 2 | 3,
        sideOfA: sideOfA as 0 | 1,
        turns,
        nodes,
        illegal,
        ...played,
      },
    });
  }

  /** Plays a game of a series to its end. */
  score(series: Series, number: number): void {
    const { alone, telling } = this;
    if (alone === null) {
      telling.tell({ type: 'error', message: 'Nobody plays this game alone.' });
      return;
    }
    const played = tellGame(telling, (acted) => alone.play(series, number, acted));
    if (played === null) return;
    const { score, milestone, moves, nodes } = alone.facts();
    telling.tell({ type: 'scored', game: { number, score, milestone, moves, nodes, ...played } });
  }
}
