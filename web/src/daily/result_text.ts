import type { Day, DayResult } from '../shell/session/daily_game';
import { dateOf } from './days';

/** A task of the day, as a text that is shared tells it. */
export interface SharedTask {
  sign: string;
  /** Absent where it is not over. */
  marks?: string | undefined;
}

interface SharedDay {
  day: Day;
  tasks: readonly SharedTask[];
  /** Days in a row. */
  streak: number;
}

const OPEN = '▫️';

/** What can be told of a day without giving its tasks away: a row of marks for each. */
export function resultText({ day, tasks, streak }: SharedDay): string {
  const done = tasks.filter(({ marks }) => marks !== undefined).length;
  const head = `Forethought ${dateOf(day)} · ${done}/${tasks.length}${streak > 1 ? ` · 🔥${streak}` : ''}`;
  return [head, ...tasks.map(({ sign, marks }) => `${sign} ${marks ?? OPEN}`)].join('\n');
}

/** The marks of a result that is over. */
export function marksOf({ at }: DayResult, marks: () => string): string | undefined {
  return at > 0 ? marks() : undefined;
}
