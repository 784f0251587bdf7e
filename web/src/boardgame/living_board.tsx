import { useEffect, useRef } from 'preact/hooks';
import type { Shape } from '../board/shape';
import type { Step } from '../conductor/contract';
import type { Commons } from '../shell/session';
import { openBoard } from './open_board';
import { NO_PACE } from './pace';
import { type Shows, Timeline } from './timeline';

/** A short game that plays itself on the home screen, written by hand: no engine is there yet. */
export interface Showcase {
  shape: Shape;
  /** Actions in all, and those that have been played when it begins. */
  length: number;
  begun: number;
  /** Snapshot of the board after so many actions. */
  snapshot(length: number): Int32Array;
  /** The step of action `number`, from 1. */
  step(number: number, start: number): Step;
}

/** Between one action and the next, and before the game begins anew. */
const ACTION_PAUSE_MS = 1100;
const END_PAUSE_MS = 3200;

interface LivingBoardProps {
  spec: Shows;
  showcase: Showcase;
  commons: Pick<Commons, 'frames' | 'settings'>;
}

/** A small board on which a game plays itself; it stands still, at its end, for those who want less motion. */
export function LivingBoard({ spec, showcase, commons }: LivingBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { dark, reducedMotion } = commons.settings;
  const theme = dark.value ? 'dark' : 'light';
  const still = reducedMotion.value;
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    const { shape, length, begun } = showcase;
    let played = still ? length : begun;
    const stage = new Timeline(spec, showcase.snapshot(played), {
      pace: () => NO_PACE,
      motion: () => 'travel',
    });
    const loop = openBoard(element, stage, shape, spec.look, commons.frames);
    const fit = () => loop.fit(element.clientWidth, devicePixelRatio, theme);
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    let timer = 0;
    const act = () => {
      if (played === length) {
        played = 0;
        stage.stepBack(showcase.snapshot(0), commons.frames.now());
      } else {
        played += 1;
        stage.perform(showcase.step(played, commons.frames.now()));
      }
      timer = window.setTimeout(act, played === length ? END_PAUSE_MS : ACTION_PAUSE_MS);
    };
    if (!still) timer = window.setTimeout(act, ACTION_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      loop.dispose();
    };
  }, [theme, still]);
  return <canvas ref={canvas} class="living-board" />;
}
