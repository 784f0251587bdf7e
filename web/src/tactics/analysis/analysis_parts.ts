import type { ReadonlySignal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { Thinker } from '../../conductor/contract';
import type { Visibility } from '../../conductor/visibility';
import type { BattleSettings } from '../battle/saved_battle';
import type { Side, Snapshot } from '../rules/snapshot';

/** Where analysis comes from; all of it is handed in, so that tests can hand in fakes. */
export interface AnalysisParts {
  /** A rules instance to play plans out in; the analysis owns it and frees it. */
  rules: TacticsGame;
  /** The opponent's thinker, which is asked what it considered. */
  opponent: Pick<Thinker, 'multiPv'>;
  /** Opens the thinker in the player's service, or gives the one that is open; it outlives the battle. */
  openThinker(): Thinker;
  /** Whose advice the player gets. */
  rung: number;
  /** Runs a task once the page has nothing else to do, unless the returned function is called before. */
  whenIdle(task: () => void): () => void;
  visibility?: Visibility;
}

/** As much of a battle as its analysis asks for. */
export interface AnalysedBattle {
  readonly settings: BattleSettings;
  /** Text of the position it began with. */
  readonly start: string;
  readonly phase: ReadonlySignal<string>;
  readonly snapshot: ReadonlySignal<Snapshot>;
  readonly moves: ReadonlySignal<readonly { code: number; side: Side }[]>;
  /** Units that have not acted. */
  readonly fresh: ReadonlySignal<number>;
  /** Chosen and inspected units, which a plan puts aside. */
  readonly selection: { value: unknown };
  readonly inspected: { value: unknown };
  /** Key and text form of the present position. */
  key(): string;
  text(): string;
  playAll(codes: readonly number[]): void;
  /** The player has asked for advice. */
  hinted: boolean;
}
