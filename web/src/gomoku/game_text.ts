import type { Game } from '../../../wasm/engine';
import { OPENINGS, RULES } from '../shell/url_parameters';
import { type GameSettings, startText } from './saved_game';

/** Games as the engine's texts and addresses write them. */

type Board = Pick<GameSettings, 'size' | 'rule' | 'opening'>;

/** A position's text taken apart; null for one that is not of this version. */
export function boardOfText(text: string): { board: Board; moves: string[] } | null {
  const [game, version, board, size, ruleName, openingName, moves, ...rest] = text.trim().split(/\s+/);
  const rule = RULES.find((known) => known === ruleName);
  const opening = OPENINGS.find((known) => known === openingName);
  const fits = game === 'gomoku' && version === '1' && board === 'board' && moves === 'moves';
  if (!fits || rule === undefined || opening === undefined || rest.at(-1) !== 'end') return null;
  return { board: { size: Number(size), rule, opening }, moves: rest.slice(0, -1) };
}

/** Stones and choices as they stand in an address, one after the other. */
export function splitMoves(text: string): string[] {
  return text.match(/black|white|two|[a-t]\d+/g) ?? [];
}

/** Plays moves in `rules`, from the empty board on; null where the rules refuse one. */
export function actionsOf(rules: Game, board: Board, moves: readonly string[]): number[] | null {
  if (rules.load(startText(board)) !== '') return null;
  for (const move of moves) {
    if (rules.play(rules.parseAction(move)) !== '') return null;
  }
  return Array.from(rules.actions());
}
