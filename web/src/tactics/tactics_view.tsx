import type { ReadonlySignal } from '@preact/signals';
import type { TacticsModule } from '../../../wasm/tactics';
import type { AppServices } from '../shell/session/screen_controller';
import type { Session } from '../shell/session/session';
import { attempt } from '../shell/ui/attempt';
import type { Battle } from './battle/battle';
import { BattleScreen } from './battle/battle_screen';
import type { BattleSettings, SavedBattle } from './battle/saved_battle';
import type { OpenReplay } from './replay/open_replay';
import type { OpenTeaching } from './teaching/open_teaching';

/** As much of a controller as its screens show and ask for. */
interface ShownController {
  readonly app: AppServices;
  readonly session: Session<TacticsModule>;
  readonly battle: ReadonlySignal<Battle | null>;
  readonly replay: ReadonlySignal<OpenReplay | null>;
  readonly teaching: ReadonlySignal<OpenTeaching | null>;
  play(rung: number): void;
  begin(settings: BattleSettings): void;
  resume(saved: SavedBattle): void;
  watchBattle(battle: SavedBattle): void;
  learn(): Promise<void>;
}

/** The screens of tactics. */
export function TacticsView({ controller, screen }: { controller: ShownController; screen: string }) {
  const { app, session } = controller;
  const { embed = false, perf = false } = app.parameters;
  const battle = controller.battle.value;
  const replay = controller.replay.value;
  const teaching = controller.teaching.value;
  if (screen === 'replay' && replay !== null) return replay.view(() => app.back());
  if (screen === 'teaching' && teaching !== null) {
    return teaching.view({
      perf,
      growFrom: app.takeGrowth(),
      onHome: () => app.home(),
      onBattle: () => controller.play(session.settings.rung.value),
    });
  }
  if (battle === null) return null;
  return (
    <BattleScreen
      battle={battle}
      session={session}
      embed={embed}
      perf={perf}
      growFrom={app.takeGrowth()}
      onHome={() => app.home()}
      onSettings={() => app.settings()}
      onNewBattle={(settings) => controller.begin(settings)}
      onPlayOn={(saved) => controller.resume(saved)}
      onWatch={() => controller.watchBattle(battle.savedAt())}
      onLearn={() => attempt(() => controller.learn())}
    />
  );
}
