/** The checks that messages between page and workers go through. */

/** A message that passed its check, or a sentence that says what is wrong with it and where. */
export type Parsed<Message> = { message: Message } | { error: string };

/** What a field of a message must be: in words, and as a check. */
export interface Field {
  expected: string;
  accepts(value: unknown): boolean;
}

type Fields<Type> = { [Name in Exclude<keyof Type, 'type'>]-?: Field };
/** The fields of every message, by the message's type. */
export type FieldsByType<Message extends { type: string }> = {
  [Type in Message['type']]: Fields<Extract<Message, { type: Type }>>;
};

export function integer(low: number, high: number): Field {
  return {
    expected: `an integer from ${low} to ${high}`,
    accepts: (value) => Number.isInteger(value) && (value as number) >= low && (value as number) <= high,
  };
}

export function record<Type extends object>(fields: { [Name in keyof Type]-?: Field }): Field {
  const entries = Object.entries<Field>(fields);
  return {
    expected: `an object of ${entries.map(([name, field]) => `${name} (${field.expected})`).join(', ')}`,
    accepts: (value) => isObject(value) && entries.every(([name, field]) => field.accepts(value[name])),
  };
}

/** A field that may be absent. */
export function optional(field: Field): Field {
  return {
    expected: `${field.expected}, or absent`,
    accepts: (value) => value === undefined || field.accepts(value),
  };
}

export const TEXT: Field = { expected: 'a text', accepts: (value) => typeof value === 'string' };
export const TRUTH: Field = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' };
export const NUMBER: Field = { expected: 'a finite number', accepts: Number.isFinite };
export const COUNT: Field = {
  expected: 'a finite number, 0 or more',
  accepts: (value) => Number.isFinite(value) && (value as number) >= 0,
};
export const INTEGERS: Field = {
  expected: 'an Int32Array',
  accepts: (value) => value instanceof Int32Array,
};
export const BYTES: Field = {
  expected: 'a Uint8Array',
  accepts: (value) => value instanceof Uint8Array,
};
export const MODULE: Field = {
  expected: 'a compiled WebAssembly module',
  accepts: (value) => value instanceof WebAssembly.Module,
};

/** Checks a message against the fields of its type. `kind` names such messages in a refusal. Never throws. */
export function parseMessage<Message extends { type: string }>(
  data: unknown,
  known: FieldsByType<Message>,
  kind: string,
): Parsed<Message> {
  if (!isObject(data)) return { error: `A ${kind} must be an object.` };
  const { type } = data;
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) {
    return { error: `A ${kind}'s type must be one of ${Object.keys(known).join(', ')}.` };
  }
  for (const [name, field] of Object.entries<Field>(known[type as Message['type']])) {
    if (!field.accepts(data[name])) return { error: `${kind} ${type}: ${name} must be ${field.expected}.` };
  }
  return { message: data as unknown as Message };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
