import { signal } from '@preact/signals';
import { keepSignals, oneForEach, type Place } from '../shell/kept_signals';
import type { Saves } from '../shell/storage';
import type { Rank } from './cells';
import { SPEEDS, type Speed } from './speed';

interface StoredPreferences {
  rung: number | null;
  speed: Speed;
  stopAt: Rank;
  best: number;
}

const PLACE: Place<StoredPreferences> = { key: 'twenty48.preferences', version: 1, guard: isStored };

/** What the player has chosen for 2048, and the best score, kept between visits. */
export class Preferences {
  /** The rung that plays when the engine is asked to; null for the strongest there is. */
  readonly rung = signal<number | null>(null);
  readonly speed = signal<Speed>('5');
  /** The autoplayer stops at the first tile of this rank; 0 for never. */
  readonly stopAt = signal<Rank>(0);
  /** The best score that the player has reached without the autoplayer. */
  readonly best = signal(0);

  private constructor(saves: Saves) {
    const { rung, speed, stopAt, best } = this;
    keepSignals(saves, PLACE, { rung, speed, stopAt, best });
  }

  /** The preferences kept in `saves`; one object for each, so that a card and a game agree. */
  static readonly of = oneForEach((saves) => new Preferences(saves));
}

function isStored(value: unknown): value is StoredPreferences {
  if (typeof value !== 'object' || value === null) return false;
  const { rung, speed, stopAt, best } = value as Partial<StoredPreferences>;
  return (
    (rung === null || Number.isInteger(rung)) &&
    SPEEDS.some((known) => known === speed) &&
    Number.isInteger(stopAt) &&
    Number.isInteger(best)
  );
}
