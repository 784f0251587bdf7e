import type { en } from './words/en';

/** What a key does. */
export type KeyAction = Exclude<keyof typeof en, 'title' | 'close' | 'space'>;

/** Keys, and what each of them or all together do: `Esc back`, and `←→ step`, where each sign is a key of its own. */
export type KeyLine = `${string} ${KeyAction}`;
