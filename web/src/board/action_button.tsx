import { messages } from '../i18n/messages';
import { Icon, type IconName } from '../shell/ui/icons';

interface ActionButtonProps {
  icon?: IconName;
  label: string;
  testId: string;
  disabled?: boolean;
  /** Of a button that switches something on and off. */
  pressed?: boolean;
  /** Further classes. */
  look?: string;
  onAct(): void;
}

/** One of the buttons of a game; on a phone in the row under the thumb. */
export function ActionButton({ icon, label, testId, disabled, pressed, look, onAct }: ActionButtonProps) {
  return (
    <button
      type="button"
      class={look === undefined ? 'button' : `button ${look}`}
      data-testid={testId}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onAct}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{label}</span>
    </button>
  );
}

type Known = Pick<ActionButtonProps, 'disabled' | 'onAct'>;

export function UndoButton(props: Known) {
  return <ActionButton icon="undo" label={messages.value.undo} testId="undo" {...props} />;
}

export function HintButton(props: Known & { pressed: boolean }) {
  return <ActionButton icon="bulb" label={messages.value.hint} testId="hint" look="toggle" {...props} />;
}
