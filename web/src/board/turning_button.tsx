import type { ComponentChildren } from 'preact';
import { Icon } from '../shell/ui/icons';

/** What decided a game, in words: pressed, the board shows it again. */
export function TurningButton({ words, onLook }: { words: ComponentChildren; onLook(): void }) {
  return (
    <button type="button" class="button turning-line figures" data-testid="turning-point" onClick={onLook}>
      <Icon name="eye" />
      {words}
    </button>
  );
}
