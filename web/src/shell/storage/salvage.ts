import * as v from 'valibot';

/** The fields of an object that pass, and what is `usual` for the others; null where none does. */
export function fieldsThatPass<Entries extends v.ObjectEntries, Value extends object>(
  { entries }: { readonly entries: Entries },
  usual: Value,
): (value: unknown) => Value | null {
  return (value) => {
    if (!isDictionary(value)) return null;
    const good = Object.entries(value).filter(([name, one]) => {
      const field = Object.hasOwn(entries, name) ? entries[name] : undefined;
      return field !== undefined && v.is(field, one);
    });
    return good.length === 0 ? null : { ...usual, ...Object.fromEntries(good) };
  };
}

/** What passes in a list, the last `most` of it; null where nothing does. */
export function thatPass<Value>(
  list: unknown,
  schema: v.GenericSchema<unknown, Value>,
  most = Number.POSITIVE_INFINITY,
): Value[] | null {
  if (!Array.isArray(list)) return null;
  const good = list.filter((one): one is Value => v.is(schema, one)).slice(-most);
  return good.length === 0 ? null : good;
}

/** What passes among the values of an object, by their keys; null where nothing does. */
export function valuesThatPass<Value>(
  value: unknown,
  schema: v.GenericSchema<unknown, Value>,
): Record<string, Value> | null {
  if (!isDictionary(value)) return null;
  const good = Object.entries(value).filter((entry): entry is [string, Value] => v.is(schema, entry[1]));
  return good.length === 0 ? null : Object.fromEntries(good);
}

/** Whether a value is an object, and no list. */
export function isDictionary(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
