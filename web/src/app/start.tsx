import { render } from 'preact';
import { EngineError } from '../engine/engine_error';
import { hang } from '../faces/gallery';
import { messages } from '../i18n/messages';
import { tellPlaceTrouble } from '../shell/aside/place_trouble';
import { beforeLeaving } from '../shell/before_leaving';
import { tabClaims } from '../shell/claims';
import { engineTrouble } from '../shell/engine_trouble';
import { TroublePage } from '../shell/error_boundary';
import { notify } from '../shell/notices';
import { makeCommons } from '../shell/session';
import { Sessions } from '../shell/sessions';
import { SettingsStore } from '../shell/settings_store';
import { openSaves } from '../shell/storage';
import { tellNotice } from '../shell/tell_notice';
import { App } from './app';
import { AppView } from './app_view';
import { applyAsked, mendLocation, readEarly } from './asked';
import { GAMES } from './games';

/** Opens the page: settings, the game that the address asks for, first screen; or says why it cannot. */
export async function start(root: HTMLElement): Promise<void> {
  const saves = openSaves(undefined, { tell: tellPlaceTrouble, claims: tabClaims(), later: beforeLeaving });
  const settings = new SettingsStore(saves);
  await mendLocation().catch(() => {});
  const early = readEarly(location.href);
  applyAsked(settings, early.parameters);
  for (const { name, faces } of GAMES) hang(name, faces);
  await messages.load();
  root.replaceChildren();
  render(<Loading />, root);
  try {
    const sessions = new Sessions(makeCommons(saves, settings));
    const asked = early.entry === null ? { ...early, game: null } : await askedOf(sessions);
    for (const notice of asked.notices) tellNotice(notice);
    if (!saves.persistent) notify(() => messages.value.noticeMemoryOnly);
    const app = new App(sessions, asked);
    await app.enterAsked(asked);
    render(<AppView app={app} />, root);
  } catch (thrown) {
    render(<Trouble thrown={thrown} />, root);
  }
}

const askedOf = (sessions: Sessions) =>
  import('./read_asked').then(({ readAsked }) => readAsked(sessions, location.href));

function Loading() {
  return (
    <div class="loading" role="status" data-testid="loading">
      <span class="loading-mark" aria-hidden="true" />
      <p>{messages.value.loading}</p>
    </div>
  );
}

function Trouble({ thrown }: { thrown: unknown }) {
  const t = messages.value;
  const engine = thrown instanceof EngineError;
  return (
    <TroublePage
      title={engine ? t.failedTitle : t.brokenTitle}
      body={engineTrouble(t, thrown)}
      detail={thrown instanceof Error ? thrown.message : String(thrown)}
    >
      <button type="button" class="button primary" onClick={() => location.reload()}>
        {t.tryAgain}
      </button>
    </TroublePage>
  );
}
