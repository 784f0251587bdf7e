import { useEffect, useRef } from 'preact/hooks';
import type { Milliseconds } from '../conductor/contract';
import type { Commons } from '../shell/session/session';
import { keepFitted } from '../shell/ui/keep_fitted';

/** A game that plays itself on a canvas. */
export interface LivingGame {
  /** What paints it. */
  loop: { fit(across: number, ratio: number, theme: string): void; dispose(): void };
  /** Until the first action. */
  pause: Milliseconds;
  /** Shows what comes next. Returns how long until that is to be called again. */
  act(): Milliseconds;
  /** Called when the canvas goes, once nothing is painted any more. */
  dispose?(): void;
}

interface LivingCanvasProps {
  settings: Commons['settings'];
  /** Begins a game on the canvas; one that stands still shows what it would be left with. */
  open(canvas: HTMLCanvasElement, still: boolean): LivingGame;
}

/** A small board on which a game plays itself; it stands still for those who want less motion. */
export function LivingCanvas({ settings, open }: LivingCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = settings.dark.value ? 'dark' : 'light';
  const still = settings.reducedMotion.value;
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    const game = open(element, still);
    const leaveFitting = keepFitted(element, (fonts) =>
      game.loop.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`),
    );
    let timer = 0;
    const act = () => {
      timer = window.setTimeout(act, game.act());
    };
    if (!still) timer = window.setTimeout(act, game.pause);
    return () => {
      clearTimeout(timer);
      leaveFitting();
      game.loop.dispose();
      game.dispose?.();
    };
  }, [theme, still]);
  return <canvas ref={canvas} class="living-board" />;
}
