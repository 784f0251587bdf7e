import { type Signal, useSignal } from '@preact/signals';

/** What has become of a text that was to be copied. */
export interface Copied {
  text: string;
  /** False where the browser does not allow it: the text is shown instead. */
  copied: boolean;
}

/** Copies texts to the clipboard; `last` is null before the first. */
export function useCopy(): { last: Signal<Copied | null>; copy(text: string): Promise<void> } {
  const last = useSignal<Copied | null>(null);
  return {
    last,
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        last.value = { text, copied: true };
      } catch {
        last.value = { text, copied: false };
      }
    },
  };
}
