import { effect, signal } from '@preact/signals';
import type { Saves } from '../shell/storage';
import type { Rank } from './cells';
import { SPEEDS, type Speed } from './speed';

/** What the player has chosen for 2048, and the best score, kept between visits. */
interface StoredPreferences {
  rung: number | null;
  speed: Speed;
  stopAt: Rank;
  best: number;
}

const KEY = 'twenty48.preferences';
const VERSION = 1;

/** The preferences as signals; every change is saved. */
export class Preferences {
  /** The rung that plays when the engine is asked to; null for the strongest there is. */
  readonly rung = signal<number | null>(null);
  readonly speed = signal<Speed>('5');
  /** The autoplayer stops at the first tile of this rank; 0 for never. */
  readonly stopAt = signal<Rank>(0);
  /** The best score that the player has reached without the autoplayer. */
  readonly best = signal(0);

  private constructor(saves: Saves) {
    const stored = saves.read(KEY, VERSION, isStored);
    if (stored !== null) {
      this.rung.value = stored.rung;
      this.speed.value = stored.speed;
      this.stopAt.value = stored.stopAt;
      this.best.value = stored.best;
    }
    effect(() => {
      const { rung, speed, stopAt, best } = this;
      const now: StoredPreferences = {
        rung: rung.value,
        speed: speed.value,
        stopAt: stopAt.value,
        best: best.value,
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
  const { rung, speed, stopAt, best } = value as Partial<StoredPreferences>;
  return (
    (rung === null || Number.isInteger(rung)) &&
    SPEEDS.some((known) => known === speed) &&
    Number.isInteger(stopAt) &&
    Number.isInteger(best)
  );
}
