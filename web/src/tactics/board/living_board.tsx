import START from 'virtual:showcase_start';
import type { TacticsGame, TacticsModule } from '../../../../wasm/tactics';
import { LivingCanvas, type LivingGame } from '../../board/living_canvas';
import type { Session } from '../../shell/session/session';
import { tacticsBoard } from './craft';
import { landscapeOf } from './landscape';
import { showcaseAction } from './showcase';
import { SHOWCASE_SEED } from './showcase_seed';
import { type StageSettings, TacticsStage } from './stage';

const PAUSE_MS = 900;

/** A small board on which a battle plays itself. */
export function LivingBoard({ session }: { session: Session<TacticsModule> }) {
  return <LivingCanvas settings={session.settings} open={(canvas) => openBattle(canvas, session)} />;
}

function openBattle(canvas: HTMLCanvasElement, session: Session<TacticsModule>): LivingGame {
  const rules = new session.module.Game();
  begin(rules);
  const settings: StageSettings = {
    pace: () => ({ banner: 0, unit: 1800, turn: Number.POSITIVE_INFINITY }),
    motion: () => (session.settings.reducedMotion.value ? 'fade' : 'travel'),
  };
  const stage = new TacticsStage(rules.snapshot(), settings, landscapeOf(rules.text()));
  let drawn = 0;
  return {
    loop: tacticsBoard(canvas, stage, stage.landscape, session.frames),
    pause: PAUSE_MS,
    act() {
      const before = rules.snapshot();
      if (rules.result() !== 0) begin(rules);
      else if (rules.play(showcaseAction(rules, drawn++)) === '') {
        const now = session.frames.now();
        const events = rules.events();
        const after = rules.snapshot();
        const end = stage.perform({ action: 0, events, before, after, start: now, by: 'player' });
        return end - now + PAUSE_MS;
      }
      return PAUSE_MS;
    },
    dispose: () => rules.delete(),
  };
}

function begin(rules: TacticsGame): void {
  if (rules.load(START) !== '') rules.start(SHOWCASE_SEED);
}
