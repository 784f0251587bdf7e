import type { Game } from '../../../../wasm/engine';
import type { Action } from '../../play/game_types';
import type { BoardTypes } from '../board_types';

/** What players call the openings of a game. */
export interface OpeningNames<Setup extends object = object> {
  /** The name of the latest position of the moves that has one, in the language in use; null where none has. */
  nameOf(setup: Setup, actions: readonly Action[]): string | null;
}

/** Loads the names, which look positions up in rules of their own. */
export type OpeningsSpec<Types extends BoardTypes = BoardTypes> = (
  openRules: () => Game,
) => Promise<OpeningNames<Types['setup']>>;
