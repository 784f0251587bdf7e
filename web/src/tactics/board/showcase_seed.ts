/** A map that shows all that a map can. */
export const SHOWCASE_SEED = 11;
