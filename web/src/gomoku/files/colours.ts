import type { Stated } from '../../play/files/stated_result';
import { isOver, wonBy } from '../../play/game_types';
import type { EndedBy, Ending } from '../../shell/session/ending';
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

/** How a game ended as files have it, on the board or off it; null while it goes on or the colours are not settled. */
export function endOf(record: GomokuRecord): (Omit<Stated, 'by'> & { by: EndedBy | 'board' }) | null {
  if (!isOver(record)) return null;
  const by = record.ending?.by ?? 'board';
  const side = wonBy(record);
  if (side === null) return { winner: null, by };
  const black = sideOfBlack(record);
  return black === null ? null : { winner: side === black ? 0 : 1, by };
}

/** The end that a file states, told by sides; null where it states none, or names a colour before they are settled. */
export function endingOf(
  stated: Stated | null,
  record: Pick<GomokuRecord, 'opening' | 'actions'>,
): Ending | null {
  if (stated === null || stated.winner === null) return stated as Ending | null;
  const black = sideOfBlack(record);
  if (black === null) return null;
  return { ...stated, winner: (stated.winner === 0) === (black === 0) ? 0 : 1 };
}

/** The side whose turn it is after these actions, 0 first or 1 second. */
export function sideToMove({ opening, actions }: Pick<GomokuRecord, 'opening' | 'actions'>): 0 | 1 {
  const stones = stonesOf(actions).length;
  const black = sideOfBlack({ opening, actions });
  if (black !== null) return stones % 2 === 0 ? black : black === 0 ? 1 : 0;
  // Swap2 before the colours are taken: three stones of the first side, a choice and perhaps two stones of the second.
  return stones === 3 || stones === 4 ? 1 : 0;
}
