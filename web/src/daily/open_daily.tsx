import './styles.css';
import { type Signal, signal } from '@preact/signals';
import type { Day, Sitting } from '../shell/session/daily_game';
import type { CardScreen } from '../shell/session/registry';
import type { Saves } from '../shell/storage/storage';
import { messages as share } from '../shell/ui/share/words/messages';
import { DailyRecord } from './daily_record';
import { DailyScreen } from './daily_screen';
import { dateOf, dayOf, readDate } from './days';
import type { DailySource } from './source';
import { messages } from './words/messages';

interface DailyWanted {
  /** Of every game. */
  loadSources(): Promise<DailySource[]>;
  saves: Saves;
  /** A date; any other text, or one to come, means today. */
  date: string | undefined;
  /** Milliseconds since 1970. */
  now(): number;
  /** Another day shows. */
  onDay(date: string): void;
  /** Shows the tasks of a day again. */
  show(date: string): void;
}

interface OpenDaily {
  date: string;
  screen: CardScreen;
}

/** The daily tasks, once their words have come. */
export async function openDaily(wanted: DailyWanted): Promise<OpenDaily> {
  const { saves, now } = wanted;
  const [sources] = await Promise.all([wanted.loadSources(), messages.load(), share.load()]);
  const today = dayOf(now());
  const asked = readDate(wanted.date ?? '') ?? today;
  const day: Signal<Day> = signal(Math.min(asked, today));
  const screen: CardScreen = (onHome) => (
    <DailyScreen
      sources={sources}
      saves={saves}
      day={day.value}
      now={now}
      onDay={(chosen) => {
        day.value = chosen;
        wanted.onDay(dateOf(chosen));
      }}
      onBegin={({ game, tasks, enter }, on) =>
        enter((controller) => tasks.begin(controller, sittingOf(wanted, game, on)))
      }
      onHome={onHome}
    />
  );
  return { date: dateOf(day.value), screen };
}

function sittingOf({ saves, show }: DailyWanted, game: string, day: Day): Sitting {
  const record = DailyRecord.of(saves, game);
  const date = dateOf(day);
  return {
    day,
    result: () => record.of(day),
    enter: (change) => record.enter(day, change),
    address: { daily: date },
    leave: () => show(date),
    leaveWords: () => messages.value.dailyTitle,
  };
}
