import { signal } from '@preact/signals';
import type { Thinker } from '../../conductor/contract';
import { likingOf } from '../../engine/multi_pv_line';
import { decodeWeighed } from '../../play/analysis/weighed_line';
import type { Action } from '../../play/game_types';

/** A move that the opponent weighs. */
export interface Weighed {
  action: Action;
  /** 0-1: how much it likes it; 1 for the one that it would play now. */
  liking: number;
  /** Plies that it has looked ahead; 0 for all but the one that it would play now. */
  depth: number;
}

const NOTHING: readonly Weighed[] = [];

/** What the opponent weighs at the position on the board while it is its turn; nothing at any other time. */
export class Weighing {
  readonly moves = signal(NOTHING);

  constructor(
    private readonly thinker: Thinker,
    /** Key of the position on the board; null while it is not the opponent's turn. */
    private readonly keyNow: () => string | null,
  ) {
    thinker.onMultiPv = () => this.read();
    thinker.onThoughts = () => this.read();
  }

  /** Another position is on the board, or more is known of it. */
  read(): void {
    const key = this.keyNow();
    const moves = key === null ? NOTHING : weighedAt(this.thinker, key);
    if (moves.length > 0 || this.moves.peek().length > 0) this.moves.value = moves;
  }

  dispose(): void {
    this.thinker.onMultiPv = () => {};
    this.thinker.onThoughts = () => {};
    this.moves.value = NOTHING;
  }
}

/** The best move first, then those of the other MultiPV lines; nothing before there are any. */
function weighedAt(thinker: Thinker, key: string): readonly Weighed[] {
  const lines = thinker.multiPv(key);
  const { action } = thinker.best(key);
  if (lines === null || action < 0) return NOTHING;
  const depth = thinker.thoughtsOf(key)?.depth ?? 0;
  const others = decodeWeighed(lines).flatMap((line) => {
    const [first = action] = line.codes;
    return first === action ? [] : [{ action: first, liking: likingOf(line), depth: 0 }];
  });
  return [{ action, liking: 1, depth }, ...others];
}
