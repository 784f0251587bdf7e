import { figure } from '../i18n/figures';
import { pointsOf } from './events';
import type { Preferences } from './preferences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface ScoreStripProps {
  game: Twenty48Game;
  preferences: Preferences;
  /** The engine's hand in it is not worth a word: nobody here has played it, or the player's own game waits. */
  silent: boolean;
  /** What the next mind of the ladder scores; null where the player does not race it. */
  toBeat: number | null;
}

/** The score, the one to beat, and the best one ever. */
export function ScoreStrip({ game, preferences, silent, toBeat }: ScoreStripProps) {
  const t = messages.value;
  const { score, moves } = game.shown.value;
  const heard = game.past.value === null ? game.heard.value : null;
  const points = heard?.by === 'player' ? pointsOf(heard.events) : 0;
  return (
    <section class="strip strip-score" data-testid="strip-opponent" aria-label={t.twenty48Score}>
      <p class="score">
        <span class="score-name">{t.twenty48Score}</span>
        <b class="score-figure figures" data-testid="score">
          {figure(score)}
        </b>
        {points > 0 ? (
          <span key={moves} class="score-rise figures" aria-hidden="true">
            +{points}
          </span>
        ) : null}
      </p>
      {toBeat === null ? null : (
        <p class="score">
          <span class="score-name">{t.twenty48ToBeat}</span>
          <b class="score-figure figures" data-testid="to-beat">
            {figure(toBeat)}
          </b>
        </p>
      )}
      <p class="score">
        <span class="score-name">{t.twenty48BestScore}</span>
        <b class="score-figure figures" data-testid="best-score">
          {figure(preferences.best.value)}
        </b>
      </p>
      {game.helped.value && !silent ? <p class="score-note">{t.twenty48Helped}</p> : null}
    </section>
  );
}
