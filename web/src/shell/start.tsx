import { render } from 'preact';
import { EngineError } from '../engine/engine_error';
import { GAME_NAMES, type GameName, isGameName } from '../engine/games';
import { messages as gomoku } from '../gomoku/words/messages';
import { messages as house, messages } from '../i18n/messages';
import { messages as lab } from '../lab/words/messages';
import { messages as tactics } from '../tactics/words/messages';
import { messages as twenty48 } from '../twenty48/words/messages';
import { App } from './app';
import { AppView } from './app_view';
import { tabClaims } from './claims';
import { engineTrouble } from './engine_trouble';
import { TroublePage } from './error_boundary';
import { notify } from './notices';
import { tellPlaceTrouble } from './place_trouble';
import { makeCommons, Sessions } from './session';
import { SettingsStore } from './settings_store';
import { openSaves } from './storage';
import { parseUrl, type UrlNotice, type UrlParameters } from './url_parameters';

/** Opens the page: settings, engine, first screen; or says why it cannot. */
export async function start(root: HTMLElement): Promise<void> {
  const saves = openSaves(undefined, { tell: tellPlaceTrouble, claims: tabClaims() });
  const settings = new SettingsStore(saves);
  const early = parseUrl(location.search, location.hash, { games: GAME_NAMES, rungs: [] }).parameters;
  applySettings(settings, early);
  await Promise.all([house, lab, tactics, gomoku, twenty48].map((words) => words.load()));
  render(<Loading />, root);
  try {
    const sessions = new Sessions(makeCommons(saves, settings));
    const session = await sessions.open(gameOf(early));
    const rungs = session.ladder.map((known) => known.rung);
    const { parameters, notices } = parseUrl(location.search, location.hash, { games: GAME_NAMES, rungs });
    for (const notice of notices) tell(notice);
    if (!saves.persistent) notify(() => messages.value.noticeMemoryOnly);
    const app = new App(sessions, parameters, session);
    render(<AppView app={app} />, root);
  } catch (thrown) {
    render(<Trouble thrown={thrown} />, root);
  }
}

/** The game that the address means. */
function gameOf({ game = '' }: UrlParameters): GameName {
  return isGameName(game) ? game : 'tactics';
}

/** What the address says goes before what was saved. */
function applySettings(settings: SettingsStore, { lang, tempo }: UrlParameters): void {
  if (lang !== undefined) settings.language.value = lang;
  if (tempo !== undefined) settings.tempo.value = tempo;
}

function tell({ parameter, given, used, reasonKey }: UrlNotice): void {
  notify(() => {
    const t = messages.value;
    return `${t[reasonKey]}: ${t.noticeParameter(parameter, given, used ?? '')}`;
  });
}

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
