import type { Game as Rules } from '../../../wasm/engine';
import type { Milliseconds } from '../conductor/contract';
import type { PastStep } from './rewind';

/** How long a whole game is watched that has very many actions, as far as anybody can follow, and wants to. */
const WATCHED_MS: Milliseconds = 60_000;
const FASTEST_MS: Milliseconds = 1000 / 60;
const SLOWEST_MS: Milliseconds = 600;

/** The pace of a game of so many actions. */
export function paceOfLong(actions: number): Milliseconds {
  return Math.min(SLOWEST_MS, Math.max(FASTEST_MS, WATCHED_MS / actions));
}

/** The moments of a game whose positions are too many to keep: rules of their own walk from one to the other. */
export class WalkedPast {
  private rules: Rules | null = null;

  constructor(
    /** Opens rules at the game's beginning. */
    private readonly open: () => Rules,
    /** The action at a place of the game; null behind its end. */
    private readonly actionAt: (place: number) => number | null,
  ) {}

  snapshotAt(place: number): Int32Array {
    return this.at(place).snapshot();
  }

  /** What was done after `place` actions; nothing at the end. */
  stepAt(place: number): PastStep {
    const rules = this.at(place);
    const before = rules.snapshot();
    const action = this.actionAt(place);
    if (action === null) return { action: -1, events: new Int32Array(), before, after: before };
    rules.play(action);
    return { action, events: rules.events(), before, after: rules.snapshot() };
  }

  /** Nobody looks back any more. */
  close(): void {
    this.rules?.delete();
    this.rules = null;
  }

  private at(place: number): Rules {
    this.rules ??= this.open();
    const { rules } = this;
    while (rules.length() > place && rules.undo());
    while (rules.length() < place && rules.play(this.actionAt(rules.length()) ?? -1) === '');
    return rules;
  }
}
