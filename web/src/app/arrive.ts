import { tellNotice } from '../shell/address/tell_notice';
import type { UrlParameters } from '../shell/address/url_text';
import type { ScreenController } from '../shell/session/screen_controller';
import type { Sessions } from '../shell/session/sessions';
import { type Asked, applyAsked, mendLocation } from './asked';
import { gameOf } from './games';
import { type OpenGame, openGame } from './open_game';
import { readAsked } from './read_asked';
import type { Visit } from './visit';
import type { Visits } from './visits';

/** The page, as far as it is asked for other screens. */
export interface Arriving {
  readonly sessions: Sessions;
  readonly visits: Pick<Visits, 'wayTo' | 'present'>;
  address: string;
  readonly parameters: UrlParameters;
  take(asked: Asked): void;
  openController(game: OpenGame): ScreenController;
  isCompared(game: OpenGame): boolean;
  enterFromAddress(game: OpenGame): Promise<void>;
  enterLab(controller: ScreenController, rung?: number): Promise<void>;
  showSettings(): Promise<void>;
  showRecord(game: string | undefined): Promise<void>;
  showDaily(date: string | undefined): Promise<void>;
  showHome(): void;
  clear(): void;
}

/**
 * Shows what an entry of the browser's history showed that was closed since, or what an address asks for that was edited
 * while the page was open (null). What loads when `isLeft` is not shown any more. Throws what a script fails with.
 */
export async function arrive(app: Arriving, visit: Visit | null, isLeft: () => boolean): Promise<void> {
  if (visit === null) await follow(app, isLeft);
  else await goBack(app, visit, isLeft);
}

async function goBack(app: Arriving, visit: Visit, isLeft: () => boolean): Promise<void> {
  const { address } = visit;
  const way = app.visits.wayTo(visit);
  if (way === undefined || address !== app.address) {
    // Screens with an address of their own say there what they show.
    const asked = await readAsked(app.sessions, way === undefined ? location.href : address);
    if (isLeft()) return;
    app.take(asked);
    app.address = address;
  }
  if (way !== undefined) await way();
  else if (!(await reopen(app, visit, isLeft)) && !isLeft()) app.showHome();
}

/** Shows a screen from before the page was read anew, as far as it is known; whether it did. */
async function reopen(app: Arriving, { screen, game: name }: Visit, isLeft: () => boolean): Promise<boolean> {
  const { daily } = app.parameters;
  if (screen === 'settings') await app.showSettings();
  else if (screen === 'record') await app.showRecord(name);
  // A task is gone on with from there.
  else if (daily !== undefined) await app.showDaily(daily);
  else if (name === undefined) return false;
  else {
    const game = await openGame(app.sessions, gameOf(name));
    if (isLeft()) return false;
    const controller = app.openController(game);
    if (screen !== 'lab') return controller.reopen(screen);
    await app.enterLab(controller, app.isCompared(game) ? undefined : game.session.ladder.at(-1)?.rung);
  }
  return true;
}

async function follow(app: Arriving, isLeft: () => boolean): Promise<void> {
  await mendLocation();
  const asked = await readAsked(app.sessions, location.href);
  if (isLeft()) return;
  app.take(asked);
  applyAsked(app.sessions.commons.settings, asked.parameters);
  for (const notice of asked.notices) tellNotice(notice);
  // What is in progress stays kept, and says nothing of what comes.
  app.clear();
  if (asked.game !== null) await app.enterFromAddress(asked.game);
  const { daily } = asked.parameters;
  if (daily !== undefined && !isLeft()) await app.showDaily(daily);
  if (!isLeft() && app.visits.present() === null) app.showHome();
}
