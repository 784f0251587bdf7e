/** A MultiPV line as the engine tells of it (`Session.multiPv` in wasm/engine.d.ts). */
export function lineRecord(
  codes: readonly number[],
  scoreLoss = 0,
  flags = 0,
  answer: { codes: readonly number[]; flags?: number } = { codes: [] },
): number[] {
  return [scoreLoss, flags, codes.length, ...codes, answer.flags ?? 0, answer.codes.length, ...answer.codes];
}
