import type { Frames, Milliseconds, Thinker } from '../../conductor/contract';

/** What the side to move can expect, and the action to play for it. */
export interface Verdict {
  outcome: 'wins' | 'loses' | 'open';
  action: number;
}

/** Judges positions for puzzles. */
export interface Solver {
  /** Judges the position `text`; null where no answer came. A later question makes an earlier one answer null. */
  judge(text: string): Promise<Verdict | null>;
  /** Stops computing. */
  rest(): void;
}

/** Nodes for one position: enough for every puzzle of the set, the same on every device. */
export const JUDGE_NODES = 400_000;

/** How long a position may take on a slow device. */
export const PATIENCE_MS: Milliseconds = 20_000;

/** How long the lines of a finished search may lag behind it. */
const LAG_MS: Milliseconds = 500;

/** Bits of a line's manner, as in `wasm/gomoku.d.ts`. */
const WINS = 1;
const LOSES = 2;

interface EngineSolverParts {
  /** A thinker of the puzzles' own. */
  thinker: Thinker;
  frames: Frames;
  /** The strongest there is. */
  rung: number;
}

/** Asks the engine: the first line that it considered says how the position ends by force, if it does. */
export class EngineSolver implements Solver {
  private giveUp: () => void = () => {};

  constructor(private readonly parts: EngineSolverParts) {
    const { thinker, rung } = parts;
    thinker.configure({ rung, seed: 0, blur: false, nodes: JUDGE_NODES });
  }

  judge(text: string): Promise<Verdict | null> {
    this.giveUp();
    const { thinker, frames } = this.parts;
    thinker.revive();
    thinker.resume();
    thinker.think(text);
    return new Promise((resolve) => {
      const since = frames.now();
      let finishedAt: Milliseconds | null = null;
      const settle = (verdict: Verdict | null) => {
        stop();
        this.giveUp = () => {};
        resolve(verdict);
      };
      this.giveUp = () => settle(null);
      const stop = frames.each((now) => {
        if (thinker.held(text).finished) finishedAt ??= now;
        const verdict = verdictOf(thinker.considered(text));
        if (finishedAt !== null && verdict !== null) settle(verdict);
        else if (finishedAt !== null && now - finishedAt >= LAG_MS) settle(open(thinker.held(text).action));
        else if (thinker.health().lost || now - since >= PATIENCE_MS) settle(verdict);
      });
    });
  }

  rest(): void {
    this.giveUp();
    this.parts.thinker.pause();
  }
}

function open(action: number): Verdict | null {
  return action < 0 ? null : { outcome: 'open', action };
}

/** By the best of the lines considered: `[shortfall, manner, n, code 0 ... n-1]`. */
function verdictOf(considered: Int32Array | null): Verdict | null {
  const [, manner = 0, length = 0, action = -1] = considered ?? [];
  if (length === 0) return null;
  const outcome = manner & WINS ? 'wins' : manner & LOSES ? 'loses' : 'open';
  return { outcome, action };
}
