import type { Point } from '../../board/point';
import type { Milliseconds } from '../../conductor/contract';
import { type Cue, cue } from '../../sound/cues';
import type { Allotment } from '../battle/tempo';
import { type Cell, centreOf, Direction, distance, neighbour, stepOf } from '../rules/cells';
import type { TacticsEvent } from '../rules/events';
import { otherSide, type Side, type Snapshot, UnitType, winnerOf } from '../rules/snapshot';
import type { Motion } from './clips';
import * as clips from './clips';
import type { Clip, Scene } from './scene';
import { cuesOf } from './unit_action_cues';

/** What a step looks like: clips on absolute times, and where it nominally ends. */
export interface Plan {
  clips: Clip[];
  /** What can be heard, and when. */
  cues: Cue[];
  /** Where what comes next begins. Clips may outlast it: a number still rises while the next unit sets out. */
  end: Milliseconds;
  /** When no piece moves any longer. */
  still: Milliseconds;
  /** Where the opponent's cursor rests afterwards; null once it has left. */
  cursor: Point | null;
}

export interface PlanRequest {
  events: readonly TacticsEvent[];
  before: Snapshot;
  start: Milliseconds;
  by: 'player' | 'opponent';
  /** The time of an action of the opponent's, and of the end of its turn; the player's own take what they take. */
  allotment: Allotment;
  motion: Motion;
  /** Where the opponent's cursor is, null when it is not on the board. */
  cursor: Point | null;
  /** The unit that the opponent nearly chose instead, null if it did not waver. */
  previousBest: Point | null;
}

/** What one action does, its events gathered. */
interface UnitAction {
  unit: number;
  side: Side;
  type: UnitType;
  path: readonly Cell[];
  attack: Extract<TacticsEvent, { kind: 'attack' }> | null;
  hits: Extract<TacticsEvent, { kind: 'hit' }>[];
  deaths: Extract<TacticsEvent, { kind: 'death' }>[];
}

/** From a hit to the fall of who does not survive it. */
const FALL_DELAY: Milliseconds = clips.STILLNESS + 120;

/** When each phase of an action happens; all absolute. */
interface Phases {
  walkStart: Milliseconds;
  walkEnd: Milliseconds;
  strikeStart: Milliseconds;
  impact: Milliseconds;
  end: Milliseconds;
}

/** Puts a step's events on the timeline, exactly from `start` on. */
export function planStep(request: PlanRequest): Plan {
  const action = gatherUnitAction(request);
  if (action === null) return planTurn(request);
  return request.by === 'opponent' ? planOpponentAction(request, action) : planPlayerAction(request, action);
}

/** The plan with the moment at which no piece moves any longer. */
function settled(plan: Omit<Plan, 'still'>): Plan {
  return { ...plan, still: lastEnd(plan.clips, plan.end) };
}

/** When what the clips leave behind is done, never before `least`: effects may outlast it. */
function lastEnd(list: readonly Clip[], least: Milliseconds): Milliseconds {
  return list.reduce((latest, { end, transient }) => (transient ? latest : Math.max(latest, end)), least);
}

/** The unit that acts; null where a turn ends. */
export function actorOf(events: readonly TacticsEvent[]): number | null {
  const act = events.find(({ kind }) => kind === 'move' || kind === 'attack' || kind === 'acted');
  return act !== undefined && 'unit' in act ? act.unit : null;
}

function gatherUnitAction({ events, before }: PlanRequest): UnitAction | null {
  const actor = actorOf(events);
  const unit = actor === null ? undefined : before.units[actor];
  if (unit === undefined) return null;
  const move = events.find((event) => event.kind === 'move');
  return {
    unit: unit.index,
    side: unit.side,
    type: unit.type,
    path: move?.path ?? [unit.cell],
    attack: events.find((event) => event.kind === 'attack') ?? null,
    hits: events.filter((event) => event.kind === 'hit'),
    deaths: events.filter((event) => event.kind === 'death'),
  };
}

function planPlayerAction(request: PlanRequest, action: UnitAction): Plan {
  const { start } = request;
  const steps = action.path.length - 1;
  const walkEnd = steps > 0 ? start + Math.min(420, 110 + 70 * steps) : start;
  const strikeStart = walkEnd + (action.attack === null ? 0 : 60);
  const impact = strikeStart + strikeTime(action, 360);
  const end = action.attack === null ? Math.max(walkEnd, start + 120) : impact + clips.STILLNESS + 240;
  const phases = { walkStart: start, walkEnd, strikeStart, impact, end };
  const list = perform(request, action, phases);
  const cues = heardOf(action, phases, request);
  return slowEnding(request, settled({ clips: list, cues, end, cursor: null }), strikeStart);
}

/** The cursor flies to the unit, clicks, the path lights up, the unit walks, turns, strikes. */
function planOpponentAction(request: PlanRequest, action: UnitAction): Plan {
  const { start, motion } = request;
  const { length, next } = request.allotment;
  const moves = action.path.length > 1;
  const together = next < length;
  const at = (share: number) => start + length * share;
  const beats = beatsOf(action, together);
  const phases: Phases = {
    walkStart: at(beats.walkStart),
    walkEnd: at(beats.walkEnd),
    strikeStart: at(beats.aim),
    impact: Math.max(at(beats.aim) + 60, Math.min(at(beats.impact), at(beats.aim) + strikeTime(action, 420))),
    end: at(1),
  };
  const unitAt = centreOf(action.path[0] ?? 0);
  const landing = centreOf(action.path.at(-1) ?? 0);
  const press = Math.min(160, length * 0.1);
  const from = request.cursor ?? { x: action.side === 0 ? 0 : 10, y: 5 };
  const list: Clip[] = [
    ...approach(request, from, unitAt, action.side, at(beats.arrive)),
    ...clips.click(unitAt, action.side, at(beats.arrive), press),
  ];
  if (moves) {
    const lit = at(beats.arrive) + press / 2;
    list.push(litPath(action, lit, phases.walkEnd));
  }
  // Who marches with others is left to itself: the hand goes on to the next.
  const guided = moves && !together;
  if (guided)
    list.push(clips.fly(action.side, unitAt, landing, phases.walkStart, at(mixShare(beats)), motion));
  let cursor = guided ? landing : unitAt;
  if (action.attack !== null) {
    const target = targetOf(action, request.before) ?? cursor;
    list.push(
      clips.fly(
        action.side,
        cursor,
        target,
        at(moves ? mixShare(beats) : beats.walkEnd),
        at(beats.aim),
        motion,
      ),
      ...clips.click(target, action.side, at(beats.aim), press),
    );
    cursor = target;
  }
  list.push(...perform(request, action, phases));
  const cues = heardOf(action, phases, request);
  if (request.events.some((event) => event.kind === 'over')) {
    list.push(clips.leave(phases.end, phases.end + 240));
    const plan = settled({ clips: list, cues, end: phases.end, cursor: null });
    return slowEnding(request, plan, phases.strikeStart);
  }
  return settled({ clips: list, cues, end: start + next, cursor });
}

/** When each phase of an action of the opponent's begins, as shares of its length. */
function beatsOf({ path, attack }: UnitAction, together: boolean) {
  const moves = path.length > 1;
  if (attack !== null) {
    return { arrive: 0.24, walkStart: 0.34, walkEnd: moves ? 0.58 : 0.36, aim: 0.64, impact: 0.76 };
  }
  if (together) return { arrive: 0.18, walkStart: 0.24, walkEnd: 0.98, aim: 1, impact: 1 };
  if (moves) return { arrive: 0.4, walkStart: 0.52, walkEnd: 0.98, aim: 1, impact: 1 };
  return { arrive: 0.7, walkStart: 1, walkEnd: 1, aim: 1, impact: 1 };
}

/** A cursor that has less time than this has none to hesitate. */
const HESITATION: Milliseconds = 200;

/**
 * The cursor's way to its unit. If the opponent wavered, it sets out for the other unit first and turns away short of
 * it; it arrives no later for that.
 */
function approach(
  { start, motion, previousBest }: PlanRequest,
  from: Point,
  to: Point,
  side: Side,
  end: Milliseconds,
): Clip[] {
  if (previousBest === null || motion === 'fade' || end - start < HESITATION) {
    return [clips.fly(side, from, to, start, end, motion)];
  }
  const doubt = {
    x: from.x + 0.75 * (previousBest.x - from.x),
    y: from.y + 0.75 * (previousBest.y - from.y),
  };
  const turnStart = start + 0.42 * (end - start);
  const turnEnd = start + 0.58 * (end - start);
  return [
    clips.fly(side, from, doubt, start, turnStart, motion),
    clips.fly(side, doubt, to, turnEnd, end, motion),
  ];
}

/** The strike that ends the battle runs at half speed. */
function slowEnding({ events }: PlanRequest, plan: Plan, strikeStart: Milliseconds): Plan {
  if (!events.some((event) => event.kind === 'over')) return plan;
  const slow = (at: Milliseconds) => (at <= strikeStart ? at : strikeStart + 2 * (at - strikeStart));
  const clips = plan.clips.map((clip) => ({ ...clip, start: slow(clip.start), end: slow(clip.end) }));
  const cues = plan.cues.map((heard) => ({ ...heard, at: slow(heard.at) }));
  return { ...plan, clips, cues, end: slow(plan.end), still: slow(plan.still) };
}

/** The cursor is faster than the unit: it has landed when the unit is two thirds of its way. */
function mixShare({ walkStart, walkEnd }: { walkStart: number; walkEnd: number }): number {
  return walkStart + (walkEnd - walkStart) * 0.6;
}

function litPath(action: UnitAction, start: Milliseconds, end: Milliseconds): Clip {
  const { path: cells, side } = action;
  return clips.effectClip(start, end, (progress) => ({
    kind: 'path',
    cells,
    side,
    progress: Math.min(1, progress * 3),
    alpha: Math.min(1, 4 * (1 - progress)),
  }));
}

/** From the first gesture of a strike to its impact on the nearest cell. */
function strikeTime(action: UnitAction, most: Milliseconds): Milliseconds {
  if (action.attack === null) return 0;
  const reach = action.attack.cells.length;
  return Math.min(most, action.type === UnitType.archer ? 150 + 45 * reach : 200);
}

/** Where the cursor aims: the first unit struck, else the end of the line. */
function targetOf(action: UnitAction, before: Snapshot): Point | null {
  const struck = action.hits[0];
  const cell = struck === undefined ? action.attack?.cells.at(-1) : before.units[struck.unit]?.cell;
  return cell === undefined ? null : centreOf(cell);
}

/** The action itself: walking, the strike with all it does, and rest. */
function perform(request: PlanRequest, action: UnitAction, phases: Phases): Clip[] {
  const { motion } = request;
  const list: Clip[] = [];
  if (action.path.length > 1) {
    list.push(clips.walk(action.unit, action.path, phases.walkStart, phases.walkEnd, motion));
  }
  if (action.attack !== null) list.push(...strike(request, action, phases));
  list.push(clips.rest(action.unit, Math.max(phases.walkEnd, phases.end - 160)));
  return list;
}

function strike(request: PlanRequest, action: UnitAction, phases: Phases): Clip[] {
  const { motion, before } = request;
  const attack = action.attack;
  if (attack === null) return [];
  const stand = action.path.at(-1) ?? 0;
  const origin = centreOf(stand);
  const { strikeStart, impact } = phases;
  const list: Clip[] = [clips.turn(action.unit, attack.direction, phases.walkEnd, strikeStart)];
  const weapon = { [UnitType.fighter]: 0.38, [UnitType.archer]: -0.12, [UnitType.wizard]: -0.08 }[
    action.type
  ];
  list.push(clips.lunge(action.unit, attack.direction, strikeStart, impact, weapon, motion));
  if (action.type === UnitType.fighter) list.push(slash(stand, attack.direction, impact));
  if (action.type === UnitType.archer) list.push(arrow(origin, attack, strikeStart, impact));
  if (action.type === UnitType.wizard) list.push(fire(attack.cells, impact));
  for (const struck of action.hits) {
    const cell = before.units[struck.unit]?.cell ?? stand;
    const at = hitTime(action, cell, impact);
    list.push(
      ...clips.hit(struck.unit, struck.damage, struck.left, attack.direction, at, motion),
      clips.damageNumber(centreOf(cell), struck.damage, at, motion),
    );
    const side = before.units[struck.unit]?.side ?? 0;
    list.push(...clips.debris(centreOf(cell), attack.direction, side, 4, at, motion));
    const death = action.deaths.find((fallen) => fallen.unit === struck.unit);
    if (death !== undefined) {
      const fall = at + FALL_DELAY;
      list.push(
        ...clips.topple(death.unit, death.cell, side, attack.direction, fall, motion),
        ...clips.debris(centreOf(death.cell), attack.direction, side, 9, fall + 60, motion),
        ...clips.shake(attack.direction, at + clips.STILLNESS, motion),
      );
    }
  }
  return list;
}

/** When the strike reaches `cell`: fire runs along its line, a blow and an arrow land at one moment. */
function hitTime(action: UnitAction, cell: Cell, impact: Milliseconds): Milliseconds {
  const stand = action.path.at(-1) ?? 0;
  const steps = action.type === UnitType.wizard ? Math.max(0, distance(stand, cell) - 1) : 0;
  return impact + steps * clips.FLAME_STEP;
}

/** What can be heard of an action, and of a battle that it ends. */
function heardOf(action: UnitAction, phases: Phases, request: PlanRequest): Cue[] {
  const { walkStart, walkEnd, strikeStart, impact, end } = phases;
  const hits = action.hits.map(({ unit, damage }) => {
    const at = hitTime(action, request.before.units[unit]?.cell ?? 0, impact);
    const falls = action.deaths.some((death) => death.unit === unit) ? at + FALL_DELAY : null;
    return { at, damage, falls };
  });
  const cues = cuesOf({
    type: action.type,
    steps: action.path.length - 1,
    walkStart,
    walkEnd,
    strikeStart: action.attack === null ? null : strikeStart,
    hits,
  });
  return [...cues, ...endingCues(request, end)];
}

/** A victory or a defeat of the player; a draw is silent. */
function endingCues({ events, before, by }: PlanRequest, at: Milliseconds): Cue[] {
  const over = events.find((event) => event.kind === 'over');
  const winner = over === undefined ? null : winnerOf(over.result);
  if (winner === null) return [];
  const player = by === 'player' ? before.sideToMove : otherSide(before.sideToMove);
  return [cue(winner === player ? 'victory' : 'defeat', at)];
}

function slash(stand: Cell, direction: Direction, impact: Milliseconds): Clip {
  const target = neighbour(stand, direction);
  const at = centreOf(target < 0 ? stand : target);
  return clips.effectClip(impact - 40, impact + 200, (progress) => ({
    kind: 'slash',
    at,
    direction,
    progress,
  }));
}

function arrow(
  from: Point,
  attack: Extract<TacticsEvent, { kind: 'attack' }>,
  strikeStart: Milliseconds,
  impact: Milliseconds,
): Clip {
  const step = stepOf(attack.direction);
  const last = attack.cells.at(-1);
  const to = last === undefined ? { x: from.x + step.x, y: from.y + step.y } : centreOf(last);
  const loose = strikeStart + (impact - strikeStart) * 0.4;
  return clips.effectClip(loose, impact, (progress) => ({ kind: 'arrow', from, to, progress }));
}

function fire(cells: readonly Cell[], impact: Milliseconds): Clip {
  const start = impact - clips.FLAME_STEP;
  const length = cells.length * clips.FLAME_STEP + clips.FLAME_LIFE;
  return clips.effectClip(start, start + length, (progress) => ({
    kind: 'fire',
    cells,
    burning: progress * length,
  }));
}

/** The end of a turn: cracks, falling cells, and the next side's units rising in a wave. */
function planTurn(request: PlanRequest): Plan {
  const { events, before, start, motion, by, allotment } = request;
  const list: Clip[] = [];
  let wave = start;
  for (const event of events) {
    if (event.kind === 'crack') list.push(clips.changeGround(event.cells, 4, start));
    if (event.kind === 'fall') {
      list.push(...clips.fall(event.cells, start, 700));
      wave = start + 300;
    }
    if (event.kind === 'death') {
      const side = before.units[event.unit]?.side ?? 0;
      list.push(...clips.topple(event.unit, event.cell, side, Direction.none, start + 80, motion, 500));
    }
    if (event.kind === 'hit')
      list.push(...clips.hit(event.unit, event.damage, event.left, Direction.none, start, motion));
  }
  const end = lastEnd(list, start + (by === 'opponent' ? allotment.next : 0));
  for (const event of events) {
    if (event.kind === 'turn') list.push(...riseAll(before, event.side, wave, motion));
  }
  const cues = endingCues(request, end);
  if (by === 'opponent') {
    list.push(clips.leave(start, Math.max(end, start + 120)));
    if (cues.length === 0) cues.push(cue('turn', wave));
  }
  return settled({ clips: list, cues, end, cursor: null });
}

function riseAll(before: Snapshot, side: Side, start: Milliseconds, motion: Motion): Clip[] {
  let place = 0;
  return before.units.map((unit) => {
    if (unit.side !== side) return clips.rise(unit.index, start, false, motion);
    place += 1;
    return clips.rise(unit.index, start + 30 * place, true, motion);
  });
}

/** Clips that carry a scene's poses over to another's, for steps back. */
export function planReturn(from: Scene, to: Scene, start: Milliseconds): Clip[] {
  return to.poses.flatMap((target, index) => {
    const old = from.poses[index];
    const moved = old !== undefined && (old.x !== target.x || old.y !== target.y);
    const changed = moved || old?.alpha !== target.alpha || old.hitPoints !== target.hitPoints;
    if (old === undefined || !changed) return [];
    return [clips.returnTo(index, old, start, start + 200)];
  });
}
