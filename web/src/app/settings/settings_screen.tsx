import { useEffect } from 'preact/hooks';
import type { EngineBuild } from '../../engine/load_module';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages';
import { TEMPOS } from '../../shell/address/url_text';
import type { CardScreen } from '../../shell/session/registry';
import type { ScreenController } from '../../shell/session/screen_controller';
import type { Commons } from '../../shell/session/session';
import { measureSignature, signatureOf } from '../../shell/session/signature';
import { type SettingsStore, THEME_CHOICES } from '../../shell/storage/settings_store';
import { Icon } from '../../shell/ui/icons';
import { Segmented } from '../../shell/ui/segmented';
import { useCopy } from '../../shell/ui/use_copy';
import { GAMES } from '../games';
import { messages } from './words/messages';

interface SettingsProps {
  commons: Commons;
  /** The controller of the game that a report would be about; null while there is none. */
  controller: ScreenController | null;
  onBack(): void;
  onShow(load: () => Promise<CardScreen>): void;
}

const credits = () => import('../../credits/open_credits').then(({ openCredits }) => openCredits());

/** Appearance, language, tempo; version and signature; the game as text. */
export function SettingsScreen({ commons, controller, onBack, onShow }: SettingsProps) {
  const t = messages.value;
  return (
    <main class="settings">
      <header class="bar">
        <button type="button" class="icon-button" onClick={onBack} aria-label={t.back} data-testid="back">
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{t.settings}</h1>
      </header>
      <div class="settings-body">
        <Choices settings={commons.settings} />
        <EngineFacts build={controller?.session.build ?? GAMES[0].build} />
        <CopyGame controller={controller} />
        <button type="button" class="link" data-testid="credits-open" onClick={() => onShow(credits)}>
          {t.creditsOpen}
        </button>
      </div>
    </main>
  );
}

function Choices({ settings }: { settings: SettingsStore }) {
  const t = messages.value;
  const { theme, language, sound, volume, lines, tempo } = settings;
  const themes = { auto: t.themeAuto, light: t.themeLight, dark: t.themeDark };
  const tempos = { classic: t.tempoClassic, brisk: t.tempoBrisk, fast: t.tempoFast };
  return (
    <section class="card">
      <div class="setting">
        <h2>{t.theme}</h2>
        <Segmented
          label={t.theme}
          testId="theme"
          value={theme.value}
          choices={THEME_CHOICES.map((value) => ({ value, label: themes[value] }))}
          onChange={(value) => {
            theme.value = value;
          }}
        />
      </div>
      <div class="setting">
        <h2>{t.language}</h2>
        <Segmented
          label={t.language}
          testId="language"
          value={language.value}
          choices={[
            { value: 'auto' as const, label: t.languageAuto },
            ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
          ]}
          onChange={(value) => {
            language.value = value;
          }}
        />
      </div>
      <div class="setting">
        <h2>{t.sound}</h2>
        <Segmented
          label={t.sound}
          testId="sound"
          value={sound.value ? 'on' : 'off'}
          choices={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          onChange={(value) => {
            sound.value = value === 'on';
          }}
        />
      </div>
      {sound.value ? (
        <label class="setting">
          <h2>{t.volume}</h2>
          <input
            type="range"
            class="volume"
            data-testid="volume"
            min={5}
            max={100}
            step={5}
            value={Math.round(100 * volume.value)}
            onInput={({ currentTarget }) => {
              volume.value = Number(currentTarget.value) / 100;
            }}
          />
        </label>
      ) : null}
      <div class="setting">
        <div>
          <h2>{t.opponentsLines}</h2>
          <p class="quiet">{t.opponentsLinesHint}</p>
        </div>
        <Segmented
          label={t.opponentsLines}
          testId="lines"
          value={lines.value ? 'on' : 'off'}
          choices={[
            { value: 'on', label: t.on },
            { value: 'off', label: t.off },
          ]}
          onChange={(value) => {
            lines.value = value === 'on';
          }}
        />
      </div>
      <div class="setting">
        <div>
          <h2>{t.tempo}</h2>
          <p class="quiet">{t.tempoHint}</p>
        </div>
        <Segmented
          label={t.tempo}
          value={tempo.value}
          choices={TEMPOS.map((value) => ({ value, label: tempos[value] }))}
          onChange={(value) => {
            tempo.value = value;
          }}
        />
      </div>
    </section>
  );
}

/** Of the game in progress; where there is none, of the first in the list. */
function EngineFacts({ build }: { build: EngineBuild }) {
  const t = messages.value;
  return (
    <section class="card">
      <dl class="facts">
        <div>
          <dt>{t.version}</dt>
          <dd class="figures" data-testid="version">
            {__VERSION__}
          </dd>
        </div>
        <div>
          <dt>
            {t.signature}
            <span class="quiet">{t.signatureHint}</span>
          </dt>
          <dd class="figures mono" data-testid="signature" aria-live="polite">
            <MeasuredSignature build={build} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** What was measured, or how to: it takes a processor for some seconds, and a player seldom wants to know. */
function MeasuredSignature({ build }: { build: EngineBuild }) {
  const t = messages.value;
  const signature = signatureOf(build);
  if (signature === 'measuring') return <>{t.signatureRunning}</>;
  if (signature === 'failed') return <>{t.signatureFailed}</>;
  if (signature !== null) return <>{signature.value}</>;
  return (
    <button
      type="button"
      class="button"
      data-testid="measure-signature"
      onClick={() => void measureSignature(build).catch(() => {})}
    >
      {t.signatureMeasure}
    </button>
  );
}

function CopyGame({ controller }: { controller: ScreenController | null }) {
  const t = messages.value;
  const { last, copy } = useCopy();
  const shown = last.value;
  const copyReport = async () => {
    const report = controller?.report();
    if (controller === null || report == null) return;
    const signature = signatureOf(controller.session.build);
    await copy(await report(typeof signature === 'object' ? (signature?.value ?? null) : null));
  };
  // What writes it comes before it is asked for: some browsers let a press copy at once or not at all.
  useEffect(() => void controller?.report()?.(null), [controller]);
  return (
    <section class="card">
      <div class="setting">
        <div>
          <h2>{t.copyGame}</h2>
          <p class="quiet">{controller === null ? t.noGameToCopy : t.copyGameHint}</p>
        </div>
        <button
          type="button"
          class="button"
          data-testid="copy-game"
          disabled={controller === null}
          onClick={() => void copyReport()}
        >
          <Icon name={shown?.copied ? 'check' : 'copy'} />
          {shown?.copied ? t.copied : t.copyGame}
        </button>
      </div>
      {shown === null ? null : (
        <>
          {shown.copied ? null : <p class="quiet">{t.copyFailed}</p>}
          <textarea
            class="report mono"
            readOnly
            rows={12}
            value={shown.text}
            data-testid="report"
            aria-label={t.copyGame}
          />
        </>
      )}
    </section>
  );
}
