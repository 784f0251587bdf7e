import type { Cell } from '../rules/cells';
import { type Condition, ConditionKind, type Side, type Snapshot, unitOn } from '../rules/snapshot';
import { signsOf } from './trait_glyphs';
import type { Messages } from './words/messages';

const NAMES = Object.keys(ConditionKind) as (keyof typeof ConditionKind)[];

function nameOf(kind: ConditionKind): keyof typeof ConditionKind {
  return NAMES.find((name) => ConditionKind[name] === kind) ?? 'hold';
}

/** What a condition asks of the player, or what the player has to keep the enemy from. `marked`: units with a star. */
export function taskSentence(
  t: Messages,
  { kind, side, count }: Pick<Condition, 'kind' | 'side' | 'count'>,
  own: Side,
  marked: number,
): string {
  const sentences = side === own ? t.own : t.theirs;
  return sentences[nameOf(kind)](kind === ConditionKind.save ? marked : count);
}

export function progressSentence(t: Messages, { kind, progress, count }: Condition): string {
  return t.progress[nameOf(kind)](progress, count);
}

/** How much of a task is done, in steps; null where it has none. */
export function stepsOf({ kind, progress, count }: Condition): { done: number; count: number } | null {
  return kind === ConditionKind.save ? null : { done: Math.min(progress, count), count };
}

/** How many units a task is about. */
export function markedUnits({ units }: Snapshot): number {
  return units.filter(({ marked }) => marked).length;
}

/** What a task and traits make of a cell, for those who listen. */
export function cellWords(t: Messages, snapshot: Snapshot, cell: Cell): string[] {
  const unit = unitOn(snapshot, cell);
  return [
    ...(snapshot.condition?.cells.includes(cell) === true ? [t.flagged] : []),
    ...(unit === null
      ? []
      : signsOf(unit).map((sign) =>
          sign === 'marked' ? t.starred : (t.traits[sign][0] ?? '').toLowerCase(),
        )),
  ];
}
