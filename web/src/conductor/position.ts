import type { Game } from '../../../wasm/engine';

/** A position as a thinker is told of it. */
export interface Position {
  /** Its identity in the game: as `Game.key` says it, which tells equal boards with different histories apart. */
  readonly key: string;
  /** Text form; where it comes from the rules it is asked for at once or never, since they go on. */
  readonly text: string;
}

/** Where the rules stand. */
export function present(rules: Pick<Game, 'key' | 'text'>): Position {
  return {
    key: rules.key(),
    get text() {
      return rules.text();
    },
  };
}

/** What there is to think about while the player to move is still thinking; null for nothing. */
export function pondered(rules: Pick<Game, 'ponderKey' | 'ponderText'>): Position | null {
  const key = rules.ponderKey();
  if (key === '') return null;
  return {
    key,
    get text() {
      return rules.ponderText();
    },
  };
}
