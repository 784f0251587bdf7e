import type { Outcome } from '../../shell/session/default_opponent';

/** How somebody has done in a game that others are asked to do better in. */
export interface Feat {
  outcome: Outcome;
  /** Of what players count, at the end: the round, the move. */
  number: number;
  /** What that side had left, or has on the board; absent where the game does not count it. */
  left?: number | undefined;
}

/** A feat, and what the opponent's chance was drawn from. */
export interface Challenge extends Feat {
  chance: number;
}

const OUTCOMES = ['won', 'lost', 'draw'] as const;

/** As an address says it: `won-5-3-1234`; without what is left `won-23--1234`. */
export function challengeText({ outcome, number, left, chance }: Challenge): string {
  return [outcome, number, left ?? '', chance].join('-');
}

/** Reads `challengeText`; null for any other text. */
export function readChallenge(text: string): Challenge | null {
  const [, won, number, left, chance] = /^(won|lost|draw)-(\d{1,5})-(\d{0,3})-(\d{1,10})$/.exec(text) ?? [];
  const outcome = OUTCOMES.find((known) => known === won);
  if (outcome === undefined || Number(chance) > 0xffff_ffff) return null;
  return {
    outcome,
    number: Number(number),
    ...(left === '' ? {} : { left: Number(left) }),
    chance: Number(chance),
  };
}

/** What a feat is measured by where games end alike; a game whose number always comes out the same names none. */
export type Measures = readonly [number: 'rounds' | 'moves' | '', left?: 'units' | 'discs'];

/** Above zero where `one` is better than `other`: a win, then a quick one, else a long defence, then more that is left. */
export function compareFeats(one: Feat, other: Feat, [number]: Measures): number {
  const rank = ({ outcome }: Feat) => ['lost', 'draw', 'won'].indexOf(outcome);
  const quicker = number === '' ? 0 : other.number - one.number;
  return (
    rank(one) - rank(other) ||
    (one.outcome === 'won' ? quicker : -quicker) ||
    (one.left ?? 0) - (other.left ?? 0)
  );
}
