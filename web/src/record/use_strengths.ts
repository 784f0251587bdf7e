import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadStrengths } from '../fit/load_strengths';
import type { Strengths } from '../fit/strengths';

/** A game's opponents on one scale, once they have come; null until then. Without them there is no rating, and nothing else. */
export function useStrengths(game: string): Signal<Strengths | null> {
  const strengths = useSignal<Strengths | null>(null);
  useEffect(() => {
    let wanted = true;
    strengths.value = null;
    loadStrengths(game).then(
      (come) => {
        if (wanted) strengths.value = come;
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return strengths;
}
