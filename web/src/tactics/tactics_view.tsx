import type { ReadonlySignal } from '@preact/signals';
import type { TacticsModule } from '../../../wasm/tactics';
import { attempt } from '../shell/attempt';
import type { House } from '../shell/room';
import type { Session } from '../shell/session';
import type { Battle } from './battle';
import { BattleScreen } from './battle_screen';
import type { OpenReplay } from './open_replay';
import type { BattleSettings, SavedBattle } from './saved_battle';
import type { OpenTeaching } from './teaching/open_teaching';

/** As much of a room as its screens show and ask for. */
interface ShownRoom {
  readonly house: House;
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
export function TacticsView({ room, screen }: { room: ShownRoom; screen: string }) {
  const { house, session } = room;
  const { embed = false, perf = false } = house.parameters;
  const battle = room.battle.value;
  const replay = room.replay.value;
  const teaching = room.teaching.value;
  if (screen === 'replay' && replay !== null) return replay.view(() => house.back());
  if (screen === 'teaching' && teaching !== null) {
    return teaching.view({
      perf,
      growFrom: house.takeGrowth(),
      onHome: () => house.home(),
      onBattle: () => room.play(session.settings.rung.value),
    });
  }
  if (battle === null) return null;
  return (
    <BattleScreen
      battle={battle}
      session={session}
      embed={embed}
      perf={perf}
      growFrom={house.takeGrowth()}
      onHome={() => house.home()}
      onSettings={() => house.settings()}
      onNewBattle={(settings) => room.begin(settings)}
      onPlayOn={(saved) => room.resume(saved)}
      onWatch={() => room.watchBattle(battle.savedAt())}
      onLearn={() => attempt(() => room.learn())}
    />
  );
}
