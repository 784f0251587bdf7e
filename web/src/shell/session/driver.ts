import type { WaitLog } from '../../conductor/wait_log';
import type { Driver, DriverState } from './driver_contract';

/** A game as a driver drives it. */
export interface DrivenGame extends Pick<Driver, 'legalActions' | 'text' | 'play' | 'undo' | 'skip'> {
  state(): DriverState;
  /** Absent where a turn ends by itself. */
  endTurn?(): string;
}

/** A driver of whichever game is the `current` one. */
export function makeDriver(
  log: WaitLog,
  current: () => DrivenGame | null,
  newGame: (seed?: number) => void,
  hint: () => void,
): Driver {
  const outside = 'there is no game';
  return {
    state: () => current()?.state() ?? null,
    legalActions: () => current()?.legalActions() ?? [],
    text: () => current()?.text() ?? '',
    play: (code) => current()?.play(code) ?? outside,
    endTurn() {
      const game = current();
      if (game === null) return outside;
      return game.endTurn === undefined ? 'a turn of this game ends by itself' : game.endTurn();
    },
    undo: () => current()?.undo() ?? false,
    hint,
    skip: () => current()?.skip(),
    waits: () => ({ summary: log.summary(), records: log.records() }),
    newBattle: newGame,
  };
}
