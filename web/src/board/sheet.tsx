import type { ComponentChildren } from 'preact';
import { messages } from '../i18n/messages';
import type { Session } from '../shell/session/session';
import { SoundSwitch } from './sound_switch';

interface SheetProps {
  open: boolean;
  session: Pick<Session, 'settings'>;
  onClose(): void;
  children: ComponentChildren;
}

/** The panel beside the board; where there is no room for it, a sheet that the menu opens, with the sound's switch in it. */
export function Sheet({ open, session, onClose, children }: SheetProps) {
  return (
    <>
      {open ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a shortcut for the button
        <div class="sheet-scrim" onClick={onClose} />
      ) : null}
      <div class={open ? 'sheet sheet-open' : 'sheet'}>
        {children}
        <div class="sheet-foot">
          <button type="button" class="button sheet-close" data-testid="sheet-close" onClick={onClose}>
            {messages.value.close}
          </button>
          <SoundSwitch session={session} testId="sheet-sound" />
        </div>
      </div>
    </>
  );
}
