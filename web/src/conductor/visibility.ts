/** Whether the player can see the page; injected so that tests decide. */
export interface Visibility {
  hidden(): boolean;
  /** Calls `changed` after every change until the returned function is called. */
  watch(changed: () => void): () => void;
}

/** The document's visibility. */
export const pageVisibility: Visibility = {
  hidden: () => document.hidden,
  watch(changed) {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
