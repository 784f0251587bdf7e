import { signal } from '@preact/signals';
import * as v from 'valibot';
import { RUNG, TRUTH } from '../engine/fields';
import { messages } from '../play/words/messages';
import { FIRST_RUNG } from '../shell/session/default_opponent';
import { keepSignals, oneForEach } from '../shell/storage/kept_signals';
import type { Place } from '../shell/storage/place';
import { fieldsThatPass } from '../shell/storage/salvage';
import type { Saves } from '../shell/storage/storage';
import type { BoardSpec } from './spec';

const SCHEMA = v.object({ rung: RUNG, numbers: TRUTH, confirm: TRUTH, places: v.optional(TRUTH, true) });

type KeptPreferences = v.InferOutput<typeof SCHEMA>;

/** What is chosen where nobody has chosen yet. */
const USUAL: KeptPreferences = { rung: FIRST_RUNG, numbers: false, confirm: false, places: true };

/** Where the preferences of a game are kept. */
export function preferencesPlace({ game, words }: Pick<BoardSpec, 'game' | 'words'>): Place<KeptPreferences> {
  return {
    key: `${game}.preferences`,
    version: 1,
    schema: SCHEMA,
    name: () => messages.value.preferencesFor(words.name()),
    salvage: fieldsThatPass(SCHEMA, USUAL),
  };
}

/** What the player has chosen for a game, kept between visits. */
export class Preferences {
  /** The opponent that "Play" offers. */
  readonly rung = signal(USUAL.rung);
  /** Pieces carry the numbers of their moves. */
  readonly numbers = signal(USUAL.numbers);
  /** Where the player could place is marked, in games that mark it. */
  readonly places = signal(USUAL.places);
  /** What is played by touch waits to be confirmed. */
  readonly confirm = signal(USUAL.confirm);

  private constructor(saves: Saves, spec: Pick<BoardSpec, 'game' | 'words'>) {
    const { rung, numbers, confirm, places } = this;
    keepSignals(saves, preferencesPlace(spec), { rung, numbers, confirm, places });
  }

  /** The preferences kept in `saves` for a game; one object for each, so that a card and a game agree. */
  static of(saves: Saves, spec: Pick<BoardSpec, 'game' | 'words'>): Preferences {
    const known = Preferences.all(saves);
    const preferences = known.get(spec.game) ?? new Preferences(saves, spec);
    known.set(spec.game, preferences);
    return preferences;
  }

  private static readonly all = oneForEach(() => new Map<string, Preferences>());
}
