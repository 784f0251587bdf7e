import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { messages, rungIdea, rungName } from '../i18n/messages';
import { Icon } from '../shell/icons';
import type { Session } from '../shell/session';
import type { Analyst } from './analysis/analyst';
import type { GomokuGame } from './gomoku_game';
import type { GameSettings } from './saved_game';
import { otherSide } from './snapshot';
import { resultReason } from './words';

interface ResultProps {
  game: GomokuGame;
  analyst: Analyst;
  session: Session<'gomoku'>;
  onNewGame(settings: GameSettings): void;
  onHome(): void;
}

/** The end of a game: what happened, what next. */
export function ResultCard({ game, analyst, session, onNewGame, onHome }: ResultProps) {
  const t = messages.value;
  const hidden = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  const mood = game.outcome.value;
  const over = mood !== null;
  useEffect(() => {
    hidden.value = false;
    if (over) first.current?.focus({ preventScroll: true });
  }, [over, game]);
  if (mood === null) return null;
  const title = { won: t.gomokuWon, lost: t.gomokuLost, draw: t.draw }[mood];
  if (hidden.value) {
    return (
      <button type="button" class="button" onClick={() => (hidden.value = false)}>
        {title}
      </button>
    );
  }
  const { settings } = game;
  const rungs = session.ladder;
  const place = rungs.findIndex(({ rung }) => rung === settings.rung);
  const next = mood === 'draw' ? undefined : rungs[place + (mood === 'won' ? 1 : -1)];
  const harder = rungs[place + 1];
  return (
    <section
      class={`result result-${mood} result-beside`}
      data-testid="result"
      data-result={mood}
      aria-label={title}
    >
      <h2>{title}</h2>
      <p>
        {resultReason(t, game)}{' '}
        <span class="quiet">{t.gomokuAfterMoves(game.snapshot.value.stones.length)}</span>
      </p>
      {harder === undefined ? null : (
        <p class="quiet result-lesson">
          {t.nextRungHas(
            rungName(t, harder.rung, harder.name, 'gomoku'),
            rungIdea(t, harder.rung, harder.idea, 'gomoku'),
          )}
        </p>
      )}
      <div class="result-actions">
        <button
          ref={first}
          type="button"
          class="button primary wide"
          data-testid="rematch-swap"
          onClick={() => onNewGame({ ...settings, side: otherSide(settings.side) })}
        >
          <Icon name="swap" />
          {t.gomokuSwapColours}
        </button>
        <button type="button" class="button" data-testid="rematch" onClick={() => onNewGame(settings)}>
          <Icon name="restart" />
          {t.rematchSame}
        </button>
        <button type="button" class="button" data-testid="take-back" onClick={() => game.undo()}>
          <Icon name="undo" />
          {t.undo}
        </button>
        {next === undefined ? null : (
          <button
            type="button"
            class="button wide"
            data-testid="rung-next"
            onClick={() => onNewGame({ ...settings, rung: next.rung })}
          >
            <Icon name={mood === 'won' ? 'up' : 'chevron'} />
            {mood === 'won'
              ? t.nextRung(rungName(t, next.rung, next.name, 'gomoku'))
              : t.easierRung(rungName(t, next.rung, next.name, 'gomoku'))}
          </button>
        )}
      </div>
      <div class="row result-more">
        <button type="button" class="link" data-testid="see-board" onClick={() => (hidden.value = true)}>
          {t.watchBoard}
        </button>
        <button
          type="button"
          class="link"
          data-testid="analyse"
          onClick={() => {
            hidden.value = true;
            analyst.tab.value = true;
          }}
        >
          {t.gomokuAnalyse}
        </button>
        <button type="button" class="link" onClick={onHome}>
          {t.home}
        </button>
      </div>
    </section>
  );
}
