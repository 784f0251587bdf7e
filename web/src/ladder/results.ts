import { signal } from '@preact/signals';
import * as v from 'valibot';
import { NUMBER_OF, RUNG } from '../engine/fields';
import { messages } from '../i18n/messages';
import type { Outcome } from '../shell/session/default_opponent';
import { keepSignals, oneForEach } from '../shell/storage/kept_signals';
import type { Place } from '../shell/storage/place';
import { isDictionary, valuesThatPass } from '../shell/storage/salvage';
import type { Saves } from '../shell/storage/storage';

/** How a player's games against one rung ended. */
export type WdlCounts = Readonly<Record<Outcome, number>>;

/** By the rungs' numbers. */
export type WdlByRung = Readonly<Record<string, WdlCounts>>;

const NONE: WdlCounts = { won: 0, lost: 0, draw: 0 };

const WDL = v.object({ won: NUMBER_OF, lost: NUMBER_OF, draw: NUMBER_OF });

/** How often the player has lost in a row, and against which rung. */
const DEFEATS = v.object({ rung: RUNG, times: NUMBER_OF });

const NO_DEFEATS = { rung: 0, times: 0 };

const SCHEMA = v.object({
  tallies: v.record(v.string(), WDL),
  defeats: v.optional(DEFEATS, NO_DEFEATS),
});

/** Where the results of a game are kept. */
export function resultsPlace(game: string): Place<v.InferOutput<typeof SCHEMA>> {
  return {
    key: `${game}.results`,
    version: 1,
    schema: SCHEMA,
    name: () => messages.value.savedResults,
    salvage(value) {
      const byRung = isDictionary(value) ? valuesThatPass(value.tallies, WDL) : null;
      return byRung === null ? null : { tallies: byRung, defeats: NO_DEFEATS };
    },
  };
}

/** What came of a player's games against a game's opponents, kept on the device. */
export class Results {
  readonly byRung = signal<WdlByRung>({});
  private readonly defeats = signal(NO_DEFEATS);

  private constructor(saves: Saves, game: string) {
    keepSignals(saves, resultsPlace(game), { tallies: this.byRung, defeats: this.defeats });
  }

  /** Returns how often the player has lost to that rung in a row. */
  add(rung: number, outcome: Outcome): number {
    const wdl = wdlOf(this.byRung.value, rung);
    const before = this.defeats.value.rung === rung ? this.defeats.value.times : 0;
    const times = outcome === 'lost' ? before + 1 : 0;
    this.byRung.value = { ...this.byRung.value, [rung]: { ...wdl, [outcome]: wdl[outcome] + 1 } };
    this.defeats.value = { rung, times };
    return times;
  }

  /** The results kept in `saves` for a game; one object for each, so that a card and a game agree. */
  static of(saves: Saves, game: string): Results {
    const known = Results.all(saves);
    const results = known.get(game) ?? new Results(saves, game);
    known.set(game, results);
    return results;
  }

  private static readonly all = oneForEach(() => new Map<string, Results>());
}

export function wdlOf(byRung: WdlByRung, rung: number): WdlCounts {
  return byRung[rung] ?? NONE;
}
