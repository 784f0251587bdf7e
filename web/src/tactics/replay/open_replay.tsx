import type { ComponentChild } from 'preact';
import type { TacticsModule } from '../../../../wasm/tactics';
import type { Session } from '../../shell/session/session';
import type { StageSettings } from '../board/stage';
import { Replay, type ReplayedGame } from './replay';
import { ReplayScreen } from './replay_screen';

/** A game to look at, with its screen: a script of its own, which nobody needs for playing. */
export interface OpenReplay {
  view(onBack: () => void): ComponentChild;
  /** Goes through it by itself, until somebody stops it. */
  play(): void;
  dispose(): void;
}

/** Opens a game at its beginning. Throws an Error with the engine's words where the rules refuse it. */
export function openReplay(
  session: Session<TacticsModule>,
  game: ReplayedGame,
  settings: StageSettings,
): OpenReplay {
  const rules = new session.module.Game();
  try {
    const replay = new Replay(rules, game, session.frames, settings);
    return {
      view: (onBack) => <ReplayScreen replay={replay} session={session} onBack={onBack} />,
      play: () => replay.play(),
      dispose: () => replay.dispose(),
    };
  } finally {
    rules.delete();
  }
}
