import type { Game } from '../../../../wasm/engine';
import type { Action } from '../game_types';

/** What is done about a line that is being repeated, by rungs that cannot look for something better themselves. */
export interface CounterLine {
  /** The highest of these rungs. */
  readonly highest: number;
  /**
   * An action in the position of `rules`, which are left where they are, against who is doing again what one of `lines`
   * tells, all actions of a winner in their order; undefined where there is none. The latest of these games comes last.
   */
  action(rules: Game, lines: readonly Line[]): Action | undefined;
}

/** The actions of one side. */
type Line = readonly Action[];

/** A position as text, that of the game's beginning, and the actions between. */
interface Place {
  text: string;
  start: string;
  actions: readonly Action[];
}

/** So many actions of a line that once won have to be there before it is taken for the same. */
const REPEATED_LEAST = 2;

/** Sees that a line is being repeated, and has the game's answer to it. */
export class CounterLines {
  constructor(
    private readonly openRules: () => Game,
    private readonly counterLine: CounterLine,
  ) {}

  /** Whether a rung needs answers: it has no lines of its own to give way to. */
  serves(rung: number): boolean {
    return rung <= this.counterLine.highest;
  }

  /** The answer at a place where one of `lines`, which have won, is being repeated; null at any other. */
  find(lines: readonly Line[], place: Place): Action | null {
    if (lines.length === 0) return null;
    const rules = this.openRules();
    const same = repeatedOf(lines, rules, place);
    const action = same.length > 0 ? this.counterLine.action(rules, same) : undefined;
    rules.delete();
    return action ?? null;
  }
}

/**
 * Those of `lines` that whoever is not to move at a place is repeating: all that was done is in them, but where nothing
 * that is in them could be done. `rules` stand there then.
 */
function repeatedOf(lines: readonly Line[], rules: Game, { text, start, actions }: Place): readonly Line[] {
  rules.load(text);
  const repeating = rules.sideToMove() === 0 ? 1 : 0;
  rules.load(start);
  const turns: { action: Action; legal: readonly Action[] }[] = [];
  for (const action of actions) {
    if (rules.sideToMove() === repeating) turns.push({ action, legal: [...rules.legalActions()] });
    rules.play(action);
  }
  return lines.filter((line) => {
    const isIn = (action: Action) => line.includes(action);
    const done = turns.filter(({ action }) => isIn(action));
    const improvised = turns.filter(({ action, legal }) => !isIn(action) && !legal.some(isIn));
    return done.length >= REPEATED_LEAST && done.length + improvised.length === turns.length;
  });
}
