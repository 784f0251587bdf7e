import { Arrow } from '../arrow';
import { DIRECTION_NAMES } from '../directions';
import { directionName } from '../sentences';
import type { Twenty48Game } from '../twenty48_game';
import { messages as game2048 } from '../words/messages';
import { messages } from './words/messages';

/** On the board before the slide that cost most: where it went, and where it had better gone. */
export function CostlyArrows({ game }: { game: Twenty48Game }) {
  const t = messages.value;
  const slide = game.looking.value;
  if (slide === null) return null;
  const { played, best } = slide;
  return (
    <div class="hint-arrows" role="status" data-testid="costly-arrows">
      {[
        { direction: best, words: t.better, look: 'hint-best' },
        { direction: played, words: t.played, look: 'hint-played' },
      ].map(({ direction, words, look }) => (
        <span key={look} class={`hint-arrow hint-${DIRECTION_NAMES[direction]} ${look}`}>
          <Arrow direction={direction} />
          <span>{words}</span>
          <span class="sr-only">: {directionName(game2048.value, direction)}</span>
        </span>
      ))}
    </div>
  );
}
