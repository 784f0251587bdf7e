import type { WaitLog } from '../conductor/wait_log';
import { type DrivenGame, makeDriver } from '../shell/session/driver';
import type { Driver } from '../shell/session/driver_contract';
import type { Settings } from './game_types';
import type { Turns } from './turns';

/** What a driver is told of a game in a way of the game's own. */
export interface OwnDriven {
  /** Of what players count; the number of the next action where it is not given. */
  round?: number;
  /** What the address calls so; the opponent's where it is not given. */
  seed?: number;
  endTurn?(): string;
}

/** A game as the drivers of tests and benches see it. */
export function drivenGame(game: Turns, own: OwnDriven = {}): DrivenGame {
  return {
    state() {
      const { sideToMove, result } = game.snapshot.value;
      const { side, rung, seed } = game.settings;
      const length = game.moves.value.length;
      return {
        phase: game.phase.value,
        round: own.round ?? length + 1,
        sideToMove,
        playerSide: side,
        result,
        outcome: game.outcome.value,
        length,
        hash: game.hash(),
        rung,
        seed: own.seed ?? seed,
      };
    },
    legalActions: () => game.legalActions(),
    text: () => game.text(),
    play: (action) => game.play(action),
    ...(own.endTurn === undefined ? {} : { endTurn: own.endTurn }),
    undo: () => game.undo(),
    skip: () => game.skip(),
  };
}

/** Who has games that are driven. */
interface Driven<Game extends Turns> {
  readonly session: { readonly log: WaitLog };
  askHint(): void;
  drivenGame(): Game | null;
  ownDriven(game: Game): OwnDriven;
  settingsFor(seed: number | undefined): Settings;
  open(settings: Settings): void;
}

/** The driver of a controller's games. */
export function driverOf<Game extends Turns>(driven: Driven<Game>): Driver {
  return makeDriver(
    driven.session.log,
    () => {
      const game = driven.drivenGame();
      return game === null ? null : drivenGame(game, driven.ownDriven(game));
    },
    (seed) => driven.open(driven.settingsFor(seed)),
    () => driven.askHint(),
  );
}
