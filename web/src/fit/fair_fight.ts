import {
  between,
  clearOf,
  type Height,
  levelsOf,
  type Opponent,
  type Strength,
  type Strengths,
} from './strengths';

/** An opponent that is chosen, and what it is worth as it is chosen. */
export interface FairFight extends Opponent, Height {}

/**
 * The opponent for an even game with a player of so many Elo: the lowest rung that is at least as strong, blurred down to
 * the player; whom no rung reaches meets the strongest as it is. null where nothing was measured.
 */
export function fairFight(strengths: Strengths, elo: number): FairFight | null {
  const clear = clearOf(strengths);
  const at = clear.findIndex((known) => known.elo >= elo);
  const above = clear[at];
  if (above === undefined) return strongest(clear);
  const blurred = blurredTo(levelsOf(strengths, above.rung), elo);
  const below = clear[at - 1];
  // Where blur does not reach down to the player, the rung below may be nearer.
  const belowIsNearer = below !== undefined && elo - below.elo < blurred.elo - elo;
  return belowIsNearer ? below : blurred;
}

/** A rung with as much blur as makes it so strong, or with as much as was measured. `levels`: the clearest first. */
function blurredTo(levels: Strengths, elo: number): FairFight {
  const weaker = levels.findIndex((known) => known.elo <= elo);
  const [from, to] = [levels[weaker - 1], levels[weaker]];
  if (from === undefined || to === undefined) return to ?? weakest(levels);
  const share = from.elo === to.elo ? 1 : (from.elo - elo) / (from.elo - to.elo);
  const blur = Math.round(between(from.blur, to.blur, share));
  // Blur comes in whole steps.
  const reached = (blur - from.blur) / (to.blur - from.blur);
  return {
    rung: from.rung,
    blur,
    elo: between(from.elo, to.elo, reached),
    error: between(from.error, to.error, reached),
  };
}

function strongest(clear: Strengths): Strength | null {
  return clear.reduce<Strength | null>(
    (best, one) => (best === null || one.elo > best.elo ? one : best),
    null,
  );
}

function weakest(levels: Strengths): Strength {
  return levels.reduce((least, one) => (one.elo < least.elo ? one : least));
}
