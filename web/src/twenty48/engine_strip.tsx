import { Strip } from '../board/strip';
import type { Session } from '../shell/session';
import { rungPhrase, rungTitle } from './sentences';
import { StandInNote } from './stand_in_note';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface EngineStripProps {
  game: Twenty48Game;
  session: Session;
  /** The rung that plays when the engine is asked to. */
  rung: number;
}

/** The engine: who plays when it is asked to, with what idea, and whether it does. */
export function EngineStrip({ game, session, rung }: EngineStripProps) {
  const t = messages.value;
  const playing = game.phase.value === 'autoplay';
  const name = rungTitle(t, session, rung);
  return (
    <Strip
      look="engine"
      label={playing ? t.twenty48Plays(name) : t.twenty48Waits(name)}
      sign={null}
      face={{ game: 'twenty48', rung, mood: playing ? 'thinks' : game.over.value ? 'lost' : 'watches' }}
      name={name}
      line={`${playing ? t.twenty48PlaysNow : t.twenty48Watches} · ${t.rungNumber(rung)} · ${rungPhrase(t, session, rung)}`}
      active={playing}
      thinking={playing}
      testId="strip-player"
    >
      <StandInNote substitution={game.substitution} session={session} />
    </Strip>
  );
}
