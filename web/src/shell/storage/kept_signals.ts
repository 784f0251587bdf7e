import { batch, effect, type Signal } from '@preact/signals';
import type { Place } from './place';
import type { Saves } from './storage';

/** Gives signals the values that are kept, if any; from then on every change is kept, and other tabs' changes are followed. */
export function keepSignals<Stored extends object>(
  saves: Saves,
  place: Place<Stored>,
  signals: { readonly [Name in keyof Stored]: Signal<Stored[Name]> },
): void {
  const names = Object.keys(signals) as (keyof Stored)[];
  const take = (stored: Stored) =>
    batch(() => {
      for (const name of names) signals[name].value = stored[name];
    });
  const stored = saves.read(place);
  if (stored !== null) take(stored);
  saves.follow(place, take);
  effect(() => {
    saves.write(place, Object.fromEntries(names.map((name) => [name, signals[name].value])));
  });
}

/** One thing for each saves, made when it is first asked for, so that all who ask have the same. */
export function oneForEach<Made>(make: (saves: Saves) => Made): (saves: Saves) => Made {
  const made = new WeakMap<Saves, Made>();
  return (saves) => {
    const known = made.get(saves);
    if (known !== undefined) return known;
    const fresh = make(saves);
    made.set(saves, fresh);
    return fresh;
  };
}
