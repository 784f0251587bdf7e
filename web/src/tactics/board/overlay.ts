import type { BoardLayout } from '../../board/layout';
import type { GhostAction } from '../analysis/ghost_plan';
import type { BattleTask } from '../battle/battle_task';
import type { Cell } from '../rules/cells';
import type { Side, UnitType } from '../rules/snapshot';
import type { Palette } from './palette';
import type { PieceSprites } from './piece_sprites';
import type { Scene } from './scene';

/** How many enemies could strike a unit, and whether they could kill it. */
export interface Threat {
  count: number;
  deadly: boolean;
}

/** What the overlay adds to a unit: the damage that is about to happen to it, and badges. */
export interface PieceNotes {
  /** Hit points about to go, hatched on the bar. */
  threatened: number;
  /** A badge at the upper right: one cell less to move this turn. */
  shortened: boolean;
  /** A badge at the upper left: who could strike it. */
  threat: Threat | null;
}

/** What paints plans; it comes with the analysis that finds them. */
type PaintPlans = (
  context: CanvasRenderingContext2D,
  layout: BoardLayout,
  palette: Palette,
  plans: readonly ShownPlan[],
  sprites: PieceSprites,
) => void;

/** A plan that was considered, drawn in the colour and the pattern of its place among those shown. */
export interface ShownPlan {
  place: number;
  /** In full, with ghosts and strikes; else only its ways, faintly. */
  strong: boolean;
  actions: readonly GhostAction[];
  /** What the enemy is feared to do then; shown in full only. */
  answer: readonly GhostAction[];
}

/** What the player's intentions add to the board. Only cells and numbers: the view knows no rules. */
export interface Overlay {
  side: Side;
  selected: Cell;
  /** Cells the selected unit can go to. */
  reach: readonly Cell[];
  /** Units' cells that the selected unit can strike, and whether they are friends. */
  targets: readonly { cell: Cell; friend: boolean }[];
  /** The chosen or hovered way. */
  path: readonly Cell[];
  /** The selected unit, shown where it would stand. */
  ghost: { unit: number; cell: Cell; type: UnitType } | null;
  /** The cells a strike would pass. */
  line: readonly Cell[];
  /** Hit points that the forecast takes, by unit. */
  losses: ReadonlyMap<number, number>;
  /** Cells of the units that the forecast kills. */
  kills: readonly Cell[];
  /** Cells that an inspected enemy can go to and strike. */
  danger: readonly Cell[];
  /** What threatens the player's units, by unit; the selected one where its ghost stands. */
  threats: ReadonlyMap<number, Threat>;
  /** From the cells of enemies to the cell of a unit that they could strike. */
  threatLines: readonly { from: Cell; to: Cell; deadly: boolean }[];
  plans: readonly ShownPlan[];
  /** Paints them; null while there are none. */
  paintPlans: PaintPlans | null;
  /** Marks what the battle's task is about, and units' traits; null where there are none. */
  task: Pick<BattleTask, 'paintCells' | 'paintSigns'> | null;
  /** The board of an earlier moment, shown instead of the present one. */
  past: Scene | null;
  hover: Cell;
  /** The keyboard's cell, -1 while another input is used. */
  focus: Cell;
  /** The side to move has one cell less to move; its units wear a badge. */
  shortenedSide: Side | null;
}

export const EMPTY_OVERLAY: Overlay = {
  side: 0,
  selected: -1,
  reach: [],
  targets: [],
  path: [],
  ghost: null,
  line: [],
  losses: new Map(),
  kills: [],
  danger: [],
  threats: new Map(),
  threatLines: [],
  plans: [],
  paintPlans: null,
  task: null,
  past: null,
  hover: -1,
  focus: -1,
  shortenedSide: null,
};
