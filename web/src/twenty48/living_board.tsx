import { LivingCanvas, type LivingGame } from '../board/living_canvas';
import type { Commons } from '../shell/session/session';
import { tileBoard } from './board/craft';
import { SHOWCASE_LENGTH, showcaseSnapshot, showcaseStep } from './showcase';
import { TileStage } from './stage';

/** Between one slide and the next, and before the game begins anew. */
const SLIDE_PAUSE_MS = 900;
const END_PAUSE_MS = 3200;

/** A small board on which a game plays itself; it needs no engine. */
export function LivingBoard({ commons }: { commons: Commons }) {
  return (
    <LivingCanvas
      settings={commons.settings}
      open={(canvas, still) => openGame(canvas, commons, still ? SHOWCASE_LENGTH : 0)}
    />
  );
}

/** `shown`: slides that have been played when it begins. */
function openGame(canvas: HTMLCanvasElement, { frames }: Commons, shown: number): LivingGame {
  const stage = new TileStage(showcaseSnapshot(shown), {
    slide: () => 150,
    interval: () => SLIDE_PAUSE_MS,
    motion: () => 'travel',
  });
  let place = shown;
  return {
    loop: tileBoard(canvas, stage, frames),
    pause: SLIDE_PAUSE_MS,
    act() {
      if (place === SHOWCASE_LENGTH) {
        place = 0;
        stage.stepBack(showcaseSnapshot(0), frames.now());
      } else {
        stage.perform(showcaseStep(place, frames.now()));
        place += 1;
      }
      return place === SHOWCASE_LENGTH ? END_PAUSE_MS : SLIDE_PAUSE_MS;
    },
  };
}
