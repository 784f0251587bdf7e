import type { ReadonlySignal, Signal } from '@preact/signals';
import type { PlayGame } from '../../play/play_game';
import type { TacticsStage } from '../board/stage';
import type { Tactics } from '../tactics_types';

/** As much of a battle as its analysis asks for. */
export interface AnalysedBattle extends PlayGame<Tactics, TacticsStage> {
  /** Units that have not acted. */
  readonly fresh: ReadonlySignal<number>;
  /** Chosen and inspected units, which a plan puts aside. */
  readonly selection: Signal<unknown>;
  readonly inspected: Signal<unknown>;
  playAll(codes: readonly number[]): void;
}
