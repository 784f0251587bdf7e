import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TacticsGame } from '../../../../wasm/tactics';
import type { SceneSource } from '../../board/board_loop';
import { angleOf, type Scene, sceneOf } from '../board/scene';
import { startOfCode } from '../files/drawn_start';
import { CELL_COUNT, type Cell, Direction } from '../rules/cells';
import { decodeSnapshot, Ground, otherSide, type Side, type Snapshot } from '../rules/snapshot';
import { type DrawnMap, type DrawnUnit, FULL_HIT_POINTS, MOST_UNITS, mapCode, mapOf } from './drawn_map';
import { type NotedCells, readNotes } from './map_notes';

/** What a press puts on a cell. */
export type Brush = { kind: 'ground'; ground: Ground } | ({ kind: 'unit' } & DrawnUnit);

/** Why a map cannot be played. */
export type Fault = 'noUnits' | 'tooMany' | null;

const EMPTY: DrawnMap = { ground: Array<Ground>(CELL_COUNT).fill(Ground.ground), units: new Map() };
const BARE_GROUND: Brush = { kind: 'ground', ground: Ground.ground };
/** Strokes that can be taken back. */
const MOST_STROKES = 200;

/** A map that is drawn by hand: ground, walls, water and units. The rules say what it lacks. */
export class MapEditor implements SceneSource<Scene> {
  readonly map = signal<DrawnMap>(EMPTY);
  readonly brush = signal<Brush>({ kind: 'ground', ground: Ground.wall });
  /** Each stroke is drawn once more on the other side of the board, turned by half, with the other side's units. */
  readonly isEven = signal(true);
  /** Maps before the last strokes, the latest last. */
  readonly before = signal<readonly DrawnMap[]>([]);
  readonly fault: ReadonlySignal<Fault> = computed(() => faultOf(this.map.value));
  /** What the map lacks beside those of seeds, in the rules' order; nothing for one that cannot be played. */
  readonly notes: ReadonlySignal<readonly NotedCells[]> = computed(() => {
    if (this.fault.value !== null || this.rules.load(this.text) !== '') return [];
    return readNotes(this.rules.mapNotes());
  });
  onChange: () => void = () => {};
  /** Hears of a map once a stroke is over. */
  onDrawn: (code: string) => void = () => {};
  /** The map before the stroke that is under way; null between strokes. */
  private stroke: DrawnMap | null = null;

  /** `rules` are its own; it frees them. It begins with the map of the first of the texts that the rules take. */
  constructor(
    private readonly rules: TacticsGame,
    from: readonly string[],
  ) {
    for (const text of from.toReversed()) this.map.value = this.read(text) ?? this.map.value;
  }

  get code(): string {
    return mapCode(this.map.value);
  }

  /** Text of the position in which a battle begins on it. */
  get text(): string {
    return startOfCode(this.code) ?? '';
  }

  /** A stroke passes a cell; whatever it passes until `lift` is taken back at once. */
  paint(cell: Cell, brush = this.brush.value): void {
    this.stroke ??= this.map.value;
    const changes = [{ cell, brush }];
    if (this.isEven.value) changes.push({ cell: CELL_COUNT - 1 - cell, brush: turned(brush) });
    this.show(changes.reduce(painted, this.map.value));
  }

  /** The stroke is over. */
  lift(): void {
    const { stroke } = this;
    this.stroke = null;
    if (stroke === null || stroke === this.map.value) return;
    this.onDrawn(this.code);
    this.before.value = [...this.before.value, stroke].slice(-MOST_STROKES);
  }

  /** One cell, by a press or a key: what is there already goes away again. */
  press(cell: Cell): void {
    const brush = this.brush.value;
    this.paint(cell, isThere(this.map.value, cell, brush) ? BARE_GROUND : brush);
    this.lift();
  }

  undo(): boolean {
    const last = this.before.value.at(-1);
    if (last === undefined) return false;
    this.before.value = this.before.value.slice(0, -1);
    this.show(last);
    this.onDrawn(this.code);
    return true;
  }

  clear(): void {
    this.replace(EMPTY);
  }

  /** Puts the map of a seed on the board. */
  draw(seed: number): void {
    this.rules.start(seed);
    this.replace(mapOf(decodeSnapshot(this.rules.snapshot())));
  }

  sceneAt(): Scene {
    const map = this.map.peek();
    const snapshot = snapshotOf(map);
    const angles = snapshot.units.map(({ side }) => angleOf(side === 0 ? Direction.east : Direction.west));
    return sceneOf(snapshot, angles, [], [], null);
  }

  isMoving(): boolean {
    return false;
  }

  dispose(): void {
    this.rules.delete();
  }

  private replace(map: DrawnMap): void {
    this.stroke = this.map.value;
    this.show(map);
    this.lift();
  }

  private show(map: DrawnMap): void {
    this.map.value = map;
    this.onChange();
  }

  private read(text: string): DrawnMap | null {
    return this.rules.load(text) === '' ? mapOf(decodeSnapshot(this.rules.snapshot())) : null;
  }
}

function faultOf({ units }: DrawnMap): Fault {
  const count = (side: Side) => [...units.values()].filter((unit) => unit.side === side).length;
  const [first, second] = [count(0), count(1)];
  if (first === 0 || second === 0) return 'noUnits';
  return first > MOST_UNITS || second > MOST_UNITS ? 'tooMany' : null;
}

function turned(brush: Brush): Brush {
  return brush.kind === 'unit' ? { ...brush, side: otherSide(brush.side) } : brush;
}

function isThere({ ground, units }: DrawnMap, cell: Cell, brush: Brush): boolean {
  if (brush.kind === 'ground') return ground[cell] === brush.ground;
  const unit = units.get(cell);
  return unit?.side === brush.side && unit.type === brush.type;
}

/** The same map where nothing changes. A unit stands on ground; a wall and water leave none. */
function painted(map: DrawnMap, { cell, brush }: { cell: Cell; brush: Brush }): DrawnMap {
  if (isThere(map, cell, brush) && (brush.kind === 'unit' || !map.units.has(cell))) return map;
  const units = new Map(map.units);
  units.delete(cell);
  if (brush.kind === 'unit') units.set(cell, { side: brush.side, type: brush.type });
  const ground = brush.kind === 'unit' ? Ground.ground : brush.ground;
  return { ground: map.ground.with(cell, ground), units };
}

/** What a board view draws of it. */
export function snapshotOf({ ground, units }: DrawnMap): Snapshot {
  return {
    round: 1,
    sideToMove: 0,
    quietRounds: 0,
    ringsFallen: 0,
    ringFallsThisRound: false,
    result: 0,
    reason: 0,
    roundsToRing: 0,
    shortened: false,
    lastRound: 0,
    cells: ground,
    condition: null,
    units: [...units].map(([cell, { side, type }], index) => ({
      index,
      side,
      type,
      cell,
      hitPoints: FULL_HIT_POINTS[type],
      fullHitPoints: FULL_HIT_POINTS[type],
      acted: false,
      movement: 0,
      damage: 0,
      traits: 0,
      marked: false,
    })),
  };
}
