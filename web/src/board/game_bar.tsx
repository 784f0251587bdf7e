import { messages } from '../i18n/messages';
import { TEMPOS } from '../shell/address/url_text';
import type { Session } from '../shell/session/session';
import { FullScreen } from '../shell/ui/full_screen/later_full_screen';
import { Icon } from '../shell/ui/icons';
import { Segmented } from '../shell/ui/segmented';
import { SoundSwitch } from './sound_switch';

interface GameBarProps {
  title: string;
  session: Pick<Session, 'settings'>;
  onHome(): void;
  onMenu(): void;
  onSettings(): void;
}

/** Above every game: the way home, its name, the tempo, the sound, the menu of narrow screens, the settings. */
export function GameBar({ title, session, onHome, onMenu, onSettings }: GameBarProps) {
  const t = messages.value;
  const { tempo } = session.settings;
  const names = { classic: t.tempoClassic, brisk: t.tempoBrisk, fast: t.tempoFast };
  return (
    <header class="bar">
      <button type="button" class="icon-button" onClick={onHome} aria-label={t.home} data-testid="home">
        <Icon name="home" />
      </button>
      <h1 class="bar-title">{title}</h1>
      <Segmented
        label={t.tempo}
        testId="tempo"
        value={tempo.value}
        choices={TEMPOS.map((value) => ({ value, label: names[value] }))}
        onChange={(value) => {
          tempo.value = value;
        }}
      />
      <FullScreen />
      <SoundSwitch session={session} extra="bar-sound" testId="sound-switch" />
      <button
        type="button"
        class="icon-button only-narrow"
        onClick={onMenu}
        aria-label={t.menu}
        data-testid="menu"
      >
        <Icon name="menu" />
      </button>
      <button
        type="button"
        class="icon-button"
        onClick={onSettings}
        aria-label={t.settings}
        data-testid="settings"
      >
        <Icon name="settings" />
      </button>
    </header>
  );
}
