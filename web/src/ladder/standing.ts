import { type WdlByRung, wdlOf } from './results';
import { isScored, type Step } from './steps';

/** Where a player stands on a ladder. */
export interface Standing {
  /** Rungs that the player has beaten. */
  beaten: ReadonlySet<number>;
  /** The highest of them; null for nobody yet. */
  here: number | null;
  /** Who is offered next; null where nobody is left. */
  next: number | null;
}

/** Against opponents: whoever has lost a game is beaten; `offered` is what the player's results say. */
export function standingByResults(rungs: readonly number[], byRung: WdlByRung, offered: number): Standing {
  const beaten = rungs.filter((rung) => wdlOf(byRung, rung).won > 0);
  return { beaten: new Set(beaten), here: beaten.at(-1) ?? null, next: offered };
}

/** In a game without opponents: whose average the player's best score has passed. */
export function standingByScore(rungs: readonly number[], steps: readonly Step[], best: number): Standing {
  const meanOf = (rung: number) =>
    steps.filter(isScored).find((step) => step.rung === rung)?.mean ?? Number.POSITIVE_INFINITY;
  const beaten = rungs.filter((rung) => best > meanOf(rung));
  const next = rungs.find((rung) => Number.isFinite(meanOf(rung)) && best <= meanOf(rung));
  return { beaten: new Set(beaten), here: beaten.at(-1) ?? null, next: next ?? null };
}

/** How many steps of the ladder lie above where the player stands. */
export function stepsAbove(rungs: readonly number[], { here }: Standing): number {
  return rungs.length - 1 - (here === null ? -1 : rungs.indexOf(here));
}
