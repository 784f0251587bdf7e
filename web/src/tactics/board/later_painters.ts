import { signal } from '@preact/signals';

type Painters = typeof import('./painters');

const come = signal<Painters | null>(null);

/** Painters that come before the first unit has moved, but after the board. */
export const later = {
  get painters(): Painters | null {
    return come.value;
  },
};

/** Fetches them; a board that is opened after a failure fetches them again. */
export function fetchPainters(): void {
  if (come.peek() !== null) return;
  import('./painters')
    .then((painters) => {
      come.value = painters;
    })
    .catch(() => {});
}
