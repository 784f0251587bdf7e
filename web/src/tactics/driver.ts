import type { WaitRecord } from '../conductor/contract';
import type { WaitSummary } from '../conductor/wait_log';
import type { Session } from '../shell/session';
import type { Battle, Phase } from './battle';
import type { Result, Side } from './snapshot';

/** What a driver sees of the battle. */
export interface DriverState {
  phase: Phase;
  round: number;
  sideToMove: Side;
  playerSide: Side;
  result: Result;
  /** Number of actions played. */
  length: number;
  hash: string;
  rung: number;
  seed: number;
}

/** `window.forethought` under `?perf=1`: benches and tests drive a battle through it. */
export interface Driver {
  /** null outside a battle. */
  state(): DriverState | null;
  legalActions(): number[];
  /** Text form of the present position; empty outside a battle. */
  text(): string;
  /** Plays an action of the player. Returns why not, or the empty string. */
  play(code: number): string;
  endTurn(): string;
  undo(): boolean;
  skip(): void;
  waits(): { summary: WaitSummary; records: readonly WaitRecord[] };
  /** Starts a battle on the map of `seed`, else on a new one. */
  newBattle(seed?: number): void;
}

declare global {
  interface Window {
    forethought?: Driver;
  }
}

export function makeDriver(
  session: Session,
  current: () => Battle | null,
  newBattle: (seed?: number) => void,
): Driver {
  const outside = 'there is no battle';
  return {
    state() {
      const battle = current();
      if (battle === null) return null;
      const { round, sideToMove, result } = battle.snapshot.value;
      return {
        phase: battle.phase.value,
        round,
        sideToMove,
        playerSide: battle.settings.side,
        result,
        length: battle.moves.value.length,
        hash: battle.hash(),
        rung: battle.settings.rung,
        seed: battle.settings.seed,
      };
    },
    legalActions: () => current()?.legalActions() ?? [],
    text: () => current()?.text() ?? '',
    play: (code) => current()?.play(code) ?? outside,
    endTurn: () => current()?.endTurn() ?? outside,
    undo: () => current()?.undo() ?? false,
    skip: () => current()?.skip(),
    waits: () => ({ summary: session.log.summary(), records: session.log.records() }),
    newBattle,
  };
}
