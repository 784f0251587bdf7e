import type { Game as Rules } from '../../../wasm/engine';
import type { PastStep } from './rewind';

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
