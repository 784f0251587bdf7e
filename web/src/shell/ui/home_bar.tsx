import { messages } from '../../i18n/messages';
import { Icon } from './icons';

/** Above a screen that has no more in its bar: the way home, and what it is. */
export function HomeBar({ title, onHome }: { title: string; onHome(): void }) {
  return (
    <header class="bar">
      <button
        type="button"
        class="icon-button"
        onClick={onHome}
        aria-label={messages.value.home}
        data-testid="home"
      >
        <Icon name="home" />
      </button>
      <h1 class="bar-title">{title}</h1>
    </header>
  );
}
