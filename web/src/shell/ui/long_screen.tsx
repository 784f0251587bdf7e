import type { ComponentChild, ComponentChildren } from 'preact';
import { messages } from '../../i18n/messages';
import { Icon } from './icons';

interface LongScreenProps {
  /** Its class and its test id. */
  name: string;
  title: string;
  /** What it is called for those who listen; by default its heading says it. */
  label?: string;
  /** Buttons in its bar, after the title. */
  bar?: ComponentChild;
  onHome(): void;
  children: ComponentChildren;
}

/** A screen longer than the window that a card opens: its bar, which stays, and what is below it. */
export function LongScreen({ name, title, label, bar, onHome, children }: LongScreenProps) {
  return (
    <main class={`long-screen ${name}`} data-testid={name} aria-label={label}>
      <header class="long-screen-bar">
        <button
          type="button"
          class="icon-button"
          onClick={onHome}
          aria-label={messages.value.home}
          data-testid="home"
        >
          <Icon name="home" />
        </button>
        <h1>{title}</h1>
        {bar}
      </header>
      {children}
    </main>
  );
}
