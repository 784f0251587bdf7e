import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../shell/ui/icons';
import type { Battle } from '../battle/battle';
import { messages } from './words/messages';

interface SkirmishEndProps {
  battle: Battle;
  onAgain(): void;
  /** Leaves the course for a battle. */
  onBattle(): void;
  onHome(): void;
}

/** The end of three against three, and of the course. */
export function SkirmishEnd({ battle, onAgain, onBattle, onHome }: SkirmishEndProps) {
  const t = messages.value;
  const first = useRef<HTMLButtonElement>(null);
  const outcome = battle.outcome.value;
  const over = outcome !== null;
  useEffect(() => {
    if (over) first.current?.focus({ preventScroll: true });
  }, [over, battle]);
  if (outcome === null) return null;
  const title = { won: t.victory, lost: t.defeat, draw: t.draw }[outcome];
  return (
    <section
      class={`result result-${outcome}`}
      data-testid="teach-end"
      data-result={outcome}
      aria-label={title}
    >
      <h2>{title}</h2>
      <p>{outcome === 'won' ? t.teachWon : t.teachNotWon}</p>
      <div class="result-actions">
        <button
          ref={first}
          type="button"
          class="button primary wide"
          data-testid="teach-battle"
          onClick={onBattle}
        >
          <Icon name="play" />
          {t.teachBattle}
        </button>
        <button type="button" class="button" data-testid="teach-again" onClick={onAgain}>
          <Icon name="restart" />
          {t.teachAgain}
        </button>
        <button type="button" class="button" onClick={onHome}>
          <Icon name="home" />
          {t.home}
        </button>
      </div>
    </section>
  );
}
