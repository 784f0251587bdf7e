import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Teaching } from './teaching';
import { saidOf } from './teaching_words';
import { messages } from './words/messages';

/**
 * Tells the course to those who listen. It stays from lesson to lesson and is empty at first, because a live region
 * tells only what changes in it.
 */
export function Said({ teaching }: { teaching: Teaching }) {
  const line = saidOf(messages.value, teaching);
  const said = useSignal('');
  useEffect(() => {
    said.value = line;
  }, [line]);
  return (
    <p class="sr-only" aria-live="polite" data-testid="teach-said">
      {said.value}
    </p>
  );
}
