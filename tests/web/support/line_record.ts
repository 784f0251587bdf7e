/** A MultiPV line as the engine tells of it (`Session.multiPv` in wasm/engine.d.ts). */
export function lineRecord(
  codes: readonly number[],
  shortfall = 0,
  manner = 0,
  answer: { codes: readonly number[]; manner?: number } = { codes: [] },
): number[] {
  return [
    shortfall,
    manner,
    codes.length,
    ...codes,
    answer.manner ?? 0,
    answer.codes.length,
    ...answer.codes,
  ];
}
