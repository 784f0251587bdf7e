import type { Battle } from '../battle/battle';
import { moveCode } from '../battle/forecast';
import { codeOf, openStrikes, type Selection } from '../battle/selection';
import { standingOf, threatMarks } from '../battle/threat_marks';
import type { Cell } from '../rules/cells';
import { isAlive, type Snapshot } from '../rules/snapshot';
import { EMPTY_OVERLAY, type Overlay } from './overlay';

/** Where the player's pointer and keyboard are, -1 for nowhere. */
export interface Pointing {
  hover: Cell;
  focus: Cell;
}

/** The overlay that shows the player's intentions. Reads the battle's signals. */
export function overlayOf(battle: Battle, pointing: Pointing): Overlay {
  const snapshot = battle.snapshot.value;
  const shortenedSide = snapshot.shortened ? snapshot.sideToMove : null;
  const inspected = battle.inspected.value;
  const selection = battle.selection.value;
  const task = battle.task.value;
  const base: Overlay = { ...EMPTY_OVERLAY, side: battle.mover, shortenedSide, task, ...pointing };
  const analysis = battle.analysis.value;
  if (analysis !== null && analysis.view.value !== null) return { ...base, ...analysis.onBoard() };
  if (battle.phase.value !== 'player' || battle.past.value !== null) return { ...base, hover: -1 };
  if (inspected !== null) {
    return {
      ...base,
      ...threatMarks(battle, -1, [], null),
      selected: inspected.cell,
      side: inspected.side,
      danger: battle.strikeCells(inspected),
    };
  }
  if (selection === null) {
    const touched = [pointing.hover, pointing.focus, battle.remark.value?.cell ?? -1];
    return { ...base, ...threatMarks(battle, -1, touched, null) };
  }
  const way = wayOf(battle, selection, pointing.hover);
  const forecast = selection.forecast;
  return {
    ...base,
    ...threatMarks(battle, intendedCode(selection, way), [], standingOf(selection, way)),
    selected: selection.unit.cell,
    reach: selection.options.reach,
    targets: forecast === null ? targetsOf(selection, snapshot) : [],
    path: way,
    ghost: ghostOf(selection, way),
    line: forecast?.line ?? [],
    losses: new Map(forecast?.bodies.map((body) => [body.unit.index, body.damage]) ?? []),
    kills: forecast?.bodies.filter((body) => body.dies).map((body) => body.unit.cell) ?? [],
  };
}

/** The chosen way, or the one to the cell under the pointer. */
function wayOf(battle: Battle, selection: Selection, hover: Cell): readonly Cell[] {
  if (selection.cell >= 0) return selection.path;
  return hover >= 0 && selection.options.reach.includes(hover) ? battle.pathTo(hover) : [];
}

/** The action that is chosen, or walking to the cell under the pointer; -1 while there is neither. */
function intendedCode(selection: Selection, way: readonly Cell[]): number {
  const cell = way.at(-1);
  if (selection.cell >= 0) return codeOf(selection);
  return cell === undefined ? -1 : moveCode(selection.unit.index, cell);
}

function ghostOf(selection: Selection, way: readonly Cell[]): Overlay['ghost'] {
  const cell = selection.cell >= 0 ? selection.cell : way.at(-1);
  if (cell === undefined || cell === selection.unit.cell) return null;
  return { unit: selection.unit.index, cell, type: selection.unit.type };
}

/** Everybody who can be struck; friends only once a cell is chosen, or every step would mark them. */
function targetsOf(selection: Selection, snapshot: Snapshot): Overlay['targets'] {
  const marked = new Map<Cell, boolean>();
  for (const strike of openStrikes(selection)) {
    for (const body of strike.bodies) {
      const unit = snapshot.units[body.unit.index];
      if (unit === undefined || !isAlive(unit) || unit.index === selection.unit.index) continue;
      if (!body.friend || selection.cell >= 0) marked.set(unit.cell, body.friend);
    }
  }
  return [...marked].map(([cell, friend]) => ({ cell, friend }));
}
