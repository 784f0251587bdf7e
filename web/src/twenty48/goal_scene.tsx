import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { faceOf, GOAL } from './cells';
import type { Twenty48Game } from './twenty48_game';

/** How long the board shines. */
const SCENE_MS = 2600;

/** The goal is made: the board shines once, and the game goes on below. The words are the card's. */
export function GoalScene({ game }: { game: Twenty48Game }) {
  const shines = useSignal(false);
  const made = game.milestone.value === GOAL;
  useEffect(() => {
    if (!made) return;
    shines.value = true;
    setTimeout(() => (shines.value = false), SCENE_MS);
  }, [made]);
  if (!shines.value) return null;
  return (
    <div class="goal-scene" aria-hidden="true" data-testid="goal-scene">
      <span class="figures">{faceOf(GOAL)}</span>
    </div>
  );
}
