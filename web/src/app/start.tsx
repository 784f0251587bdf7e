import { render } from 'preact';
import { EngineError } from '../engine/engine_error';
import { hang } from '../faces/gallery';
import { language } from '../i18n/languages';
import { messages } from '../i18n/messages';
import { speak } from '../i18n/words';
import { homeAddress } from '../shell/address/addresses';
import { tellNotice } from '../shell/address/tell_notice';
import { makeCommons } from '../shell/session/session';
import { Sessions } from '../shell/session/sessions';
import { tellPlaceTrouble } from '../shell/storage/aside/place_trouble';
import { beforeLeaving } from '../shell/storage/before_leaving';
import { laterLocks } from '../shell/storage/later_locks';
import { SettingsStore } from '../shell/storage/settings_store';
import { openSaves } from '../shell/storage/storage';
import { provide } from '../shell/ui/attempt';
import { TroublePage } from '../shell/ui/error_boundary';
import { watchFiles } from '../shell/ui/missing_files';
import { troubleWords } from '../shell/ui/trouble_words';
import { whenIdle } from '../shell/ui/when_idle';
import { App } from './app';
import { AppView } from './app_view';
import { applyAsked, type EarlyAsked, mendLocation } from './asked';
import { GAMES, gameOf } from './games';

/** Opens the page: settings, the game that the address asks for, first screen; or says why it cannot. */
export async function start(root: HTMLElement): Promise<void> {
  watchFiles(tellPlain);
  const saves = openSaves(undefined, {
    tell: tellPlaceTrouble,
    locks: laterLocks(browserLocks),
    later: beforeLeaving,
  });
  const settings = new SettingsStore(saves);
  const sessions = new Sessions(makeCommons(saves, settings));
  await mendLocation().catch(() => {});
  const early = await readEarly(sessions).catch(() => null);
  applyAsked(settings, early?.parameters ?? {});
  for (const { name, faces } of GAMES) hang(name, faces);
  await loadWords();
  // Home does not wait for it, and whatever fails to be kept before it is there is told then.
  provide(() => import('./unkept/open_unkept').then(({ openUnkept }) => openUnkept(saves)));
  root.replaceChildren();
  render(<Loading />, root);
  try {
    const asked = early?.entry === null ? { ...early, game: null } : await askedOf(sessions);
    for (const notice of asked.notices) tellNotice(notice);
    const app = new App(sessions, asked);
    await app.enterAsked(asked);
    render(<AppView app={app} />, root);
    whenIdle(
      () =>
        void idleScript()
          .then(({ afterStart }) => afterStart(app))
          .catch(() => {}),
    );
  } catch (thrown) {
    render(<Trouble thrown={thrown} />, root);
    void idleScript()
      .then(({ afterTrouble }) => afterTrouble())
      .catch(() => {});
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

/** What the address says to every game alike; where it says nothing, the script that reads it is not waited for. */
async function readEarly(sessions: Sessions): Promise<EarlyAsked> {
  const { href, search, hash } = location;
  if (search + hash === '') return { address: href, parameters: {}, notices: [], entry: null };
  const named = /game=(\w+)/.exec(href);
  if (named !== null) {
    // All of it comes at once; what fails is told when the game is opened.
    const game = gameOf(named[1]);
    game.load().catch(() => {});
    sessions.open(game).catch(() => {});
  }
  const { readEarly } = await import('./read_asked');
  return readEarly(href);
}

/** Throws what the script that reads an address fails with, too. */
const askedOf = (sessions: Sessions) =>
  import('./read_asked').then(({ readAsked }) => readAsked(sessions, location.href));

/** Says that a style has not come; without the script for that the screen is plainer, and nothing else. */
function tellPlain(style: string): void {
  import('../shell/ui/plain/open_plain')
    .then(({ openPlain }) => openPlain())
    .then(
      (tell) => tell(style),
      () => {},
    );
}

/** Which tab has what; nobody asks before a game is opened. */
const browserLocks = () =>
  import('../shell/storage/browser_locks').then(({ browserLocks }) => browserLocks());

const idleScript = () => import('./idle');

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
      <a class="button" href={homeAddress()}>
        {t.home}
      </a>
    </TroublePage>
  );
}
