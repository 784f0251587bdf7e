import { useSignal } from '@preact/signals';
import { Icon } from '../shell/icons';
import { messages } from './words/messages';

/** Copies an address; where that is not allowed, shows it. `link` gives it as it is when the button is pressed. */
export function CopyLink({ link }: { link(): string }) {
  const t = messages.value;
  /** The link as it was pressed for: the game may have gone on. */
  const shown = useSignal<{ link: string; copied: boolean } | null>(null);
  const copy = async () => {
    const address = link();
    try {
      await navigator.clipboard.writeText(address);
      shown.value = { link: address, copied: true };
    } catch {
      shown.value = { link: address, copied: false };
    }
  };
  return (
    <div class="course-link">
      <button type="button" class="button" data-testid="copy-link" onClick={() => void copy()}>
        <Icon name={shown.value?.copied ? 'check' : 'copy'} />
        {shown.value?.copied ? t.copied : t.copyLink}
      </button>
      {shown.value?.copied === false ? (
        <input
          class="link-text"
          readOnly
          value={shown.value.link}
          aria-label={t.copyLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
