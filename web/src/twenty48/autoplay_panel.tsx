import { messages } from '../i18n/messages';
import type { Session } from '../shell/session';
import { faceOf, RANK_MAX } from './cells';
import type { Preferences } from './preferences';
import { SPEEDS } from './speed';
import type { Twenty48Game } from './twenty48_game';
import { rungPhrase, rungTitle } from './words';

interface AutoplayPanelProps {
  game: Twenty48Game;
  preferences: Preferences;
  session: Session<'twenty48'>;
  /** The rung that plays. */
  rung: number;
}

/** From this rank on a tile is worth stopping at: 128. */
const STOP_FROM = 7;

/** Who plays when the engine is asked to, how fast, and until when. */
export function AutoplayPanel({ game, preferences, session, rung }: AutoplayPanelProps) {
  const t = messages.value;
  const { speed, stopAt } = preferences;
  const stops = Array.from({ length: RANK_MAX - STOP_FROM + 1 }, (_, place) => STOP_FROM + place);
  const words = {
    step: t.twenty48SpeedStep,
    '1': t.twenty48SpeedPerSecond(1),
    '5': t.twenty48SpeedPerSecond(5),
    '20': t.twenty48SpeedPerSecond(20),
    fastest: t.twenty48SpeedFastest,
  };
  return (
    <div class="setup autoplay-panel">
      <label class="field">
        {t.twenty48WhoPlays}
        <select
          value={rung}
          data-testid="choose-rung"
          onChange={(event) => {
            preferences.rung.value = Number(event.currentTarget.value);
            game.autoplayChanged();
          }}
        >
          {[...session.ladder].reverse().map((known) => (
            <option key={known.rung} value={known.rung}>
              {known.rung} · {rungTitle(t, session, known.rung)}
            </option>
          ))}
        </select>
        <span class="quiet">{rungPhrase(t, session, rung)}</span>
      </label>
      <label class="field">
        <span class="field-head">
          {t.twenty48Speed}
          <b class="quiet">{words[speed.value]}</b>
        </span>
        <input
          type="range"
          class="slider"
          min={0}
          max={SPEEDS.length - 1}
          step={1}
          value={SPEEDS.indexOf(speed.value)}
          aria-valuetext={words[speed.value]}
          data-testid="speed"
          onInput={(event) => {
            speed.value = SPEEDS[event.currentTarget.valueAsNumber] ?? '5';
            game.autoplayChanged();
          }}
        />
      </label>
      <label class="field">
        {t.twenty48StopAt}
        <select
          value={stopAt.value}
          data-testid="stop-at"
          onChange={(event) => {
            stopAt.value = Number(event.currentTarget.value);
          }}
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
