import { useSignal } from '@preact/signals';
import { language } from '../i18n/languages';
import type { Day } from '../shell/session/daily_game';
import { Icon } from '../shell/ui/icons';
import type { DayResults } from './daily_record';
import { dateOf, FIRST_DAY, monthOf, sayDay, weekdayOf } from './days';
import { doneOn } from './streak';
import { messages } from './words/messages';

interface CalendarProps {
  day: Day;
  today: Day;
  /** Of every game. */
  all: readonly DayResults[];
  onDay(day: Day): void;
}

/** A month of days: how much of each is done. Any day up to today can be chosen. */
export function Calendar({ day, today, all, onDay }: CalendarProps) {
  const t = messages.value;
  const month = useSignal(monthOf(day));
  const first = month.value;
  const days = Array.from({ length: monthOf(first, 1) - first }, (_, place) => first + place);
  const earliest = Math.min(FIRST_DAY, today);
  return (
    <section class="card daily-calendar" aria-label={t.dailyCalendar}>
      <header class="daily-month">
        <MonthButton
          icon="back"
          label={t.dailyMonthBefore}
          disabled={first <= earliest}
          onAct={() => (month.value = monthOf(first, -1))}
        />
        <h2 aria-live="polite">{sayDay(first, language.value, { month: 'long', year: 'numeric' })}</h2>
        <MonthButton
          icon="forward"
          label={t.dailyMonthAfter}
          disabled={monthOf(first, 1) > today}
          onAct={() => (month.value = monthOf(first, 1))}
        />
      </header>
      <div class="daily-days">
        {days.slice(0, 7).map((_, place) => (
          <span key={place} class="quiet daily-weekday" aria-hidden="true">
            {/* 5 January 1970 was a Monday. */}
            {sayDay(4 + place, language.value, { weekday: 'narrow' })}
          </span>
        ))}
        {days.map((one, place) => (
          <DayButton
            key={one}
            day={one}
            column={place === 0 ? weekdayOf(one) + 1 : undefined}
            done={doneOn(one, all)}
            tasks={all.length}
            chosen={one === day}
            today={one === today}
            disabled={one > today || one < earliest}
            onDay={onDay}
          />
        ))}
      </div>
    </section>
  );
}

interface MonthButtonProps {
  icon: 'back' | 'forward';
  label: string;
  disabled: boolean;
  onAct(): void;
}

function MonthButton({ icon, label, disabled, onAct }: MonthButtonProps) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-testid={`daily-month-${icon}`}
      disabled={disabled}
      onClick={onAct}
    >
      <Icon name={icon} />
    </button>
  );
}

interface DayButtonProps {
  day: Day;
  /** Of the first day of a month: where it stands in the week. */
  column: number | undefined;
  done: number;
  tasks: number;
  chosen: boolean;
  today: boolean;
  disabled: boolean;
  onDay(day: Day): void;
}

function DayButton(props: DayButtonProps) {
  const { day, column, done, tasks, chosen, today, disabled, onDay } = props;
  const t = messages.value;
  const name = sayDay(day, language.value, { day: 'numeric', month: 'long' });
  return (
    <button
      type="button"
      class={`daily-day${done === tasks ? ' daily-day-full' : ''}${today ? ' daily-day-today' : ''}`}
      style={column === undefined ? undefined : { gridColumn: column }}
      data-testid={`daily-${dateOf(day)}`}
      aria-label={disabled ? name : `${today ? `${t.dailyToday}, ` : ''}${name}, ${t.dailyDone(done, tasks)}`}
      aria-current={chosen ? 'date' : undefined}
      disabled={disabled}
      onClick={() => onDay(day)}
    >
      {sayDay(day, 'en', { day: 'numeric' })}
      <span class="daily-dots" aria-hidden="true">
        {done === 0
          ? null
          : Array.from({ length: tasks }, (_, place) => (
              <i key={place} class={place < done ? 'daily-dot daily-dot-full' : 'daily-dot'} />
            ))}
      </span>
    </button>
  );
}
