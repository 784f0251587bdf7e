import { useEffect, useRef } from 'preact/hooks';
import { keepFitted } from '../shell/keep_fitted';
import type { Commons } from '../shell/session';
import { tileBoard } from './board/craft';
import { SHOWCASE_LENGTH, showcaseSnapshot, showcaseStep } from './showcase';
import { TileStage } from './stage';

/** Between one slide and the next, and before the game begins anew. */
const SLIDE_PAUSE_MS = 900;
const END_PAUSE_MS = 3200;

/** A small board on which a game plays itself; it needs no engine, and stands still for those who want less motion. */
export function LivingBoard({ commons }: { commons: Commons }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { dark, reducedMotion } = commons.settings;
  const theme = dark.value ? 'dark' : 'light';
  const still = reducedMotion.value;
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    let shown = still ? SHOWCASE_LENGTH : 0;
    const stage = new TileStage(showcaseSnapshot(shown), {
      slide: () => 150,
      interval: () => SLIDE_PAUSE_MS,
      motion: () => 'travel',
    });
    const loop = tileBoard(element, stage, commons.frames);
    const leaveFitting = keepFitted(element, (fonts) =>
      loop.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`),
    );
    let timer = 0;
    const act = () => {
      if (shown === SHOWCASE_LENGTH) {
        shown = 0;
        stage.stepBack(showcaseSnapshot(0), commons.frames.now());
      } else {
        stage.perform(showcaseStep(shown, commons.frames.now()));
        shown += 1;
      }
      timer = window.setTimeout(act, shown === SHOWCASE_LENGTH ? END_PAUSE_MS : SLIDE_PAUSE_MS);
    };
    if (!still) timer = window.setTimeout(act, SLIDE_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaveFitting();
      loop.dispose();
    };
  }, [theme, still]);
  return <canvas ref={canvas} class="living-board" />;
}
