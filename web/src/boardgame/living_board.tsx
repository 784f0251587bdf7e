import { LivingCanvas, type LivingGame } from '../board/living_canvas';
import type { Commons } from '../shell/session/session';
import { openBoard } from './open_board';
import { NO_PACE } from './pace';
import type { Showcase } from './showcase';
import { type Shows, Timeline } from './timeline';

/** Between one action and the next, and before the game begins anew. */
const ACTION_PAUSE_MS = 1100;
const END_PAUSE_MS = 3200;

interface LivingBoardProps {
  spec: Shows;
  showcase: Showcase;
  commons: Pick<Commons, 'frames' | 'settings'>;
}

/** A small board on which a game plays itself; it stands still at its end. */
export function LivingBoard({ spec, showcase, commons }: LivingBoardProps) {
  return (
    <LivingCanvas
      settings={commons.settings}
      open={(canvas, still) => openShowcase(canvas, { spec, showcase, commons }, still)}
    />
  );
}

function openShowcase(
  canvas: HTMLCanvasElement,
  { spec, showcase, commons: { frames } }: LivingBoardProps,
  still: boolean,
): LivingGame {
  const { shape, length, begun } = showcase;
  let played = still ? length : begun;
  const stage = new Timeline(spec, showcase.snapshot(played), {
    pace: () => NO_PACE,
    motion: () => 'travel',
  });
  return {
    loop: openBoard(canvas, stage, shape, spec.look, frames),
    pause: ACTION_PAUSE_MS,
    act() {
      if (played === length) {
        played = 0;
        stage.stepBack(showcase.snapshot(0), frames.now());
      } else {
        played += 1;
        stage.perform(showcase.step(played, frames.now()));
      }
      return played === length ? END_PAUSE_MS : ACTION_PAUSE_MS;
    },
  };
}
