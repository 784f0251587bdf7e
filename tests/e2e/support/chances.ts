import type { TacticsGame } from '../../../wasm/tactics';
import { END_TURN } from '../../../web/src/tactics/rules/action_code';
import { decodeEvents } from '../../../web/src/tactics/rules/events';
import { decodeSnapshot, type Unit } from '../../../web/src/tactics/rules/snapshot';

/** What a position offers the side to move, for tests that want to see the page show it. */

export interface Chance {
  code: number;
  unit: Unit;
  /** Where it acts from. */
  cell: number;
  /** Whom it strikes, nearest first; nobody in a pure move. */
  struck: readonly Unit[];
}

/** Every action but the end of the turn. */
export function chancesIn(rules: TacticsGame): Chance[] {
  const { units } = decodeSnapshot(rules.snapshot());
  return Array.from(rules.legalActions())
    .filter((code) => code !== END_TURN)
    .map((code) => ({
      code,
      unit: units[code & 0xff]!,
      cell: (code >> 8) & 0xff,
      struck: decodeEvents(rules.preview(code)).flatMap((event) =>
        event.kind === 'hit' ? [units[event.unit]!] : [],
      ),
    }));
}

export const isMove = ({ unit, cell, struck }: Chance): boolean => struck.length === 0 && cell !== unit.cell;

/** How many of its own side it strikes. */
export const friendsStruck = ({ unit, struck }: Chance): number =>
  struck.filter(({ side }) => side === unit.side).length;
