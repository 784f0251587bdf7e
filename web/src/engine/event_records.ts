/**
 * Decodes the events of an action (layout: wasm/engine.d.ts): records `[kind, n, payload 0 ... n-1]`, one after the
 * other. `decode` gets a record's kind, its payload, and where it begins. Throws a RangeError that says where they break
 * off.
 */
export function decodeRecords<Event>(
  data: Int32Array,
  decode: (kind: number, payload: number[], index: number) => Event,
): Event[] {
  const events: Event[] = [];
  let index = 0;
  while (index < data.length) {
    const [kind = 0, length = -1] = data.subarray(index, index + 2);
    const end = index + 2 + length;
    if (length < 0 || end > data.length) {
      throw new RangeError(`events break off at ${index} of ${data.length}`);
    }
    events.push(decode(kind, Array.from(data.subarray(index + 2, end)), index));
    index = end;
  }
  return events;
}
