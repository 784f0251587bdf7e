import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import { linkTo } from '../shell/address/addresses';
import type { Day } from '../shell/session/daily_game';
import type { Saves } from '../shell/storage/storage';
import { Icon } from '../shell/ui/icons';
import { LongScreen } from '../shell/ui/long_screen';
import { ShareButton } from '../shell/ui/share/share_button';
import { Calendar } from './calendar';
import { DailyRecord } from './daily_record';
import { dateOf, dayOf, sayDay } from './days';
import { marksOf, resultText } from './result_text';
import type { DailySource } from './source';
import { streakOn } from './streak';
import { messages } from './words/messages';

export interface DailyProps {
  sources: readonly DailySource[];
  saves: Saves;
  /** The day whose tasks show. */
  day: Day;
  /** Milliseconds since 1970. */
  now(): number;
  onDay(day: Day): void;
  onBegin(source: DailySource, day: Day): void;
  onHome(): void;
}

/** A day's tasks, what came of them, the streak, and the calendar of all days. */
export function DailyScreen(props: DailyProps) {
  const { sources, saves, day, onDay, onBegin, onHome } = props;
  const t = messages.value;
  const today = useToday(props.now).value;
  const all = sources.map(({ game }) => DailyRecord.of(saves, game).results.value);
  const streak = streakOn(today, all);
  const next = sources.find(({ game }) => DailyRecord.of(saves, game).of(day).at === 0);
  return (
    <LongScreen
      name="daily"
      title={t.dailyTitle}
      bar={
        streak === 0 ? null : (
          <span class="daily-streak" data-testid="daily-streak">
            {t.dailyStreak(streak)}
          </span>
        )
      }
      onHome={onHome}
    >
      <div class="daily-body">
        <section class="daily-tasks" aria-labelledby="daily-date">
          <header>
            <h2 id="daily-date" data-testid="daily-date" data-date={dateOf(day)}>
              {sayDay(day, language.value, {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
                year: 'numeric',
              })}
            </h2>
            <p class="quiet">
              {day === today ? t.dailySame : t.dailyPast}{' '}
              {streak === 0 && day === today ? t.dailyNoStreak : ''}
              {saves.hasStorage ? '' : t.dailyUnkept}
            </p>
          </header>
          <ul>
            {sources.map((source) => (
              <TaskCard
                key={source.game}
                source={source}
                saves={saves}
                day={day}
                next={source === next}
                onBegin={onBegin}
              />
            ))}
          </ul>
        </section>
        <div class="daily-side">
          <Sharing sources={sources} saves={saves} day={day} streak={day === today ? streak : 0} />
          <Calendar key={day} day={day} today={today} all={all} onDay={onDay} />
        </div>
      </div>
    </LongScreen>
  );
}

/** How often it is looked whether a new day has come, in milliseconds. */
const LOOK_EVERY = 30_000;

function useToday(now: () => number): Signal<Day> {
  const today = useSignal(dayOf(now()));
  useEffect(() => {
    const look = () => {
      today.value = dayOf(now());
    };
    const looking = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}

interface TaskCardProps extends Pick<DailyProps, 'saves' | 'day' | 'onBegin'> {
  source: DailySource;
  /** It is the first that is not over. */
  next: boolean;
}

/** What a game asks for on a day, and what came of it. */
function TaskCard({ source, saves, day, next, onBegin }: TaskCardProps) {
  const t = messages.value;
  const { game, tasks } = source;
  const { title, body, rung } = tasks.task(day);
  const result = DailyRecord.of(saves, game).of(day);
  const over = result.at > 0;
  const open = !over && tasks.isOpen(day, saves);
  const what = over ? t.dailyAgain : open ? t.continueBattle : t.dailyPlay;
  return (
    <li
      class={`card daily-task${over ? ' daily-task-over' : ''}`}
      data-testid={`daily-task-${game}`}
      data-state={over ? (result.won ? 'won' : 'lost') : open ? 'open' : 'new'}
    >
      {rung === undefined ? <span class="daily-no-face" /> : <Face game={game} rung={rung} size={52} />}
      <div class="daily-words">
        <h3>
          <small class="quiet">{source.title()}</small> {title}
        </h3>
        <p class="quiet">{body}</p>
      </div>
      <button
        type="button"
        class={next ? 'button primary' : 'button'}
        data-testid={`daily-play-${game}`}
        aria-label={t.dailyOf(what, source.title())}
        onClick={() => onBegin(source, day)}
      >
        {what}
      </button>
      {over ? (
        <p class="daily-told" data-testid={`daily-told-${game}`}>
          <Icon name={result.won ? 'check' : 'flag'} size={16} />
          {tasks.told(result, day)}
        </p>
      ) : null}
    </li>
  );
}

interface SharingProps extends Pick<DailyProps, 'sources' | 'saves' | 'day'> {
  streak: number;
}

/** The day's result as a text, to be sent or copied; nothing before a task is over. */
function Sharing({ sources, saves, day, streak }: SharingProps) {
  const t = messages.value;
  const results = sources.map(({ game, tasks }) => {
    const result = DailyRecord.of(saves, game).of(day);
    return { sign: tasks.sign, marks: marksOf(result, () => tasks.marks(result, day)) };
  });
  if (results.every(({ marks }) => marks === undefined)) return null;
  const text = resultText({ day, tasks: results, streak });
  return (
    <section class="card daily-share" aria-label={t.dailyShareTitle}>
      <h2>{t.dailyShareTitle}</h2>
      <pre class="daily-text" data-testid="daily-text">
        {text}
      </pre>
      <ShareButton
        what={() => ({ text: `${text}\n${linkTo({ daily: dateOf(day) })}` })}
        icon="up"
        testId="daily-share"
      />
    </section>
  );
}
