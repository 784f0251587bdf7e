import { Dialog } from '../../shell/ui/dialog';
import type { KeyAction, KeyLine } from './key_line';
import { messages } from './words/messages';

interface KeyDialogProps {
  lines: readonly KeyLine[];
  onClose(): void;
}

const LAST: KeyLine = '? help';

/** The keys of a screen and what they do. */
export function KeyDialog({ lines, onClose }: KeyDialogProps) {
  const t = messages.value;
  return (
    <Dialog title={t.title} onClose={onClose}>
      <dl class="key-lines" data-testid="key-help">
        {[...lines, LAST].map((line) => {
          const [keys = '', action = 'help'] = line.split(' ');
          return (
            <div key={action}>
              <dt>
                {namesOf(keys).map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{t[action as KeyAction]}</dd>
            </div>
          );
        })}
      </dl>
      <div class="row">
        <button type="button" class="button primary" data-testid="key-help-close" onClick={onClose}>
          {t.close}
        </button>
      </div>
    </Dialog>
  );
}

/** What is printed on the keys of a line. */
function namesOf(keys: string): string[] {
  if (keys === 'Space') return [messages.value.space];
  return /[a-z]/.test(keys) ? [keys] : [...keys];
}
