import type { Game } from '../../../wasm/engine';

/** A position as a thinker is told of it. */
export interface Position {
  /** As `Game.hash` says it. */
  readonly key: string;
  /** Text form; where it comes from the rules it is asked for at once or never, since they go on. */
  readonly text: string;
}

/** Where the rules stand. */
export function present(rules: Pick<Game, 'hash' | 'text'>): Position {
  return {
    key: rules.hash(),
    get text() {
      return rules.text();
    },
  };
}

/** What there is to think about while the player to move is still thinking; null for nothing. */
export function pondered(rules: Pick<Game, 'ponderHash' | 'ponderText'>): Position | null {
  const key = rules.ponderHash();
  if (key === '') return null;
  return {
    key,
    get text() {
      return rules.ponderText();
    },
  };
}
