import * as v from 'valibot';

/** The checks that messages between page and workers go through. */

/** A message that passed its check, or a sentence that says what is wrong with it and where. */
export type Parsed<Message> = { message: Message } | { error: string };

/** The fields of every message, by the message's type; what a field must be, its schema's message says in words. */
export type FieldsByType = { readonly [type: string]: { readonly [name: string]: v.GenericSchema } };

/** The messages that have such fields. */
export type MessageOf<Known extends FieldsByType> = {
  [Type in keyof Known]: { type: Type } & v.InferOutput<v.ObjectSchema<Known[Type], undefined>>;
}[keyof Known];

/** An object of fields, which a refusal lists. */
export function record<Fields extends v.ObjectEntries>(fields: Fields) {
  const parts = Object.entries(fields).map(([name, field]) => `${name} (${expectedOf(field)})`);
  return v.object(fields, `an object of ${parts.join(', ')}`);
}

export const INTEGERS = v.custom<Int32Array>((value) => value instanceof Int32Array, 'an Int32Array');
export const BYTES = v.custom<Uint8Array>((value) => value instanceof Uint8Array, 'a Uint8Array');
export const MODULE = v.instance(WebAssembly.Module, 'a compiled WebAssembly module');

/**
 * Checks a message against the fields of its type. `kind` names such messages in a refusal. Never throws.
 * By hand, since `v.variant` would not say which field of which message is wrong, and what it has to be.
 */
export function parseMessage<Known extends FieldsByType>(
  data: unknown,
  known: Known,
  kind: string,
): Parsed<MessageOf<Known>> {
  if (typeof data !== 'object' || data === null) return { error: `A ${kind} must be an object.` };
  const { type } = data as { type?: unknown };
  if (typeof type !== 'string' || !Object.hasOwn(known, type)) {
    return { error: `A ${kind}'s type must be one of ${Object.keys(known).join(', ')}.` };
  }
  for (const [name, field] of Object.entries(known[type] ?? {})) {
    if (!v.is(field, (data as Record<string, unknown>)[name])) {
      return { error: `${kind} ${type}: ${name} must be ${expectedOf(field)}.` };
    }
  }
  return { message: data as MessageOf<Known> };
}

/** What a field must be, in words. */
function expectedOf(field: v.GenericSchema): string {
  const { wrapped, message } = field as { wrapped?: v.GenericSchema; message?: unknown };
  return wrapped === undefined ? String(message) : `${expectedOf(wrapped)}, or absent`;
}
