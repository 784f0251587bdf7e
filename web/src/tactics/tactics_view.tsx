import { BattleScreen } from './battle_screen';
import { ReplayScreen } from './replay_screen';
import type { TacticsRoom } from './tactics_room';
import { TeachingScreen } from './teaching/teaching_screen';

/** The screens of tactics. */
export function TacticsView({ room, screen }: { room: TacticsRoom; screen: string }) {
  const { house, session } = room;
  const { embed = false, perf = false } = house.parameters;
  const battle = room.battle.value;
  const replay = room.replay.value;
  const teaching = room.teaching.value;
  if (screen === 'replay' && replay !== null) {
    return <ReplayScreen replay={replay} session={session} onBack={() => house.back()} />;
  }
  if (screen === 'teaching' && teaching !== null) {
    return (
      <TeachingScreen
        teaching={teaching}
        session={session}
        perf={perf}
        growFrom={house.takeGrowth()}
        onHome={() => house.home()}
        onBattle={() => room.play(session.settings.rung.value)}
      />
    );
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
      onLearn={() => room.learn()}
    />
  );
}
