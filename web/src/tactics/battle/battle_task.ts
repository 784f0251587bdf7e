import type { ComponentType } from 'preact';
import type { BoardLayout } from '../../board/layout';
import type { Palette } from '../board/palette';
import type { Pose } from '../board/scene';
import type { Cell } from '../rules/cells';
import type { Side, Snapshot, Unit } from '../rules/snapshot';

/** What shows a battle's task and its units' traits; it comes only where a battle has either. */
export interface BattleTask {
  /** Under the units. */
  paintCells(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette): void;
  /** Over a unit. */
  paintSigns(context: CanvasRenderingContext2D, layout: BoardLayout, palette: Palette, pose: Pose): void;
  /** For those who listen. */
  cellWords(snapshot: Snapshot, cell: Cell): string[];
  /** What has to be done, and how much of it is done. */
  Note: ComponentType<{ snapshot: Snapshot; own: Side }>;
  /** A unit's signs in a strip. */
  UnitSigns: ComponentType<{ unit: Pick<Unit, 'traits' | 'marked'> }>;
  /** What a unit's signs mean. */
  UnitNotes: ComponentType<{ unit: Pick<Unit, 'traits' | 'marked'> }>;
}
