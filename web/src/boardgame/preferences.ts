import { signal } from '@preact/signals';
import * as v from 'valibot';
import { NUMBER_OF, RUNG, TRUTH } from '../engine/fields';
import { messages } from '../gomoku/words/messages';
import { FIRST_RUNG } from '../shell/default_opponent';
import { keepSignals, oneForEach } from '../shell/kept_signals';
import type { Place } from '../shell/place';
import type { Saves } from '../shell/storage';

const PREFERENCES = v.object({ rung: RUNG, games: NUMBER_OF, numbers: TRUTH, confirm: TRUTH });

const PLACE: Place<v.InferOutput<typeof PREFERENCES>> = {
  key: 'gomoku.preferences',
  version: 1,
  schema: PREFERENCES,
  name: () => messages.value.savedGomokuPreferences,
};

/** What the player has chosen for Gomoku, kept between visits. */
export class Preferences {
  /** The opponent that "Play" offers. */
  readonly rung = signal(FIRST_RUNG);
  /** Games played to their end. */
  readonly games = signal(0);
  /** Stones carry their numbers. */
  readonly numbers = signal(false);
  /** A stone placed by touch waits to be confirmed. */
  readonly confirm = signal(false);

  private constructor(saves: Saves) {
    const { rung, games, numbers, confirm } = this;
    keepSignals(saves, PLACE, { rung, games, numbers, confirm });
  }

  /** The preferences kept in `saves`; one object for each, so that a card and a game agree. */
  static readonly of = oneForEach((saves) => new Preferences(saves));
}
