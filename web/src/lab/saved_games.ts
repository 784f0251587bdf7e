import * as v from 'valibot';
import { AMOUNT, integer, NUMBER_OF, TEXT } from '../engine/fields';
import { GAME_NUMBER } from './contest_fields';
import type { MatchGame } from './match_game';
import type { Played } from './played';
import type { ScoreGame } from './score_game';

/** A game of a match: pair, number, outcome, turns, nodes, milliseconds, 1 if it was illegal, actions; none if not kept. */
export const MATCH_GAME = v.tuple([
  NUMBER_OF,
  GAME_NUMBER,
  v.picklist([1, 2, 3]),
  NUMBER_OF,
  NUMBER_OF,
  AMOUNT,
  integer(0, 1),
  v.pipe(TEXT, v.regex(/^([0-9a-z]+( [0-9a-z]+)*)?$/)),
]);

/** A game alone: player, number, score, milestone, moves, nodes, milliseconds, actions of a digit each; none if not kept. */
export const SCORE_GAME = v.tuple([
  NUMBER_OF,
  GAME_NUMBER,
  NUMBER_OF,
  NUMBER_OF,
  NUMBER_OF,
  NUMBER_OF,
  AMOUNT,
  v.pipe(TEXT, v.regex(/^[0-9a-z]*$/)),
]);

export type KeptMatchGame = v.InferOutput<typeof MATCH_GAME>;
export type KeptScoreGame = v.InferOutput<typeof SCORE_GAME>;

/** How games are written and read. */
export interface GameCodec<Game extends Played, Kept> {
  /** Between the codes of actions. */
  separator: string;
  pack(series: number, game: Game, actions: string): Kept;
  unpack(kept: Kept): { series: number; game: Game };
}

export const MATCHES: GameCodec<MatchGame, KeptMatchGame> = {
  separator: ' ',
  pack: (pair, { number, outcome, turns, nodes, milliseconds, illegal }, actions) => [
    pair,
    number,
    outcome,
    turns,
    nodes,
    Math.round(milliseconds),
    Number(illegal),
    actions,
  ],
  unpack: ([pair, number, outcome, turns, nodes, milliseconds, illegal, text]) => ({
    series: pair,
    game: {
      number,
      outcome,
      sideOfA: number % 2 === 0 ? 0 : 1,
      turns,
      nodes,
      illegal: illegal === 1,
      milliseconds,
      actions: actionsOf(text, ' '),
    },
  }),
};

export const SCORES: GameCodec<ScoreGame, KeptScoreGame> = {
  separator: '',
  pack: (player, { number, score, milestone, moves, nodes, milliseconds }, actions) => [
    player,
    number,
    score,
    milestone,
    moves,
    nodes,
    Math.round(milliseconds),
    // What one digit could not say is not kept.
    actions.length === moves ? actions : '',
  ],
  unpack: ([player, number, score, milestone, moves, nodes, milliseconds, text]) => ({
    series: player,
    game: { number, score, milestone, moves, nodes, milliseconds, actions: actionsOf(text, '') },
  }),
};

const texts = new WeakMap<Int32Array, string>();

/** Action codes in base 36. A game is written time and again while others are played: its text is made once. */
export function textOf(actions: Int32Array | null, separator: string): string {
  if (actions === null) return '';
  const known = texts.get(actions);
  if (known !== undefined) return known;
  const text = Array.from(actions, (code) => code.toString(36)).join(separator);
  texts.set(actions, text);
  return text;
}

function actionsOf(text: string, separator: string): Int32Array | null {
  return text === '' ? null : Int32Array.from(text.split(separator), (code) => Number.parseInt(code, 36));
}
