import { openDaily } from '../daily/open_daily';
import type { DailySource } from '../daily/source';
import { baseAddress } from '../shell/address/addresses';
import type { UrlParameters } from '../shell/address/url_text';
import type { DailyGame } from '../shell/session/daily_game';
import type { CardProps, CardScreen, GameEntry } from '../shell/session/registry';
import type { Sessions } from '../shell/session/sessions';
import { GAMES } from './games';

/** What each game brings for every day, with all words that it needs; by the paths of the scripts. */
const TASKS = import.meta.glob<() => Promise<DailyGame>>('../*/daily/daily.ts', { import: 'openDaily' });

/** Its name in the browser's history. */
const DAILY = 'daily';

/** What the app passes on. */
interface DailyServices {
  readonly sessions: Sessions;
  cardPropsOf(game: GameEntry): CardProps;
  clear(): void;
  showDaily(date: string): Promise<void>;
  go(screen: string, own?: UrlParameters): void;
  readonly cardScreens: Map<string, CardScreen>;
  readonly parameters: UrlParameters;
  /** Of the screens that have none of their own. */
  address: string;
}

/** Shows the tasks of a day, by default today's. Throws what a script fails with. */
export async function showDaily(app: DailyServices, date: string | undefined): Promise<void> {
  const opened = await openDaily({
    loadSources: async () => (await Promise.all(GAMES.map((game) => sourceOf(app, game)))).flat(),
    saves: app.sessions.commons.saves,
    date,
    now: () => Date.now(),
    onDay: (shown) => app.go(DAILY, { daily: shown }),
    show: (shown) => void app.showDaily(shown),
  });
  // What is in progress stays kept.
  app.clear();
  if (app.parameters.daily !== undefined) app.address = baseAddress(app.address, app.parameters, true);
  app.cardScreens.set(DAILY, opened.screen);
  app.go(DAILY, { daily: opened.date });
}

/** None of a game without tasks. */
async function sourceOf(app: DailyServices, game: GameEntry): Promise<DailySource[]> {
  const { name, sign } = game;
  const openTasks = await TASKS[`../${name}/daily/daily.ts`]?.();
  if (openTasks === undefined) return [];
  const tasks = await openTasks();
  const { enter } = app.cardPropsOf(game);
  return [{ game: name, title: () => sign().title, tasks, enter: (task) => enter(task, undefined) }];
}
