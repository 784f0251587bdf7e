import { Result } from '../../boardgame/game_types';
import { choiceOf } from '../action_code';
import type { GomokuRecord } from '../game_record';
import { isStone } from './notation';

/** Files know colours; a record knows sides. What connects them. */

export type Colour = 'black' | 'white';

/** The stones alone: black, white, black, ... */
export function stonesOf(actions: readonly number[]): number[] {
  return actions.filter(isStone);
}

/** The side that plays black, 0 first or 1 second; null while swap2 has not settled it. */
export function sideOfBlack({ opening, actions }: Pick<GomokuRecord, 'opening' | 'actions'>): 0 | 1 | null {
  if (opening === 'free') return 0;
  const choices = actions.map(choiceOf).filter((choice) => choice !== null);
  const last = choices.at(-1);
  if (last === undefined || last === 'two') return null;
  const chooser = choices.length === 1 ? 1 : 0;
  return last === 'black' ? chooser : chooser === 0 ? 1 : 0;
}

/** The colour that won; 'draw', or null while nobody has or the colours are not settled. */
export function winnerOf(record: GomokuRecord): Colour | 'draw' | null {
  const { result = 0 } = record;
  if (result === 3) return 'draw';
  const black = sideOfBlack(record);
  if (result === 0 || black === null) return null;
  return result - 1 === black ? 'black' : 'white';
}

/** As `GomokuRecord.result`; undefined where nothing is known. */
export function resultOf(
  winner: Colour | 'draw' | null,
  record: Pick<GomokuRecord, 'opening' | 'actions'>,
): Result | undefined {
  if (winner === 'draw') return Result.draw;
  const black = sideOfBlack(record);
  if (winner === null || black === null) return undefined;
  return (winner === 'black') === (black === 0) ? Result.firstWon : Result.secondWon;
}

/** The side whose turn it is after these actions, 0 first or 1 second. */
export function sideToMove({ opening, actions }: Pick<GomokuRecord, 'opening' | 'actions'>): 0 | 1 {
  const stones = stonesOf(actions).length;
  const black = sideOfBlack({ opening, actions });
  if (black !== null) return stones % 2 === 0 ? black : black === 0 ? 1 : 0;
  // Swap2 before the colours are taken: three stones of the first side, a choice and perhaps two stones of the second.
  return stones === 3 || stones === 4 ? 1 : 0;
}
