import type { ReadonlySignal } from '@preact/signals';
import type { DataFailure } from '../engine/data_file';

/** Why an opponent cannot play yet. */
export type FallbackEngineCause =
  /** What it has learned is on its way: a share of it is here, 0-1. */
  | { kind: 'coming'; share: number }
  /** It is here, and a worker takes it up. */
  | { kind: 'unpacking' }
  /** It did not come, or no worker could take it up. */
  | { kind: 'failed'; failure: DataFailure | 'refused' };

/** The rung that plays in place of the one that was chosen. */
export interface FallbackEngine {
  rung: number;
  chosen: number;
  cause: FallbackEngineCause;
}

/** The fallback engine of an opponent that needs something which is not there. */
export interface Substitution {
  /** Null while the chosen rung plays itself. */
  fallbackEngine: ReadonlySignal<FallbackEngine | null>;
  /** `rung` may be asked to play soon: what it needs is fetched meanwhile. */
  prepare(rung: number): void;
  /** Tries once more after a failure. */
  retry(): void;
}
