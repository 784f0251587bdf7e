import type { Game } from '../../../wasm/engine';
import { type Lot, lotOf } from '../engine/lot';
import type { Action } from '../play/game_types';
import type { CounterLine } from '../play/losses/counter_lines';

/** Games that are played to their ends for every action. */
const GAMES = 6;

/**
 * What looks no move ahead plays a few games for each of its actions, in which the line goes on wherever the rules let it
 * and everything else is by lot, and takes the action that brings most. The same position brings the same games.
 */
export const OUTPLAY: CounterLine = {
  highest: 30,
  action(rules, lines) {
    const lot = lotOf(rules.hash());
    let best: { action?: Action; points: number } = { points: -1 };
    for (const action of rules.legalActions()) {
      let points = 0;
      for (let game = 0; game < GAMES; game++)
        points += pointsAfter(rules, action, lines.at(-1 - (game % lines.length)) ?? [], lot);
      if (points > best.points) best = { action, points };
    }
    return best.action;
  },
};

/** What a game that goes on with `action` brings who does it: 2 for a win, 1 for a draw. */
function pointsAfter(rules: Game, action: Action, line: readonly Action[], lot: Lot): number {
  const own = rules.sideToMove();
  const before = rules.length();
  let next: Action | undefined = action;
  while (next !== undefined) {
    rules.play(next);
    const legal: readonly Action[] = Array.from(rules.legalActions());
    const repeated = rules.sideToMove() === own ? undefined : line.find((code) => legal.includes(code));
    next = repeated ?? legal[lot(legal.length)];
  }
  const result = rules.result();
  while (rules.length() > before) rules.undo();
  return result === 3 ? 1 : result === own + 1 ? 2 : 0;
}
