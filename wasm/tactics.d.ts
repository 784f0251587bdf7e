import type { EngineModule, Game, ModuleOptions } from './engine';

/**
 * The tactics module. Layouts, all of 32-bit integers:
 *
 * **Cell**: `10 * y + x`, x to the right and y downwards, both 0-9. **Direction**: 0 none, 1 north
 * (y - 1), 2 east, 3 south, 4 west. **Unit**: an index, first side's units before the second's.
 *
 * **Action code**: `unit | cell << 8 | direction << 16`: the unit goes to `cell` (its own cell to
 * stay) and then strikes in `direction`. Ending the turn is `END_TURN` (255). A unit's action is over after
 * that. In text: `c3-d5:n`, `c3-d5`, `c3:n`, `c3` and `end` (columns a-j from the left, rows 1-10 from the top).
 *
 * **Snapshot**: 16 integers of header, 100 of cells, then 8 for each unit; in battles with a condition or traits one more
 * for each unit (bits 0 swift, 1 tough, 2 strong, 3 mending, 4 rooted, 8 marked) and the cells of the condition.
 * Header: [0] layout version (1), [1] round from 1, [2] side to move 0/1, [3] quiet rounds so far,
 * [4] rings fallen, [5] 1 when the next ring falls at the end of this round (its cells are cracked),
 * [6] result 0 playing / 1 first won / 2 second won / 3 draw, [7] reason 0 none / 1 no units left /
 * 2 last round played / 3 the ring took both / 4 the condition, [8] rounds until the next ring falls, 0 while no counter is shown,
 * [9] number of units, [10] 1 while the side to move has one cell less to move, [11] last round,
 * [12] condition 0 none / 1 hold / 2 cross / 3 save / 4 fell / 5 survive, [13] side that has to fulfil it, [14] how many
 * rounds or units that takes, [15] rounds held, units across, marked units alive, marked units down, or rounds survived.
 * Cells: 0 ground, 1 wall, 2 water, 3 fallen, 4 cracked ground.
 * Unit: [0] side, [1] type 0 fighter / 1 archer / 2 wizard, [2] cell or -1 when dead, [3] hit points,
 * [4] full hit points, [5] 1 when it has acted this turn or never does, [6] cells it can move, [7] damage of one hit.
 *
 * **Events** `[kind, n, ...payload]`:
 * 1 move: unit, then the cells of the path, first and last included;
 * 2 attack: unit, direction, then the cells the blow, arrow or fire passes, nearest first, up to where it ends;
 * 3 hit: unit struck, damage, hit points left; 4 death: unit, cell; 5 acted: unit;
 * 6 turn begins: side, round; 7 counter: rounds until the next ring falls, 0 when it was reset;
 * 8 cells crack: cells; 9 cells fall: cells; 10 over: result, reason; 11 mends: unit, hit points gained, hit points now;
 * 12 progress: rounds held, rounds to hold.
 *
 * **Line flags** of a plan for a turn, from the side's point of view: bits 0 wins the battle, 1 hits friends,
 * 2 fires through two enemies or more, 3 strikes from afar (nobody struck can strike back at who struck it), 4 two
 * units or more strike the same enemy, 5 sets bait, 6 shelters the wounded, 7 hides, 8 stays out of reach,
 * 9 withdraws, 10 advances, 11 draws together, 12 does nothing; bits 16-19 enemies who fall, 20-23 enemies struck.
 * What has been proven of a plan: bits 13 it wins whatever the other side does, 14 it loses if the other side plays well,
 * 15 it is a draw if both do; bits 24-29 within how many rounds it wins or loses, the present one counted.
 */
export interface TacticsGame extends Game {
  /** Cells `unit` can go to from where it stands, its own included; empty for a unit that cannot act. */
  reach(unit: number): Int32Array;
  /** Cells on which `unit` could strike somebody in its next full turn, if someone stood there, as the board stands. */
  strikeCells(unit: number): Int32Array;
  /**
   * What threatens `unit` if it stood on `cell` (its own cell for "as it is"): pairs of enemy unit and the
   * damage it could do there on its next turn.
   */
  threats(unit: number, cell: number): Int32Array;
  /** The path `unit` would take to `cell`, both ends included; empty if it cannot. */
  path(unit: number, cell: number): Int32Array;
  /**
   * The present position in one word, where it is the start of a battle: a letter a cell (`FAW` units of the first side,
   * `faw` of the second, `m` wall, `v` water), numbers for so many cells of ground. `load` takes `tactics map CODE`. The
   * empty string for any other position.
   */
  mapCode(): string;
  /**
   * What the battle's map lacks, in the position in which it begins: records `[note, n, cells]`. Notes: 0 units from which
   * no walk leads to any enemy, 1 ground that all walks from side to side lead through, 2 dead ends, 3 units that can be
   * hit in the first turn of either side, 4 what is not the same after a half turn of the board.
   */
  mapNotes(): Int32Array;
  /**
   * "Advance the rest", one unit at a time: the code by which the unit that can come nearest to an enemy, of those
   * that have not acted, walks towards it without striking; -1 when there is none.
   */
  advance(): number;
  /**
   * Starts from what a battle is made of: a map, a condition, units with traits (engine/tactics/campaign/muster.h lays it
   * out). The same text is the same battle for everybody.
   */
  muster(text: string): string;
  /**
   * Battle number `stage` (from 0) of the endless game of a seed, as JSON in the form of a battle in
   * engine/tactics/data/campaign.json; the empty string for numbers that are none.
   */
  plusBattle(seed: number, stage: number): string;
}

export interface TacticsModule extends EngineModule {
  Game: new () => TacticsGame;
}

export default function createTactics(options?: ModuleOptions): Promise<TacticsModule>;
