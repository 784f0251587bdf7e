import type { Game } from '../../../../wasm/engine';
import type { Frames, Milliseconds, Thinker } from '../../conductor/contract';
import type { Position } from '../../conductor/position';
import { type Answer, answerOf, followOnlyMoves } from './only_moves';
import type { Solver, Verdict } from './solver';

/** Nodes for one position: enough for every puzzle of the set, the same on every device. */
export const JUDGE_NODES = 400_000;

/** How long a position may take on a slow device. */
export const PATIENCE_MS: Milliseconds = 20_000;

/** How long the lines of a finished search may lag behind it. */
const LAG_MS: Milliseconds = 100;

interface EngineSolverParts {
  /** A thinker of the puzzles' own. */
  thinker: Thinker;
  /** Rules of the solver's own, to follow only moves; `dispose` frees them. */
  rules: Game;
  frames: Frames;
  /** The strongest there is. */
  rung: number;
}

/** Asks the engine, on its worker. */
export class EngineSolver implements Solver {
  private giveUp: () => void = () => {};

  constructor(private readonly parts: EngineSolverParts) {
    const { thinker, rung } = parts;
    thinker.configure({ rung, seed: 0, blur: null, nodes: JUDGE_NODES });
  }

  judge(text: string): Promise<Verdict | null> {
    this.giveUp();
    this.parts.thinker.revive();
    this.parts.thinker.resume();
    return followOnlyMoves(this.parts.rules, text, (position) => this.ask(position));
  }

  rest(): void {
    this.giveUp();
    this.parts.thinker.pause();
  }

  dispose(): void {
    this.rest();
    this.parts.rules.delete();
  }

  /** What the engine thinks of a position once it is done with it, or time is up. */
  private ask(position: Position): Promise<Answer | null> {
    const { thinker, frames } = this.parts;
    const { key } = position;
    thinker.think(position);
    return new Promise((resolve) => {
      const since = frames.now();
      let finishedAt: Milliseconds | null = null;
      const settle = (answer: Answer | null) => {
        stop();
        this.giveUp = () => {};
        resolve(answer);
      };
      this.giveUp = () => settle(null);
      const stop = frames.each((now) => {
        const { action, finished } = thinker.best(key);
        const answer = answerOf(thinker.multiPv(key), thinker.thoughtsOf(key)?.score);
        if (finished) finishedAt ??= now;
        if (finishedAt !== null && answer !== null) settle(answer);
        else if (finishedAt !== null && now - finishedAt >= LAG_MS) settle({ outcome: 'unthought', action });
        else if (thinker.health().lost || now - since >= PATIENCE_MS) settle(answer);
      });
    });
  }
}
