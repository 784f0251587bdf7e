import { signal } from '@preact/signals';
import * as v from 'valibot';
import { integer, NUMBER_OF, RUNG } from '../engine/fields';
import { keepSignals, oneForEach } from '../shell/storage/kept_signals';
import type { Place } from '../shell/storage/place';
import { fieldsThatPass } from '../shell/storage/salvage';
import type { Saves } from '../shell/storage/storage';
import { RANK_MAX, type Rank } from './cells';
import { SPEEDS, type Speed } from './speed';
import { messages } from './words/messages';

const PREFERENCES = v.object({
  rung: v.nullable(RUNG),
  speed: v.picklist(SPEEDS),
  stopAt: integer(0, RANK_MAX),
  best: NUMBER_OF,
});

type KeptPreferences = v.InferOutput<typeof PREFERENCES>;

/** What is chosen where nobody has chosen yet. */
const USUAL: KeptPreferences = { rung: null, speed: '5', stopAt: 0, best: 0 };

export const PREFERENCES_PLACE: Place<KeptPreferences> = {
  key: 'twenty48.preferences',
  version: 1,
  schema: PREFERENCES,
  name: () => messages.value.savedTwenty48Preferences,
  salvage: fieldsThatPass(PREFERENCES, USUAL),
};

/** What the player has chosen for 2048, and the best score, kept between visits. */
export class Preferences {
  /** The rung that plays when the engine is asked to; null for the strongest there is. */
  readonly rung = signal(USUAL.rung);
  readonly speed = signal<Speed>(USUAL.speed);
  /** The autoplayer stops at the first tile of this rank; 0 for never. */
  readonly stopAt = signal<Rank>(USUAL.stopAt);
  /** The best score that the player has reached without the autoplayer. */
  readonly best = signal(USUAL.best);

  private constructor(saves: Saves) {
    const { rung, speed, stopAt, best } = this;
    keepSignals(saves, PREFERENCES_PLACE, { rung, speed, stopAt, best });
  }

  /** The preferences kept in `saves`; one object for each, so that a card and a game agree. */
  static readonly of = oneForEach((saves) => new Preferences(saves));
}
