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

/** Why what was kept is not used: it cannot be read, or it is of a version that this page does not know. */
export type Unusable = 'damaged' | 'newer' | 'older';

/** Hears of what was kept and could not be used; a copy of it has been put aside. */
export type TellUnusable = (place: Place<unknown>, why: Unusable) => void;
