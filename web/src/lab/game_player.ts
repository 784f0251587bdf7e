import type { MatchPlayer, Pairing } from '../../../wasm/engine';
import type { Milliseconds } from '../conductor/contract';
import type { MatchReply } from './match_protocol';

/** How often a worker tells what has been played: nobody sees more. */
const TELL_MS: Milliseconds = 250;

/** A worker's part in a contest: plays the games it is given, one at a time. */
export class GamePlayer {
  constructor(
    private readonly player: MatchPlayer,
    private readonly tell: (reply: MatchReply) => void,
    private readonly now: () => Milliseconds,
  ) {}

  /** Plays a game to its end, and tells of it meanwhile and at the end. */
  play(pairing: Pairing, number: number): void {
    const { player, now } = this;
    const began = now();
    const actions: number[] = [];
    let told = 0;
    let toldAt = began;
    const refusal = player.play(pairing, number, (code) => {
      actions.push(code);
      if (now() - toldAt < TELL_MS) return;
      this.tell({ type: 'acted', actions: Int32Array.from(actions.slice(told)) });
      told = actions.length;
      toldAt = now();
    });
    const { outcome, sideOfA, turns, nodes, illegal } = player.facts();
    if (refusal !== '') this.tell({ type: 'error', message: refusal });
    else
      this.tell({
        type: 'played',
        game: {
          number,
          outcome: outcome as 1 | 2 | 3,
          sideOfA: sideOfA as 0 | 1,
          turns,
          nodes,
          illegal,
          milliseconds: now() - began,
          actions: Int32Array.from(actions),
        },
      });
  }
}
