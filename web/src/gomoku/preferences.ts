import { effect, signal } from '@preact/signals';
import { FIRST_RUNG } from '../shell/default_opponent';
import type { Saves } from '../shell/storage';

/** What the player has chosen for Gomoku, kept between visits. */
interface StoredPreferences {
  rung: number;
  games: number;
  numbers: boolean;
  confirm: boolean;
}

const KEY = 'gomoku.preferences';
const VERSION = 1;

/** The preferences as signals; every change is saved. */
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
    const stored = saves.read(KEY, VERSION, isStored);
    if (stored !== null) {
      this.rung.value = stored.rung;
      this.games.value = stored.games;
      this.numbers.value = stored.numbers;
      this.confirm.value = stored.confirm;
    }
    effect(() => {
      const { rung, games, numbers, confirm } = this;
      const now: StoredPreferences = {
        rung: rung.value,
        games: games.value,
        numbers: numbers.value,
        confirm: confirm.value,
      };
      saves.write(KEY, VERSION, now);
    });
  }

  /** The preferences kept in `saves`; one object for each, so that a card and a game agree. */
  static of(saves: Saves): Preferences {
    const known = kept.get(saves);
    if (known !== undefined) return known;
    const made = new Preferences(saves);
    kept.set(saves, made);
    return made;
  }
}

const kept = new WeakMap<Saves, Preferences>();

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
