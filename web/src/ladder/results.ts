import { signal } from '@preact/signals';
import * as v from 'valibot';
import { NUMBER_OF } from '../engine/fields';
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

const SCHEMA = v.object({ tallies: v.record(v.string(), WDL) });

/** Where the results of a game are kept. */
export function resultsPlace(game: string): Place<v.InferOutput<typeof SCHEMA>> {
  return {
    key: `${game}.results`,
    version: 1,
    schema: SCHEMA,
    name: () => messages.value.savedResults,
    salvage(value) {
      const byRung = isDictionary(value) ? valuesThatPass(value.tallies, WDL) : null;
      return byRung === null ? null : { tallies: byRung };
    },
  };
}

/** What came of a player's games against a game's opponents, kept on the device. */
export class Results {
  readonly byRung = signal<WdlByRung>({});

  private constructor(saves: Saves, game: string) {
    keepSignals(saves, resultsPlace(game), { tallies: this.byRung });
  }

  add(rung: number, outcome: Outcome): void {
    const wdl = wdlOf(this.byRung.value, rung);
    this.byRung.value = { ...this.byRung.value, [rung]: { ...wdl, [outcome]: wdl[outcome] + 1 } };
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
