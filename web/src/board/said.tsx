import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '../i18n/words';
import type { Outcome } from '../shell/session/default_opponent';

/** When an opponent says something: as a game begins, when it sees a win coming, once it has lost, once it has won. */
export type Occasion = 'begins' | 'seesWin' | 'loses' | 'wins';

/** What a game's opponents say, by their rungs. What is only seen coming is never said to be certain. */
export type Lines = Readonly<Record<number, Readonly<Record<Occasion, string>>>>;

/** A game as its opponent has something to say of it. */
interface Moment {
  /** How it ended for the player; null while it goes on. */
  outcome: Outcome | null;
  /** The opponent takes itself to be winning. */
  seesWin: boolean;
  /** The player has not done anything yet. */
  begins: boolean;
}

/** What there is to be said; null for nothing. */
export function occasionOf({ outcome, seesWin, begins }: Moment): Occasion | null {
  if (outcome === 'draw') return null;
  if (outcome !== null) return outcome === 'won' ? 'loses' : 'wins';
  if (seesWin) return 'seesWin';
  return begins ? 'begins' : null;
}

/** How long a line stays, and how much longer for each of its letters. */
const LINE_MS = 3500;
const LETTER_MS = 50;

export interface Saying {
  lines: Words<Lines>;
  rung: number;
  /** null while there is nothing to say. */
  occasion: Occasion | null;
  /** Tells games apart: nothing is said twice in one. */
  game: number;
}

/** A bubble at an opponent's face. It goes by itself, and takes no press. */
export function Said({ lines, rung, occasion, game }: Saying) {
  const line = useSignal('');
  const said = useRef(new Set<string>());
  useEffect(() => {
    const once = `${game} ${occasion}`;
    if (occasion === null || said.current.has(once)) return;
    said.current.add(once);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const say = () => {
      if (left) return;
      line.value = lines.value[rung]?.[occasion] ?? '';
      timer = setTimeout(() => (line.value = ''), LINE_MS + LETTER_MS * line.value.length);
    };
    // Without its words it is silent.
    lines.load().then(say, () => {});
    return () => {
      left = true;
      clearTimeout(timer);
      line.value = '';
    };
  }, [lines, rung, occasion, game]);
  return (
    <>
      <span class="sr-only" role="status" data-testid="said">
        {line.value}
      </span>
      {line.value === '' ? null : (
        <span class="said" aria-hidden="true">
          {line.value}
        </span>
      )}
    </>
  );
}
