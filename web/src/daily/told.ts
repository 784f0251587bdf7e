import { listed } from '../i18n/figures';
import type { DayResult } from '../shell/session/daily_game';
import { messages } from './words/messages';

/** What has helped, or went wrong, after what came of a task: "Solved, 2 wrong moves and 1 hint". */
export function withHelp(what: string, { wrong, hints, undone }: DayResult): string {
  const t = messages.value;
  const helps = [
    wrong > 0 ? t.dailyWrong(wrong) : '',
    hints > 0 ? t.dailyHints(hints) : '',
    undone > 0 ? t.dailyUndone(undone) : '',
  ].filter((help) => help !== '');
  return helps.length === 0 ? what : `${what} · ${listed(helps)}`;
}

/** No more marks of a kind stand in a row. */
const MOST_MARKS = 6;

/** The same as marks: a bulb for each hint, an arrow for each move that was taken back. */
export function helpMarks({ hints, undone }: Pick<DayResult, 'hints' | 'undone'>): string {
  return repeated('💡', hints) + repeated('↩️', undone);
}

export function repeated(mark: string, times: number): string {
  return mark.repeat(Math.min(times, MOST_MARKS));
}

/** So many of all are full: "🟦🟦⬛". */
export function markRow(full: number, all: number, mark: string): string {
  return mark.repeat(full) + '⬛'.repeat(Math.max(0, all - full));
}
