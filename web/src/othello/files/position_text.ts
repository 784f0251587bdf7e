import type { GameRecord } from '../../play/game_types';
import { isStart, type Setup, STANDARD } from '../setup';
import { readMoves } from './notation';

/** The record that a position's text form tells (`wasm/othello.d.ts`); null for any other text. */
export function readPositionText(text: string): GameRecord<Setup> | null {
  const [game, version, heading, board, ...rest] = text.trim().split(/\s+/);
  const start = board === STANDARD ? board : `${board} ${rest.shift()}`;
  const fixed = [game, version, heading, rest.shift(), rest.pop()].join(' ');
  if (fixed !== 'othello 1 start moves end' || !isStart(start)) return null;
  const actions = readMoves(rest.join(''));
  return actions === null ? null : { start, actions };
}
