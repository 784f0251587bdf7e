import { useEffect, useRef } from 'preact/hooks';
import type { TacticsModule } from '../../../wasm/tactics';
import type { Session } from '../shell/session';
import { tacticsBoard } from './board/craft';
import { landscapeOf } from './landscape';
import { showcaseAction } from './showcase';
import { type StageSettings, TacticsStage } from './stage';

/** A map that shows all that a map can. */
const SHOWCASE_SEED = 11;
const PAUSE_MS = 900;

/** A small board on which a battle plays itself; it stands still for those who want less motion. */
export function LivingBoard({ session }: { session: Session<TacticsModule> }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dark = session.settings.dark.value;
  useEffect(() => {
    if (canvas.current === null) return;
    const element = canvas.current;
    const rules = new session.module.Game();
    rules.start(SHOWCASE_SEED);
    const settings: StageSettings = {
      pace: () => ({ banner: 0, unit: 1800, turn: Number.POSITIVE_INFINITY }),
      motion: () => (session.settings.reducedMotion.value ? 'fade' : 'travel'),
    };
    const stage = new TacticsStage(rules.snapshot(), settings, landscapeOf(rules.text()));
    const loop = tacticsBoard(element, stage, session.frames);
    const fit = () => loop.fit(element.clientWidth, devicePixelRatio, dark ? 'dark' : 'light');
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    fit();
    let timer = 0;
    let drawn = 0;
    const act = () => {
      const before = rules.snapshot();
      if (rules.result() !== 0) rules.start(SHOWCASE_SEED);
      else if (rules.play(showcaseAction(rules, drawn++)) === '') {
        const now = session.frames.now();
        const events = rules.events();
        const after = rules.snapshot();
        const end = stage.perform({ action: 0, events, before, after, start: now, by: 'player' });
        timer = window.setTimeout(act, end - now + PAUSE_MS);
        return;
      }
      timer = window.setTimeout(act, PAUSE_MS);
    };
    if (!session.settings.reducedMotion.value) timer = window.setTimeout(act, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      loop.dispose();
      rules.delete();
    };
  }, [dark]);
  return <canvas ref={canvas} class="living-board" />;
}
