import { useSignal } from '@preact/signals';
import { messages } from '../i18n/messages';
import { Dialog } from '../shell/dialog';
import { Icon } from '../shell/icons';

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
      <button
        type="button"
        class="button"
        data-testid={testId}
        disabled={disabled}
        onClick={() => (asking.value = true)}
      >
        <Icon name="flag" />
        <span>{label}</span>
      </button>
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
