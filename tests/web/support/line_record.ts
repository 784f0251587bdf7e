/** A MultiPV line as the engine tells of it (`Session.multiPv` in wasm/engine.d.ts). */
export function lineRecord(
  codes: readonly number[],
  scoreLoss = 0,
  manner = 0,
  answer: { codes: readonly number[]; manner?: number } = { codes: [] },
): number[] {
  return [
    scoreLoss,
    manner,
    codes.length,
    ...codes,
    answer.manner ?? 0,
    answer.codes.length,
    ...answer.codes,
  ];
}
