import type { Twenty48Game as Rules } from '../../../wasm/twenty48';
import type { PastStep } from '../play/rewind';
import { slideAt } from './notation';
import { decodeSnapshot, type Snapshot } from './snapshot';

/** The moments of a game. Its boards are too many to keep: rules of their own walk from one to the other. */
export class PastSlides {
  private rules: Rules | null = null;

  /** `open`: rules at the game's beginning. `moves`: its slides, as `notation.ts` writes them. */
  constructor(
    private readonly open: () => Rules,
    private readonly moves: () => string,
  ) {}

  snapshotAt(place: number): Snapshot {
    return decodeSnapshot(this.at(place).snapshot());
  }

  /** What was done after `place` slides; nothing at the end. */
  stepAt(place: number): PastStep {
    const rules = this.at(place);
    const before = rules.snapshot();
    const action = slideAt(this.moves(), place);
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
    while (rules.length() < place) rules.play(slideAt(this.moves(), rules.length()) ?? 0);
    return rules;
  }
}
