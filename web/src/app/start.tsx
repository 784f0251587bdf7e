import { render } from 'preact';
import { EngineError } from '../engine/engine_error';
import { hang } from '../faces/gallery';
import { language } from '../i18n/languages';
import { messages } from '../i18n/messages';
import { speak } from '../i18n/words';
import { tellPlaceTrouble } from '../shell/aside/place_trouble';
import { provide } from '../shell/attempt';
import { beforeLeaving } from '../shell/before_leaving';
import { TroublePage } from '../shell/error_boundary';
import { laterClaims } from '../shell/later_claims';
import { watchFiles } from '../shell/missing_files';
import type { GameEntry } from '../shell/registry';
import { makeCommons } from '../shell/session';
import { Sessions } from '../shell/sessions';
import { SettingsStore } from '../shell/settings_store';
import { openSaves } from '../shell/storage';
import { tellNotice } from '../shell/tell_notice';
import { troubleWords } from '../shell/trouble_words';
import { FAIR, parseUrl, readAddress, type UrlParameters } from '../shell/url_parameters';
import { App, type OpenGame, openGame } from './app';
import { AppView } from './app_view';
import { GAMES, gameOf } from './games';

/** Opens the page: settings, the game that the address asks for, first screen; or says why it cannot. */
export async function start(root: HTMLElement): Promise<void> {
  watchFiles(tellPlain);
  const saves = openSaves(undefined, {
    tell: tellPlaceTrouble,
    claims: laterClaims(tabClaims),
    later: beforeLeaving,
  });
  const settings = new SettingsStore(saves);
  const { search, hash } = location;
  const games = GAMES.map(({ name }) => name);
  const early = parseUrl(search, hash, { games, rungs: [] }).parameters;
  applySettings(settings, early);
  for (const { name, faces } of GAMES) hang(name, faces);
  await loadWords();
  // Home does not wait for it, and whatever fails to be kept before it is there is told then.
  provide(() => import('./unkept/open_unkept').then(({ openUnkept }) => openUnkept(saves)));
  root.replaceChildren();
  render(<Loading />, root);
  try {
    const sessions = new Sessions(makeCommons(saves, settings));
    const game = gameOf(early.game);
    const opened = isAskedFor(game, early) ? await openGame(sessions, game) : null;
    const own = opened?.part.parameters;
    const rungs = opened?.session.ladder.map(({ rung }) => rung) ?? [];
    const { parameters, notices } = parseUrl(search, hash, { games, rungs }, own, ownNames());
    for (const notice of notices) tellNotice(notice);
    const asksFair = readAddress(search, hash).get('ai') === FAIR;
    if (opened !== null && asksFair) Object.assign(parameters, await fairParameters(opened));
    const app = new App(sessions, parameters, own?.namesScreen?.(parameters) === true);
    if (opened !== null) await app.enterFromAddress(opened);
    render(<AppView app={app} />, root);
  } catch (thrown) {
    render(<Trouble thrown={thrown} />, root);
    window.addEventListener('online', reloadOnline);
  }
}

/** The words in the language in use; where they do not come, in English until they do. */
async function loadWords(): Promise<void> {
  const wanted = language.value;
  try {
    await messages.load();
  } catch {
    language.value = 'en';
    await messages.load();
    provide(() => speak(wanted));
  }
}

/** Names of all that an address can say to one game alone. */
function ownNames(): string[] {
  return [...new Set(GAMES.flatMap(({ parameters }) => parameters))];
}

/** Whether an address wants more than the home screen; benches and tests want a game to drive. */
function isAskedFor(game: GameEntry, { game: named, vs, perf }: UrlParameters): boolean {
  const given = readAddress(location.search, location.hash);
  return (
    named !== undefined ||
    given.has('ai') ||
    vs !== undefined ||
    perf === true ||
    game.parameters.some((name) => given.has(name))
  );
}

/** Says that a style has not come; without the script for that the screen is plainer, and nothing else. */
function tellPlain(style: string): void {
  import('../shell/plain/open_plain')
    .then(({ openPlain }) => openPlain())
    .then(
      (tell) => tell(style),
      () => {},
    );
}

/** Which tab has what; nobody asks before a game is opened. */
const tabClaims = () => import('../shell/tab_claims').then(({ tabClaims }) => tabClaims());

/** The opponent that fits, in words of an address. */
const fairParameters = (game: OpenGame) =>
  import('./fair_parameters').then(({ fairParameters }) => fairParameters(game));

/** What the address says goes before what was saved. */
function applySettings(settings: SettingsStore, { lang, tempo }: UrlParameters): void {
  if (lang !== undefined) settings.language.value = lang;
  if (tempo !== undefined) settings.tempo.value = tempo;
}

function Loading() {
  return (
    <div class="loading" role="status" data-testid="loading">
      <span class="loading-mark" aria-hidden="true" />
      <p>{messages.value.loading}</p>
    </div>
  );
}

/** A page that is loaded anew without a connection is gone. */
function reloadOnline(): void {
  if (navigator.onLine) location.reload();
}

function Trouble({ thrown }: { thrown: unknown }) {
  const t = messages.value;
  const engine = thrown instanceof EngineError;
  return (
    <TroublePage
      title={engine ? t.failedTitle : t.brokenTitle}
      body={troubleWords(t, thrown)}
      detail={thrown instanceof Error ? thrown.message : String(thrown)}
    >
      <button type="button" class="button primary" onClick={reloadOnline}>
        {t.tryAgain}
      </button>
    </TroublePage>
  );
}
