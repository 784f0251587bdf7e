import { messages } from '../i18n/messages';
import { Icon } from '../shell/ui/icons';
import { useCopy } from '../shell/ui/use_copy';

interface CopyLinkProps {
  /** Or what gives it as it is when it is asked for. */
  link: string | (() => string);
  disabled?: boolean;
  /** A line of text instead of a button with an icon. */
  plain?: boolean;
}

/** Copies an address; where that is not allowed, shows it. */
export function CopyLink({ link, disabled = false, plain = false }: CopyLinkProps) {
  const t = messages.value;
  const { last, copy } = useCopy();
  const now = () => (typeof link === 'string' ? link : link());
  if (last.value?.copied === false) {
    return <input class="link-text" readOnly value={now()} aria-label={t.copyLink} data-testid="link" />;
  }
  const copied = last.value !== null;
  return (
    <button
      type="button"
      class={plain ? 'link' : 'button'}
      data-testid="copy-link"
      disabled={disabled}
      onClick={() => void copy(now())}
    >
      {plain ? null : <Icon name={copied ? 'check' : 'copy'} />}
      {copied ? t.copied : t.copyLink}
    </button>
  );
}
