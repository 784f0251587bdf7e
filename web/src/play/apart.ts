import type { UrlParameters } from '../shell/address/url_text';

/** What a game belongs to that is none of the player's usual ones: a task of the day. */
export interface Apart {
  /** What the address says while it is open. */
  readonly address: UrlParameters;
  /** Back to what it belongs to, and what that is called. */
  leave(): void;
  leaveWords(): string;
}
