import type { Game } from '../../../../wasm/engine';
import type { OpeningNames } from '../../boardgame/openings/openings_spec';
import type { Action } from '../../play/game_types';
import { type Setup, STANDARD, startText, USUAL_SETUP } from '../setup';
import { SYMMETRIES } from '../symmetries';
import { OPENINGS } from './opening_list';
import { messages } from './words/messages';

/** Moves within which an opening gets its name. */
const MOST_MOVES = Math.max(...OPENINGS.map(({ actions }) => actions.length));

/** Names of openings by the positions that they lead to, however the board is turned and in whatever order of moves. */
export class PositionNames implements OpeningNames<Setup> {
  /** By `Game.hash`. */
  private readonly names = new Map<string, string>();

  constructor(private readonly openRules: () => Game) {
    const rules = openRules();
    for (const { name, actions } of OPENINGS) {
      for (const { turn } of SYMMETRIES) {
        const turned = actions.map((action) => turn(action, USUAL_SETUP));
        for (const key of keysAfter(rules, turned).slice(-1)) this.names.set(key, name);
      }
    }
    rules.delete();
  }

  nameOf({ start }: Setup, actions: readonly Action[]): string | null {
    if (start !== STANDARD) return null;
    const rules = this.openRules();
    const keys = keysAfter(rules, actions.slice(0, MOST_MOVES));
    rules.delete();
    const name = keys.map((key) => this.names.get(key)).findLast((known) => known !== undefined);
    return name === undefined ? null : (messages.value.names[name] ?? name);
  }
}

/** The keys of the positions after each of the actions. */
function keysAfter(rules: Game, actions: readonly Action[]): string[] {
  rules.load(startText(USUAL_SETUP));
  return actions.map((action) => {
    rules.play(action);
    return rules.hash();
  });
}

/** The names, once their words have come. */
export async function openNames(openRules: () => Game): Promise<PositionNames> {
  await messages.load();
  return new PositionNames(openRules);
}
