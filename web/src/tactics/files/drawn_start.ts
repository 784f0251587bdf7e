import type { TacticsModule } from '../../../../wasm/tactics';

/** A map that somebody drew, as the rules take it: its code (wasm/tactics.d.ts) behind these words. */
const TITLE = 'tactics map ';

/** Text of the start on the map of a code; null for what cannot be one. The rules say whether it is. */
export function startOfCode(code: string): string | null {
  return /^[\dFAWfawmv]+$/.test(code) ? TITLE + code : null;
}

/** The code of a start; null where it has none, such as the middle of another battle. */
export function codeOf(module: TacticsModule, start: string): string | null {
  const rules = new module.Game();
  const code = rules.load(start) === '' ? rules.mapCode() : '';
  rules.delete();
  return code === '' ? null : code;
}
