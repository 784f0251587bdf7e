import { useSignal } from '@preact/signals';
import { Icon, type IconName } from '../icons';
import { type Handed, type Shared, share } from './share';
import { messages } from './words/messages';

interface ShareButtonProps {
  /** What is shared, as it is when it is asked for. */
  what(): Shared;
  /** What the button says; "Share" where it is not given. */
  label?: string;
  icon?: IconName;
  testId?: string;
  /** A line of text instead of a button with an icon. */
  plain?: boolean;
  /** Further classes of the button. */
  look?: string;
}

/** Copies or shares a text, or files; where the browser allows neither, shows the text. */
export function ShareButton({ what, label, icon = 'copy', testId = 'share', plain, look }: ShareButtonProps) {
  const t = messages.value;
  const handed = useSignal<Handed | null>(null);
  const done = handed.value;
  if (done === 'refused') {
    return (
      <textarea
        class="link-text"
        readOnly
        rows={3}
        aria-label={label ?? t.share}
        data-testid={`${testId}-text`}
      >
        {what().text}
      </textarea>
    );
  }
  const idle = done === null || done === 'cancelled';
  const looks = plain ? 'link' : look === undefined ? 'button' : `button ${look}`;
  return (
    <button
      type="button"
      class={looks}
      data-testid={testId}
      onClick={async () => {
        handed.value = await share(what());
      }}
    >
      {plain ? null : <Icon name={idle ? icon : 'check'} />}
      <span aria-live="polite">{idle ? (label ?? t.share) : t.handed[done]}</span>
    </button>
  );
}

/** It, once its words have come. */
export async function openShareButton(): Promise<typeof ShareButton> {
  await messages.load();
  return ShareButton;
}
