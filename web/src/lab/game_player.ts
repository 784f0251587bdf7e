import type { MatchPlayer } from '../../../wasm/engine';
import type { PlayedGame } from '../shell/played_game';
import type { MatchReply } from './match_protocol';
import type { MatchSettings } from './match_settings';

/** A worker's part in a match: plays the games it is given, one at a time. */
export class GamePlayer {
  /** Throws an Error with the engine's words when it refuses the match. */
  constructor(
    private readonly player: MatchPlayer,
    { a, b, seed, nodes }: MatchSettings,
  ) {
    const refusal = player.configure(a, b, seed, nodes);
    if (refusal !== '') throw new Error(refusal);
  }

  /** Plays a game to its end. */
  play(number: number): MatchReply {
    const refusal = this.player.play(number);
    if (refusal !== '') return { type: 'error', message: refusal };
    const [result, side, turns = 0, nodes = 0, illegal] = this.player.facts();
    return {
      type: 'played',
      game: {
        number,
        result: result as PlayedGame['result'],
        sideOfA: side as PlayedGame['sideOfA'],
        turns,
        nodes,
        illegal: illegal === 1,
        start: this.player.start(),
        actions: this.player.actions(),
      },
    };
  }
}
