/** As many alterations of each text are tried; `npm run test:long` tries 10,000. */
export const ALTERATIONS = Number(process.env.ALTERATIONS ?? 200);

/**
 * The bytes of a text with one of them altered, left out, or written twice, in turn with any other byte put in between;
 * everywhere in it, and the same each time.
 */
export function* altered(text: string, count = ALTERATIONS): Generator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let state = 1107;
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  for (let number = 0; number < count; number++) {
    const at = Math.floor((number * bytes.length) / count);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + 1)];
    const [old = 0, other] = [bytes[at], draw(256)];
    const between = [[other], [old ^ (1 << draw(8))], [], [old, old], [other, old]][draw(5)] ?? [];
    yield Uint8Array.from([...before, ...between, ...after]);
  }
}

/** The same as texts; bytes that are none become marks that say so. */
export function* alteredTexts(text: string, count = ALTERATIONS): Generator<string> {
  const decoder = new TextDecoder();
  for (const bytes of altered(text, count)) yield decoder.decode(bytes);
}
