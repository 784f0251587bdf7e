import type { GenericSchema } from 'valibot';

/** Where something is kept, and what passes for it. */
export interface Place<Value> {
  key: string;
  /** Of the form in which it is kept; what has another one is put aside. */
  version: number;
  schema: GenericSchema<unknown, Value>;
  /** What it is, in the language in use, as it stands after a colon: "saved battle". */
  name(): string;
  /** What can still be used of a value that does not pass; null for nothing. */
  salvage?(value: unknown): Value | null;
}

/**
 * What is the matter with a place: what was kept there cannot be read or is of a version that this page does not know, and
 * was put aside; or another tab has it, and nothing is kept; or that tab has left it, what it kept was put aside, and
 * what is played here is kept from now on.
 */
export type PlaceTrouble = 'damaged' | 'newer' | 'older' | 'elsewhere' | 'left';

/** What was put aside. */
export interface Aside {
  /** As it was kept, readable or not. */
  text: string;
  /** Puts it back in its place, and aside what is there now; returns false, and changes nothing, where there is no room. */
  restore(): boolean;
}

/** `aside`: null where nothing was put aside. */
export type TellTrouble = (place: Place<unknown>, trouble: PlaceTrouble, aside: Aside | null) => void;
