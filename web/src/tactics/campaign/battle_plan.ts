import * as v from 'valibot';
import { RUNG } from '../../engine/fields';
import { ConditionKind, type Side, Trait, UnitType } from '../rules/snapshot';
import { PERSONALITIES } from '../setup/personality';

/** What is chosen before a battle: units to take along, or traits for units. */
const CHOICE = v.union([
  v.object({ units: v.array(v.string()), take: v.number() }),
  v.object({ traits: v.array(v.string()), take: v.number() }),
]);

const BATTLE = v.object({
  id: v.string(),
  rung: RUNG,
  personality: v.picklist(PERSONALITIES),
  /** A landscape with its seed, or ten rows. */
  map: v.union([v.string(), v.array(v.string())]),
  condition: v.optional(v.string()),
  own: v.array(v.string()),
  enemy: v.array(v.string()),
  choice: v.optional(CHOICE),
});

/** A battle of the campaign, as the engine's data have it; units in the words of a muster. */
export type BattlePlan = v.InferOutput<typeof BATTLE>;

/** What was chosen, by places in the plan's lists. */
export interface Chosen {
  units: readonly number[];
  traits: readonly { trait: number; unit: number }[];
}

/** A unit of a plan. */
export interface PlannedUnit {
  type: UnitType;
  marked: boolean;
  traits: number;
}

/** What decides a battle besides the last unit standing. */
export interface PlannedCondition {
  kind: ConditionKind;
  side: Side;
  /** Rounds or units. */
  count: number;
}

/** A battle that the engine has made; null for what is none. */
export function readPlan(text: string): BattlePlan | null {
  if (text === '') return null;
  const read = v.safeParse(BATTLE, JSON.parse(text));
  return read.success ? read.output : null;
}

/** What is chosen where nobody has chosen: the first of everything. */
export function usualChoice({ choice }: BattlePlan): Chosen {
  if (choice === undefined) return { units: [], traits: [] };
  const first = Array.from({ length: choice.take }, (_, place) => place);
  return 'units' in choice
    ? { units: first, traits: [] }
    : { units: [], traits: first.map((trait) => ({ trait, unit: 0 })) };
}

/** Whether as much is chosen as the battle asks for, and nothing twice. */
export function isWhole({ choice }: BattlePlan, { units, traits }: Chosen): boolean {
  const taken = choice === undefined || 'units' in choice ? units : traits.map(({ trait }) => trait);
  return taken.length === (choice?.take ?? 0) && new Set(taken).size === taken.length;
}

/** The player's units, those of the choice included. */
export function ownUnits({ own, choice }: BattlePlan, { units, traits }: Chosen): string[] {
  if (choice === undefined) return own;
  if ('units' in choice) return [...own, ...units.flatMap((place) => choice.units[place] ?? [])];
  return own.map((line, place) =>
    [line, ...traits.flatMap(({ trait, unit }) => (unit === place ? (choice.traits[trait] ?? []) : []))].join(
      ' ',
    ),
  );
}

/** What the engine makes the battle's start from (`Game.muster`). */
export function musterText(plan: BattlePlan, chosen: Chosen): string {
  const { map, condition, enemy } = plan;
  return [
    'muster 1',
    ...(typeof map === 'string' ? [`map ${map}`] : ['map', ...map]),
    ...(condition === undefined ? [] : [`condition ${condition}`]),
    ...ownUnits(plan, chosen).map((unit) => `unit first ${unit}`),
    ...enemy.map((unit) => `unit second ${unit}`),
    '',
  ].join('\n');
}

export function readUnit(line: string): PlannedUnit {
  const [type = '', ...words] = line.split(' ');
  return {
    type: UnitType[type as keyof typeof UnitType],
    marked: words.includes('marked'),
    traits: words.reduce((bits, word) => bits | traitBit(word), 0),
  };
}

export function traitBit(word: string): number {
  return Trait[word as keyof typeof Trait] ?? 0;
}

/** The words of a condition: `first hold 4 on e5 e6`. */
export function readCondition(text: string): PlannedCondition {
  const [side, kind, count] = text.split(' ');
  return {
    kind: ConditionKind[kind as keyof typeof ConditionKind],
    side: side === 'first' ? 0 : 1,
    count: Number(count ?? 0),
  };
}

/** The landscape that the map of a plan is drawn with; null for one of its own. */
export function landscapeOfPlan({ map }: BattlePlan): string | null {
  return typeof map === 'string' ? (map.split(' ')[0] ?? null) : null;
}
