import { useSignal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { messages } from '../i18n/messages';
import { Dialog } from '../shell/ui/dialog';
import { ActionButton } from './action_button';

interface ConcedeButtonProps {
  /** What it is called in this game. */
  label: string;
  /** What it asks first. */
  title: string;
  disabled: boolean;
  /** Of the button; the one that confirms has `confirm-` before it. */
  testId: string;
  onConcede(): void;
  /** What else is offered where it asks; `close` ends the asking. */
  children?(close: () => void): ComponentChild;
}

/** Gives the game up, after asking. */
export function ConcedeButton({ label, title, disabled, testId, onConcede, children }: ConcedeButtonProps) {
  const t = messages.value;
  const asking = useSignal(false);
  const close = () => {
    asking.value = false;
  };
  return (
    <>
      <ActionButton
        icon="flag"
        label={label}
        testId={testId}
        disabled={disabled}
        onAct={() => (asking.value = true)}
      />
      {asking.value ? (
        <Dialog title={title} onClose={close}>
          <p>{t.concedeBody}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              data-testid={`confirm-${testId}`}
              onClick={() => {
                close();
                onConcede();
              }}
            >
              {label}
            </button>
            {children?.(close)}
            <button type="button" class="button" onClick={close}>
              {t.keepPlaying}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
