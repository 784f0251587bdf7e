import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { FallbackEngineNote } from '../board/fallback_engine/fallback_engine_note';
import type { Occasion } from '../board/said';
import { Strip } from '../board/strip';
import type { Mood } from '../faces/face';
import type { Session } from '../shell/session/session';
import { GOAL } from './cells';
import { lines } from './lines/lines';
import { rungPhrase, rungTitle } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface EngineStripProps {
  game: Twenty48Game;
  session: Session;
  /** The rung that plays when the engine is asked to. */
  rung: number;
}

/** What the engine has to say of a game that it plays; of the player's own it says nothing. */
function occasionOf(game: Twenty48Game): Occasion | null {
  const { largest } = game.snapshot.value;
  const phase = game.phase.value;
  if (phase === 'over') return game.helped.value ? (largest < GOAL ? 'loses' : 'wins') : null;
  if (phase !== 'autoplay' || largest >= GOAL) return null;
  // One merge before it the goal comes in sight.
  return largest === GOAL - 1 ? 'seesWin' : 'begins';
}

/** What its face shows of it. */
function moodOf(game: Twenty48Game): Mood {
  const phase = game.phase.value;
  if (phase === 'over') return game.snapshot.value.largest < GOAL ? 'lost' : 'wins';
  return phase === 'autoplay' ? 'thinks' : 'watches';
}

/** The engine: who plays when it is asked to, with what idea, and whether it does. */
export function EngineStrip({ game, session, rung }: EngineStripProps) {
  const t = messages.value;
  const playing = game.phase.value === 'autoplay';
  const occasion = useMemo(() => computed(() => occasionOf(game)), [game]);
  const mood = useMemo(() => computed(() => moodOf(game)), [game]);
  const name = rungTitle(t, session, rung);
  return (
    <Strip
      look="engine"
      label={playing ? t.twenty48Plays(name) : t.twenty48Waits(name)}
      sign={null}
      face={{ game: 'twenty48', rung, mood: mood.value }}
      saying={
        session.settings.lines.value ? { lines, rung, occasion: occasion.value, game: game.id } : undefined
      }
      name={name}
      line={`${playing ? t.twenty48PlaysNow : t.twenty48Watches} · ${t.rungNumber(rung)} · ${rungPhrase(t, session, rung)}`}
      active={playing}
      thinking={playing}
      testId="strip-player"
    >
      <FallbackEngineNote substitution={game.substitution} nameOf={(known) => rungTitle(t, session, known)} />
    </Strip>
  );
}
