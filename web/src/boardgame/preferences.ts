import { signal } from '@preact/signals';
import { FIRST_RUNG } from '../shell/default_opponent';
import { keepSignals, oneForEach, type Place } from '../shell/kept_signals';
import type { Saves } from '../shell/storage';

interface StoredPreferences {
  rung: number;
  games: number;
  numbers: boolean;
  confirm: boolean;
}

const PLACE: Place<StoredPreferences> = { key: 'gomoku.preferences', version: 1, guard: isStored };

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

function isStored(value: unknown): value is StoredPreferences {
  if (typeof value !== 'object' || value === null) return false;
  const { rung, games, numbers, confirm } = value as Partial<StoredPreferences>;
  return (
    Number.isInteger(rung) &&
    Number.isInteger(games) &&
    typeof numbers === 'boolean' &&
    typeof confirm === 'boolean'
  );
}
