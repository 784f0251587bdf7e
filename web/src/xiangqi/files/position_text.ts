import type { GameRecord } from '../../play/game_types';
import { readMoves } from '../notation/iccs';
import { isStart, type Setup } from '../setup';

/** The record that a position's text form tells (`wasm/xiangqi.d.ts`); null for any other text. */
export function readPositionText(text: string): GameRecord<Setup> | null {
  const words = text.trim().split(/\s+/).join(' ');
  const [, start = '', moves = ''] = /^xiangqi 1 start (.+?) moves ?(.*) ?end$/.exec(words) ?? [];
  if (!isStart(start)) return null;
  const actions = readMoves(moves);
  return actions === null ? null : { start, actions };
}
