import { useRef } from 'preact/hooks';
import { messages } from '../i18n/messages';
import type { CardProps, Sign } from '../shell/session/registry';

interface LightCardProps {
  sign: Sign;
  cardProps: CardProps;
  /** The first card is larger than the others. */
  first: boolean;
}

/** A game on the home screen until its own card has come: what it is, and "Play". */
export function LightCard({ sign, cardProps, first }: LightCardProps) {
  const board = useRef<HTMLDivElement>(null);
  return (
    <section class={first ? 'game-card' : 'game-card game-card-small'} aria-label={sign.title}>
      <div ref={board} class="card-board" />
      <div class="card-words">
        <h2>{sign.title}</h2>
        <p class="lead">{sign.line}</p>
        <div class="card-actions">
          <button
            type="button"
            class="button primary large"
            onClick={() =>
              cardProps.enter((controller) => controller.playUsual(), board.current?.getBoundingClientRect())
            }
          >
            <span>{messages.value.play}</span>
          </button>
        </div>
      </div>
      <span class="ladder-link" />
    </section>
  );
}
