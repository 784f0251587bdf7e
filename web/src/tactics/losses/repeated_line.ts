import type { BattleMove } from '../battle/record';
import { END_TURN } from '../rules/action_code';
import type { Side } from '../rules/snapshot';

/** What the winner of a battle did. */
export interface WonLine {
  /** Text form of the position that the battle began with. */
  start: string;
  side: Side;
  /** Action codes, by rounds from the first one on, ends of turns left out. */
  turns: readonly (readonly number[])[];
}

/** So many actions of a line have to be there before it is taken for the same. */
const REPEATED_LEAST = 2;

/** What `side` did in a battle. */
export function lineOf(start: string, side: Side, moves: readonly BattleMove[]): WonLine {
  const own = moves.filter((move) => move.side === side && move.action !== END_TURN);
  const rounds = Math.max(0, ...own.map(({ number }) => number));
  const turns = Array.from({ length: rounds }, (_, turn) =>
    own.filter(({ number }) => number === turn + 1).map(({ action }) => action),
  );
  return { start, side, turns };
}

/**
 * The latest of `lines` that is being repeated by who has done `done`: everything done was done in the same round of the
 * line, whatever was answered and whatever of it could not be done again. Null where there is none.
 */
export function repeatedLine(lines: readonly WonLine[], done: WonLine): WonLine | null {
  if (done.turns.flat().length < REPEATED_LEAST) return null;
  const isRepeated = ({ start, side, turns }: WonLine) =>
    start === done.start &&
    side === done.side &&
    done.turns.every((turn, place) => turn.every((code) => turns[place]?.includes(code) === true));
  return lines.findLast(isRepeated) ?? null;
}
