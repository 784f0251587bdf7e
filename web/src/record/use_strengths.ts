import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadStrengths } from '../fit/load_strengths';
import type { Strengths } from '../fit/strengths';
import { provide } from '../shell/ui/attempt';

/** A game's opponents on one scale, once they have come; null until then. */
export function useStrengths(game: string): Signal<Strengths | null> {
  const strengths = useSignal<Strengths | null>(null);
  useEffect(() => {
    let wanted = true;
    strengths.value = null;
    provide(async () => {
      const come = await loadStrengths(game);
      if (wanted) strengths.value = come;
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  return strengths;
}
