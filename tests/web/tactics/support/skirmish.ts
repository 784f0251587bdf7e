import type { TacticsGame } from '../../../../wasm/tactics';
import { packAction } from '../../../../web/src/tactics/rules/action_code';
import { BOARD_SIZE, type Cell, cellName, directionTowards } from '../../../../web/src/tactics/rules/cells';
import { startTactics } from '../../../wasm/tactics/support/module';

/** Cells of the first and of the second side's fighters. */
export type Cells = readonly [first: readonly Cell[], second: readonly Cell[]];

/** Of a fighter in a skirmish: two blows bring one down. */
export const HIT_POINTS = 90;
/** What a fighter's blow takes. */
export const BLOW = 45;

/** The engine's own module. */
export const tactics = await startTactics();

const OPEN_GROUND = Array.from({ length: BOARD_SIZE }, () => Array(BOARD_SIZE).fill('.').join(' '));

/** Text form of a position with nothing but fighters on open ground; the first side is to begin. */
export function skirmishText([first, second]: Cells, hitPoints = HIT_POINTS): string {
  const units = (side: string, cells: readonly Cell[]) =>
    cells.map((cell) => `unit ${side} fighter ${cellName(cell)} hp ${hitPoints} ready`);
  return [
    'tactics 1',
    'side first round 1 quiet 0 rings 0 damage no',
    ...OPEN_GROUND,
    ...units('first', first),
    ...units('second', second),
    '',
  ].join('\n');
}

/** The engine's rules, before any position was given to them. */
export function openRules(): TacticsGame {
  return new tactics.Game();
}

/** The engine's rules at a position that is given by its text. */
export function openText(text: string): TacticsGame {
  const rules = openRules();
  const refusal = rules.load(text);
  if (refusal !== '') throw new Error(refusal);
  return rules;
}

/** The engine's rules at the start of a skirmish. */
export function openSkirmish(cells: Cells, hitPoints = HIT_POINTS): TacticsGame {
  return openText(skirmishText(cells, hitPoints));
}

/** The code of walking to `to` and striking towards `target`, for the unit `unit`. */
export function strikeCode(unit: number, to: Cell, target: Cell): number {
  return packAction({ unit, cell: to, direction: directionTowards(to, target) });
}
