import type { GomokuRecord } from '../game_record';
import { OPENINGS, RULES } from '../parameters';
import { readMoves } from './notation';

/** The record that a position's text form tells (`wasm/gomoku.d.ts`); null for any other text. */
export function readPositionText(text: string): GomokuRecord | null {
  const [game, version, board, sizeText, ruleName, openingName, heading, ...words] = text.trim().split(/\s+/);
  const size = Number(sizeText);
  const rule = RULES.find((known) => known === ruleName);
  const opening = OPENINGS.find((known) => known === openingName);
  const fixed = [game, version, board, heading, words.pop()].join(' ');
  if (fixed !== 'gomoku 1 board moves end' || rule === undefined || opening === undefined) return null;
  const actions = readMoves(words.join(''), size);
  return actions === null ? null : { size, rule, opening, actions };
}
