import { Icon } from '../shell/ui/icons';
import { useCopy } from '../shell/ui/use_copy';
import { messages } from './words/messages';

/** Copies an address; where that is not allowed, shows it. `link` gives it as it is when the button is pressed. */
export function CopyLink({ link }: { link(): string }) {
  const t = messages.value;
  const { last, copy } = useCopy();
  // The link as it was pressed for: the game may have gone on.
  const shown = last.value;
  return (
    <div class="course-link">
      <button type="button" class="button" data-testid="copy-link" onClick={() => void copy(link())}>
        <Icon name={shown?.copied ? 'check' : 'copy'} />
        {shown?.copied ? t.copied : t.copyLink}
      </button>
      {shown?.copied === false ? (
        <input
          class="link-text"
          readOnly
          value={shown.text}
          aria-label={t.copyLink}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </div>
  );
}
