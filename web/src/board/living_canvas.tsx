import { useEffect, useRef } from 'preact/hooks';
import type { Milliseconds } from '../conductor/contract';
import type { Commons } from '../shell/session/session';
import { keepFitted } from '../shell/ui/keep_fitted';
import { whenIdle } from '../shell/ui/when_idle';

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

/** So near to the window a board is taken for one that is seen. */
const NEAR = '160px';

/**
 * A small board on which a game plays itself while it is in sight; it stands still for those who want less motion. It
 * begins once the page has nothing else to do, step by step, so that no other board and no press has to wait for all of it.
 */
export function LivingCanvas({ settings, open }: LivingCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = settings.dark.value ? 'dark' : 'light';
  const still = settings.reducedMotion.value;
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    let game: LivingGame | null = null;
    let leaveFitting: (() => void) | null = null;
    let stop = () => {};
    const begin = () => {
      game ??= open(element, still);
      const living = game;
      stop = whenIdle(() => {
        leaveFitting ??= keepFitted(element, (fonts) =>
          living.loop.fit(element.clientWidth, devicePixelRatio, `${theme} ${fonts}`),
        );
        if (!still) act(living, living.pause);
      });
    };
    const act = (living: LivingGame, pause: Milliseconds) => {
      const timer = window.setTimeout(() => act(living, living.act()), pause);
      stop = () => window.clearTimeout(timer);
    };
    const sight = new IntersectionObserver(
      (entries) => {
        stop();
        if (entries.at(-1)?.isIntersecting === true) stop = whenIdle(begin);
      },
      { rootMargin: NEAR },
    );
    sight.observe(element);
    return () => {
      sight.disconnect();
      stop();
      leaveFitting?.();
      game?.loop.dispose();
      game?.dispose?.();
    };
  }, [theme, still]);
  return <canvas ref={canvas} class="living-board" />;
}
