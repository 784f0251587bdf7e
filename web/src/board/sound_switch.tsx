import { messages } from '../i18n/messages';
import type { Session } from '../shell/session/session';
import { Icon } from '../shell/ui/icons';

interface SoundSwitchProps {
  session: Pick<Session, 'settings'>;
  /** A class of where it stands. */
  extra?: string;
  testId: string;
}

/** Turns the sound off and on within a game. */
export function SoundSwitch({ session, extra = '', testId }: SoundSwitchProps) {
  const t = messages.value;
  const { sound } = session.settings;
  return (
    <button
      type="button"
      class={`icon-button ${extra}`}
      onClick={() => {
        sound.value = !sound.value;
      }}
      aria-label={t.sound}
      aria-pressed={sound.value}
      title={t.sound}
      data-testid={testId}
    >
      <Icon name={sound.value ? 'sound' : 'mute'} />
    </button>
  );
}
