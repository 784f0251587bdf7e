import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GomokuRecord } from '../gomoku/game_record';
import { otherSide } from '../gomoku/snapshot';
import { opponentName, resultReason } from '../gomoku/words';
import { messages } from '../gomoku/words/messages';
import { rungIdea, rungName } from '../i18n/rungs';
import { Icon } from '../shell/icons';
import type { Session } from '../shell/session';
import type { Analyst } from './analysis/analysis';
import { TurningLine } from './analysis/turning_line';
import { CopyLink } from './files/keep_game';
import type { GomokuGame } from './game';
import type { GameSettings, SavedGame } from './saved_game';

interface ResultProps {
  game: GomokuGame;
  analyst: Analyst;
  session: Session<'gomoku'>;
  /** The game as a link has it. */
  record: GomokuRecord;
  onNewGame(settings: GameSettings): void;
  /** Goes on from an earlier moment of the game. */
  onPlayOn(saved: SavedGame): void;
  /** Shows the analysis. */
  onAnalyse(): void;
  onHome(): void;
}

/** The end of a game: what happened, why, what next. */
export function ResultCard(props: ResultProps) {
  const { game, analyst, session, record, onNewGame, onPlayOn, onAnalyse, onHome } = props;
  const t = messages.value;
  const hidden = useSignal(false);
  const first = useRef<HTMLButtonElement>(null);
  const mood = game.outcome.value;
  const over = mood !== null;
  useEffect(() => {
    hidden.value = false;
    if (over) first.current?.focus({ preventScroll: true });
  }, [over, game]);
  const open = over && !hidden.value;
  useEffect(() => {
    analyst.review.value = open;
    return () => {
      analyst.review.value = false;
    };
  }, [analyst, open]);
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
  const turning = analyst.turning.value;
  const point = mood === 'lost' && turning?.complete ? turning.point : null;
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
      <TurningLine analyst={analyst} opponentName={opponentName(t, session, settings.rung)} />
      {harder === undefined ? null : (
        <p class="quiet result-lesson">{t.nextRungHas(rungName(t, harder), rungIdea(t, harder))}</p>
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
        {point === null ? null : (
          <button
            type="button"
            class="button wide"
            data-testid="play-on"
            onClick={() => onPlayOn(game.savedAt(point.length))}
          >
            <Icon name="undo" />
            {t.gomokuPlayOnFrom(game.moves.value[point.length]?.number ?? 0)}
          </button>
        )}
        {next === undefined ? null : (
          <button
            type="button"
            class="button wide"
            data-testid="rung-next"
            onClick={() => onNewGame({ ...settings, rung: next.rung })}
          >
            <Icon name={mood === 'won' ? 'up' : 'chevron'} />
            {mood === 'won' ? t.nextRung(rungName(t, next)) : t.easierRung(rungName(t, next))}
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
            onAnalyse();
          }}
        >
          {t.gomokuAnalyse}
        </button>
        <CopyLink record={record} plain />
        <button type="button" class="link" onClick={onHome}>
          {t.home}
        </button>
      </div>
    </section>
  );
}
