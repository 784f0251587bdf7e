import * as v from 'valibot';

/** Values that stand in saves, messages and addresses alike, each with its limits once. */

/** Asked for as a rung, it means the strongest there is; no rung has a greater number. */
export const STRONGEST = 9999;

export const SEED_MAX = 2 ** 32 - 1;

/** A number of nodes that no search of a turn comes to the end of. */
export const NODES_MAX = 1_000_000_000;

/** Games of a match: a tab keeps every one, so that it can be looked at. */
export const GAMES_MAX = 10_000;

/** An integer from `low` to `high`. */
export function integer(low: number, high: number) {
  const expected = `an integer from ${low} to ${high}`;
  return v.pipe(
    v.number(expected),
    v.integer(expected),
    v.minValue(low, expected),
    v.maxValue(high, expected),
  );
}

/** A number of things: 0 or more. */
export const NUMBER_OF = integer(0, Number.MAX_SAFE_INTEGER);

/** The number of a rung; whether a ladder has it is asked of the ladder. */
export const RUNG = integer(0, STRONGEST);

/** What every random draw of a game or of an opponent is fed from. */
export const SEED = integer(0, SEED_MAX);

/** Nodes a turn, the same on every device; 0 for all the time the animation gives. */
export const NODES = integer(0, NODES_MAX);

/** All the imperfection that an opponent can have beyond its rung's own. */
export const BLUR_MAX = 100;

/** An opponent's imperfection beyond its rung's own: 0 for none. */
export const BLUR = integer(0, BLUR_MAX);

/** The side that moves first, or the other. */
export const SIDE = v.picklist([0, 1], 'a side, 0 or 1');

export const ACTION_MAX = 2 ** 31 - 1;

/** A game's code of an action; whether it is legal is asked of the rules. */
export const ACTION = integer(0, ACTION_MAX);

export const TEXT = v.string('a text');

export const TRUTH = v.boolean('true or false');

export const NUMBER = v.pipe(v.number('a finite number'), v.finite('a finite number'));

/** A length of time or another measure: 0 or more. */
export const AMOUNT = v.pipe(
  v.number('a finite number, 0 or more'),
  v.finite('a finite number, 0 or more'),
  v.minValue(0, 'a finite number, 0 or more'),
);
