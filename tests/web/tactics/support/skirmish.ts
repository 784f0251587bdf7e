import type { TacticsGame } from '../../../../wasm/tactics';
import { END_TURN, packAction, unpackAction } from '../../../../web/src/tactics/action_code';
import {
  type Cell,
  type Direction,
  directionTowards,
  distance,
  neighbour,
} from '../../../../web/src/tactics/cells';
import { encodeEvents, type TacticsEvent } from '../../../../web/src/tactics/events';

interface Fighter {
  side: number;
  cell: Cell;
  hitPoints: number;
  acted: boolean;
}

interface State {
  round: number;
  side: number;
  units: Fighter[];
}

const FULL = 100;
const DAMAGE = 50;

/**
 * A small game with the tactics module's interface: fighters on open ground walk one step and strike a neighbour
 * for half its hit points. It has just enough rules to play a battle with.
 */
export class Skirmish implements TacticsGame {
  private state: State;
  private readonly past: { state: State; code: number }[] = [];
  private lastEvents: Int32Array = new Int32Array();
  deleted = false;

  constructor(
    cells: readonly [first: Cell[], second: Cell[]] = [
      [11, 13],
      [88, 86],
    ],
  ) {
    this.state = {
      round: 1,
      side: 0,
      units: cells.flatMap((side, index) =>
        side.map((cell) => ({ side: index, cell, hitPoints: FULL, acted: false })),
      ),
    };
  }

  start(): string {
    return '';
  }

  load(text: string): string {
    try {
      this.state = JSON.parse(text) as State;
    } catch {
      return 'not a skirmish';
    }
    this.past.length = 0;
    return '';
  }

  text(): string {
    return JSON.stringify(this.state);
  }

  hash(): string {
    return this.text();
  }

  snapshot(): Int32Array {
    const { round, side, units } = this.state;
    const header = [1, round, side, 0, 0, 0, this.result(), 0, 0, units.length, 0, 40, 0, 0, 0, 0];
    const cells = new Array<number>(100).fill(0);
    const fields = units.flatMap((unit) => [
      unit.side,
      0,
      unit.hitPoints > 0 ? unit.cell : -1,
      unit.hitPoints,
      FULL,
      Number(unit.acted),
      1,
      DAMAGE,
    ]);
    return Int32Array.from([...header, ...cells, ...fields]);
  }

  legalActions(): Int32Array {
    if (this.result() !== 0) return new Int32Array();
    const codes = this.state.units.flatMap((_, unit) =>
      Array.from(this.reach(unit)).flatMap((cell) => [
        packAction({ unit, cell, direction: 0 }),
        ...([1, 2, 3, 4] as const)
          .filter((direction) => this.struck(unit, cell, direction) >= 0)
          .map((direction) => packAction({ unit, cell, direction })),
      ]),
    );
    return Int32Array.from([...codes, END_TURN]);
  }

  play(code: number): string {
    const events = this.preview(code);
    if (events.length === 0) return `not legal: ${code}`;
    this.past.push({ state: structuredClone(this.state), code });
    this.apply(code);
    this.lastEvents = events;
    return '';
  }

  private apply(code: number): void {
    const { state } = this;
    const action = unpackAction(code);
    if (action === null) {
      for (const unit of state.units) unit.acted = false;
      state.round += state.side;
      state.side = 1 - state.side;
      return;
    }
    const unit = state.units[action.unit]!;
    const struck = action.direction === 0 ? -1 : this.struck(action.unit, action.cell, action.direction);
    unit.cell = action.cell;
    unit.acted = true;
    if (struck >= 0) state.units[struck]!.hitPoints -= DAMAGE;
  }

  events(): Int32Array {
    return this.lastEvents;
  }

  preview(code: number): Int32Array {
    if (!this.legalActions().includes(code)) return new Int32Array();
    const { round, side, units } = this.state;
    const action = unpackAction(code);
    if (action === null) {
      const next = 1 - side;
      return encodeEvents([{ kind: 'turn', side: next as 0 | 1, round: round + side }]);
    }
    const events: TacticsEvent[] = [];
    const from = units[action.unit]!.cell;
    if (from !== action.cell) events.push({ kind: 'move', unit: action.unit, path: [from, action.cell] });
    if (action.direction !== 0) events.push(...this.strikeEvents(action.unit, action.cell, action.direction));
    events.push({ kind: 'acted', unit: action.unit });
    return encodeEvents(events);
  }

  private strikeEvents(unit: number, cell: Cell, direction: Direction): TacticsEvent[] {
    const struck = this.struck(unit, cell, direction);
    const target = this.state.units[struck]!;
    const left = target.hitPoints - DAMAGE;
    const events: TacticsEvent[] = [
      { kind: 'attack', unit, direction, cells: [target.cell] },
      { kind: 'hit', unit: struck, damage: DAMAGE, left },
    ];
    if (left <= 0) events.push({ kind: 'death', unit: struck, cell: target.cell });
    return events;
  }

  /** The unit that a blow from `cell` strikes, or -1. */
  private struck(unit: number, cell: Cell, direction: Direction): number {
    const at = neighbour(cell, direction);
    return this.state.units.findIndex(
      (other, index) => index !== unit && other.hitPoints > 0 && other.cell === at,
    );
  }

  undo(): boolean {
    const last = this.past.pop();
    if (last === undefined) return false;
    this.state = last.state;
    return true;
  }

  length(): number {
    return this.past.length;
  }

  actions(): Int32Array {
    return Int32Array.from(this.past.map(({ code }) => code));
  }

  result(): number {
    const alive = (side: number) => this.state.units.some((unit) => unit.side === side && unit.hitPoints > 0);
    if (!alive(1)) return 1;
    return alive(0) ? 0 : 2;
  }

  sideToMove(): number {
    return this.state.side;
  }

  actionText(code: number): string {
    return String(code);
  }

  parseAction(text: string): number {
    return Number(text);
  }

  ponderText(): string {
    return this.result() === 0 ? `after ${this.text()}` : '';
  }

  reach(unit: number): Int32Array {
    const { units, side } = this.state;
    const walker = units[unit];
    if (walker === undefined || walker.side !== side || walker.acted || walker.hitPoints <= 0) {
      return new Int32Array();
    }
    const steps = ([1, 2, 3, 4] as const).map((direction) => neighbour(walker.cell, direction));
    const free = steps.filter(
      (cell) => cell >= 0 && !units.some((other) => other.hitPoints > 0 && other.cell === cell),
    );
    return Int32Array.from([walker.cell, ...free]);
  }

  strikeCells(): Int32Array {
    return new Int32Array();
  }

  threats(unit: number, cell: Cell): Int32Array {
    const { units } = this.state;
    const pairs = units.flatMap((other, index) =>
      other.side !== units[unit]?.side && other.hitPoints > 0 && distance(other.cell, cell) <= 2
        ? [index, DAMAGE]
        : [],
    );
    return Int32Array.from(pairs);
  }

  path(unit: number, cell: Cell): Int32Array {
    const from = this.state.units[unit]?.cell ?? -1;
    if (!this.reach(unit).includes(cell)) return new Int32Array();
    return from === cell ? Int32Array.of(cell) : Int32Array.of(from, cell);
  }

  /** The first unit that has not acted stays. */
  advance(): number {
    const unit = this.state.units.findIndex((_, index) => this.reach(index).length > 0);
    return unit < 0 ? -1 : packAction({ unit, cell: this.state.units[unit]!.cell, direction: 0 });
  }

  delete(): void {
    this.deleted = true;
  }
}

/** The code of walking from `from` to `to` and striking towards `target`, for the unit `unit`. */
export function strikeCode(unit: number, to: Cell, target: Cell): number {
  return packAction({ unit, cell: to, direction: directionTowards(to, target) });
}
