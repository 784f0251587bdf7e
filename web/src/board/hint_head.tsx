import { messages } from '../i18n/messages';
import { Icon, type IconName } from '../shell/ui/icons';

interface HintHeadProps {
  icon?: IconName;
  title: string;
  onClose(): void;
}

/** The head of a card beside the board that says what was considered. */
export function HintHead({ icon = 'bulb', title, onClose }: HintHeadProps) {
  return (
    <div class="hint-head">
      <Icon name={icon} />
      <strong>{title}</strong>
      <button
        type="button"
        class="icon-button hint-close"
        aria-label={messages.value.close}
        data-testid="hint-close"
        onClick={onClose}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
