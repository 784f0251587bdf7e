import { Arrow } from './arrow';
import { DIRECTION_NAMES } from './directions';
import { adviceLabel, adviceWords } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

/** The hint on the board: an arrow at each edge with what the slide is worth; a tap plays it. */
export function HintArrows({ game }: { game: Twenty48Game }) {
  const t = messages.value;
  const { analysis } = game;
  if (!analysis.open.value || game.phase.value !== 'player') return null;
  // Always in the same order: a button that is moved while it is pressed would not be clicked.
  const advice = [...analysis.advice.value.entries()].sort(([, a], [, b]) => a.direction - b.direction);
  const isRough = analysis.isRough.value;
  return (
    <div class="hint-arrows" role="group" aria-label={t.twenty48HintTitle} data-testid="hint-arrows">
      {advice.map(([place, known]) => (
        <button
          key={known.direction}
          type="button"
          class={`hint-arrow hint-${DIRECTION_NAMES[known.direction]}${place === 0 ? ' hint-best' : ''}`}
          data-testid={`hint-${DIRECTION_NAMES[known.direction]}`}
          aria-label={adviceLabel(t, known, place, isRough)}
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => game.play(known.direction)}
        >
          <Arrow direction={known.direction} />
          <span class="figures">{adviceWords(t, known, place, isRough)}</span>
        </button>
      ))}
    </div>
  );
}
