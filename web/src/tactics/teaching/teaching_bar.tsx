import { Icon } from '../../shell/ui/icons';
import { messages } from './words/messages';

interface TeachingBarProps {
  /** Number of the lesson, from 0. */
  place: number;
  /** Number of lessons. */
  length: number;
  onHome(): void;
  /** Leaves the course for a battle. */
  onSkip(): void;
}

/** Where in the course one is, and the ways out of it. */
export function TeachingBar({ place, length, onHome, onSkip }: TeachingBarProps) {
  const t = messages.value;
  return (
    <header class="bar teach-bar">
      <button type="button" class="icon-button" onClick={onHome} aria-label={t.home} data-testid="home">
        <Icon name="home" />
      </button>
      <h1 class="bar-title">{t.teachTitle}</h1>
      <ol class="teach-dots" aria-label={t.teachPlace(place + 1, length)} data-testid="teach-place">
        {Array.from({ length }, (_, dot) => (
          <li
            key={dot}
            class={dot < place ? 'teach-dot done' : 'teach-dot'}
            aria-current={dot === place ? 'step' : undefined}
          >
            {dot < place ? <Icon name="check" size={12} /> : <span class="figures">{dot + 1}</span>}
          </li>
        ))}
      </ol>
      <button type="button" class="button teach-skip" data-testid="teach-skip" onClick={onSkip}>
        {t.teachSkip}
      </button>
    </header>
  );
}
