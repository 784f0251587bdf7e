import { useSignal } from '@preact/signals';
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
}

/** Gives the game up, after asking. */
export function ConcedeButton({ label, title, disabled, testId, onConcede }: ConcedeButtonProps) {
  const t = messages.value;
  const asking = useSignal(false);
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
        <Dialog title={title} onClose={() => (asking.value = false)}>
          <p>{t.concedeBody}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              data-testid={`confirm-${testId}`}
              onClick={() => {
                asking.value = false;
                onConcede();
              }}
            >
              {label}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t.keepPlaying}
            </button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
