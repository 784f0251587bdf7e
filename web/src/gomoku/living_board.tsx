import { useEffect, useRef } from 'preact/hooks';
import { GomokuStage } from '../boardgame/timeline';
import type { Commons } from '../shell/session';
import { gomokuBoard } from './board/craft';
import { SHOWCASE, showcaseSnapshot, showcaseStone } from './showcase';

/** Between one stone and the next, and before the game begins anew. */
const STONE_PAUSE_MS = 1100;
const END_PAUSE_MS = 3200;
/** Stones on the board of those who want less motion. */
const STILL = SHOWCASE.length;

/** A small board on which a game plays itself; it needs no engine, and stands still for those who want less motion. */
export function LivingBoard({ commons }: { commons: Commons }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { dark, reducedMotion } = commons.settings;
  const theme = dark.value ? 'dark' : 'light';
  const still = reducedMotion.value;
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    const stage = new GomokuStage(showcaseSnapshot(still ? STILL : 3), {
      pace: () => ({ answer: 0, stone: 0, choice: 0 }),
      motion: () => 'travel',
    });
    const loop = gomokuBoard(element, stage, commons.frames);
    const fit = () => loop.fit(element.clientWidth, devicePixelRatio, theme);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    let timer = 0;
    let placed = 3;
    const act = () => {
      if (placed === SHOWCASE.length) {
        placed = 0;
        stage.stepBack(showcaseSnapshot(0), commons.frames.now());
      } else {
        placed += 1;
        stage.perform(showcaseStone(placed, commons.frames.now()));
      }
      timer = window.setTimeout(act, placed === SHOWCASE.length ? END_PAUSE_MS : STONE_PAUSE_MS);
    };
    if (!still) timer = window.setTimeout(act, STONE_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      loop.dispose();
    };
  }, [theme, still]);
  return <canvas ref={canvas} class="living-board" />;
}
