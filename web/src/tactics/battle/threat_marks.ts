import type { Overlay } from '../board/overlay';
import type { Cell } from '../rules/cells';
import { type Unit, unitOn } from '../rules/snapshot';
import type { Battle } from './battle';
import type { Exposures } from './exposure';
import type { Selection } from './selection';

/** What of the overlay tells threats: badges on all of the player's units, lines to the one in question or to all. */
export type ThreatMarks = Pick<Overlay, 'threats' | 'threatLines'>;

/** A unit somewhere: where it stands, or where it would stand. */
interface Standing {
  unit: Unit;
  cell: Cell;
}

/**
 * The marks for the action in mind, or for the board as it stands when `code` is -1. `touched` are cells that the
 * player points at by any means; `previewed` is the selected unit where it would stand.
 */
export function threatMarks(
  battle: Battle,
  code: number,
  touched: readonly Cell[],
  previewed: Standing | null,
): ThreatMarks {
  const exposures = code < 0 ? battle.exposures.value : battle.exposuresAfter(code);
  const all = battle.allThreats.value;
  const inQuestion = previewed === null ? unitsUnder(battle, touched) : [previewed];
  const shown = all ? everyone(battle, previewed) : inQuestion;
  return {
    threats: new Map(
      [...exposures].map(([unit, { strikers, deadly }]) => [unit, { count: strikers.length, deadly }]),
    ),
    threatLines: shown.flatMap((standing) => linesTo(battle, exposures, standing)),
  };
}

/** The selected unit where the action in mind would leave it. */
export function standingOf(selection: Selection, way: readonly Cell[]): Standing {
  const cell = selection.cell >= 0 ? selection.cell : (way.at(-1) ?? selection.unit.cell);
  return { unit: selection.unit, cell };
}

function unitsUnder(battle: Battle, cells: readonly Cell[]): Standing[] {
  const snapshot = battle.snapshot.value;
  for (const cell of cells) {
    const unit = unitOn(snapshot, cell);
    if (unit !== null && unit.side === battle.mover) return [{ unit, cell }];
  }
  return [];
}

function everyone(battle: Battle, previewed: Standing | null): Standing[] {
  return battle.snapshot.value.units.map((unit) =>
    unit.index === previewed?.unit.index ? previewed : { unit, cell: unit.cell },
  );
}

function linesTo(battle: Battle, exposures: Exposures, { unit, cell }: Standing): Overlay['threatLines'] {
  const exposure = exposures.get(unit.index);
  if (exposure === undefined) return [];
  const { units } = battle.snapshot.value;
  return exposure.strikers.map((striker) => ({
    from: units[striker]?.cell ?? cell,
    to: cell,
    deadly: exposure.deadly,
  }));
}
