import type { Session } from '../shell/session/session';
import { RungSelect } from '../shell/ui/rung_select';
import { faceOf, RANK_MAX } from './cells';
import type { Preferences } from './preferences';
import { rungPhrase, rungTitle } from './sentences';
import { SpeedField } from './speed_field';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface AutoplayPanelProps {
  game: Twenty48Game;
  preferences: Preferences;
  session: Session;
  /** The rung that plays. */
  rung: number;
}

/** From this rank on a tile is worth stopping at: 128. */
const STOP_FROM = 7;

/** Who plays when the engine is asked to, how fast, and until when. */
export function AutoplayPanel({ game, preferences, session, rung }: AutoplayPanelProps) {
  const t = messages.value;
  const { stopAt } = preferences;
  const stops = Array.from({ length: RANK_MAX - STOP_FROM + 1 }, (_, place) => STOP_FROM + place);
  return (
    <div class="setup autoplay-panel">
      <label class="field">
        {t.twenty48WhoPlays}
        <RungSelect
          game="twenty48"
          ladder={session.ladder}
          value={rung}
          nameOf={(known) => rungTitle(t, session, known)}
          testId="choose-rung"
          onChange={(chosen) => {
            preferences.rung.value = chosen;
            game.autoplayChanged();
          }}
        />
        <span class="quiet">{rungPhrase(t, session, rung)}</span>
      </label>
      <SpeedField preferences={preferences} onChange={() => game.autoplayChanged()} />
      <label class="field">
        {t.twenty48StopAt}
        <select
          value={stopAt.value}
          data-testid="stop-at"
          onChange={(event) => (stopAt.value = Number(event.currentTarget.value))}
        >
          <option value={0}>{t.twenty48StopNever}</option>
          {stops.map((rank) => (
            <option key={rank} value={rank}>
              {faceOf(rank)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
