import { Strip } from '../board/strip';
import { figure } from '../i18n/figures';
import type { Session } from '../shell/session/session';
import { climbedWith } from './rival';
import { rungPhrase, rungTitle } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface RivalStripProps {
  game: Twenty48Game;
  session: Session;
}

/** The player alone against the ladder: whose average is to be passed next, and how far that is. */
export function RivalStrip({ game, session }: RivalStripProps) {
  const t = messages.value;
  const { score } = game.shown.value;
  const { passed, next } = climbedWith(session.ladder, score);
  const rival = next ?? passed;
  if (rival === null) return null;
  const { rung } = rival;
  const name = rungTitle(t, session, rung);
  const told = next === null ? t.twenty48AboveAll : t.twenty48NextMind;
  const from = passed?.points ?? 0;
  const way = next === null ? 1 : Math.max(0, (score - from) / Math.max(1, next.points - from));
  return (
    <Strip
      look="engine"
      label={next === null ? told : t.twenty48Rival(name, figure(next.points))}
      sign={null}
      face={{ game: 'twenty48', rung, mood: next === null ? 'lost' : 'watches' }}
      name={name}
      line={`${told} · ${t.rungNumber(rung)} · ${rungPhrase(t, session, rung)}`}
      active={false}
      thinking={false}
      testId="strip-player"
    >
      <span class="rival-way" aria-hidden="true" data-testid="rival-way">
        <span style={{ transform: `scaleX(${Math.min(1, way)})` }} />
      </span>
    </Strip>
  );
}
