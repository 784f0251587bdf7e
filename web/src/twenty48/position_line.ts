/**
 * The text form of a position (wasm/twenty48.d.ts) in one line: what an address and a save hold of a game whose slides
 * are not known.
 */

const LINE = /^twenty48 1 chance seed (\d+) moves (\d+) score \d+ slide( (\d+|\.)){16} end$/;

export function toLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Whether a text can be a position at all; its rules are the engine's. */
export function isPositionLine(text: string): boolean {
  return LINE.test(text);
}

/** The seed that a position says its tiles come from; 0 for a text that is none. */
export function seedOf(line: string): number {
  return Number(LINE.exec(line)?.[1] ?? 0);
}

/** The slides that led to a position; 0 for a text that is none. */
export function movesOf(line: string): number {
  return Number(LINE.exec(line)?.[2] ?? 0);
}
