import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lines } from './lines/lines';

interface LastWordProps {
  /** Whether the player has won; null while the game goes on. */
  won: boolean | null;
  /** The opponent's. */
  rung: number;
}

/** What an opponent has to say of its end; nothing before, nor where its words do not come. */
export function LastWord({ won, rung }: LastWordProps) {
  const come = useSignal(false);
  useEffect(() => {
    if (won === null) return;
    lines.load().then(
      () => {
        come.value = true;
      },
      () => {},
    );
  }, [won]);
  if (won === null || !come.value) return null;
  return <q data-testid="last-word">{lines.value[rung]?.[won ? 'loses' : 'wins'] ?? ''}</q>;
}
