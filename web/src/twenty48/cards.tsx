import { useEffect, useRef } from 'preact/hooks';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { HintHead } from '../board/hint_head';
import { figure } from '../i18n/figures';
import type { Session } from '../shell/session/session';
import { Icon } from '../shell/ui/icons';
import { Arrow } from './arrow';
import { faceOf, GOAL } from './cells';
import { ReviewLine } from './review/later_review';
import { adviceWords, directionName } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface CardProps {
  game: Twenty48Game;
  session: Session<Twenty48Module>;
  onNewGame(): void;
}

/** Beside the board, one thing at a time: the end of the game, a large tile, the hint, or how to play. */
export function Card({ game, session, onNewGame }: CardProps) {
  const t = messages.value;
  const phase = game.phase.value;
  if (phase === 'over') return <EndCard game={game} session={session} onNewGame={onNewGame} />;
  if (game.milestone.value !== null) return <MilestoneCard game={game} rank={game.milestone.value} />;
  if (phase === 'player' && game.analysis.open.value) return <HintCard game={game} />;
  if (game.snapshot.value.moves > 0) return null;
  return (
    <div class="context context-hint" data-testid="context">
      <strong>{t.twenty48How}</strong>
      <p>{t.twenty48HowMore}</p>
    </div>
  );
}

/** What each slide is worth, in words. */
function HintCard({ game }: { game: Twenty48Game }) {
  const t = messages.value;
  const { analysis } = game;
  const advice = analysis.advice.value;
  const isRough = analysis.isRough.value;
  return (
    <section class="context hint-card" aria-label={t.twenty48HintTitle} data-testid="hint-card">
      <HintHead
        title={t.twenty48HintTitle}
        onClose={() => {
          analysis.open.value = false;
        }}
      />
      {advice.length === 0 ? (
        <p class="quiet">{t.twenty48Weighing}</p>
      ) : (
        <ol class="hint-list">
          {advice.map((known, place) => (
            <li key={known.direction}>
              <button
                type="button"
                class={place === 0 ? 'hint-line hint-line-best' : 'hint-line'}
                onClick={() => game.play(known.direction)}
              >
                <Arrow direction={known.direction} />
                <span>{directionName(t, known.direction)}</span>
                <b class="figures">{adviceWords(t, known, place, isRough)}</b>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A large tile was made: worth a word, and not in the way. */
function MilestoneCard({ game, rank }: { game: Twenty48Game; rank: number }) {
  const t = messages.value;
  return (
    <div class="context context-hint milestone" role="status" data-testid="milestone">
      <strong>{t.twenty48Made(faceOf(rank))}</strong>
      <p>{rank === GOAL ? t.twenty48Goal : t.twenty48GoOn}</p>
      <button
        type="button"
        class="link"
        onClick={() => {
          game.milestone.value = null;
        }}
      >
        {t.close}
      </button>
    </div>
  );
}

/** The end of a game: what happened, what next. */
function EndCard({ game, session, onNewGame }: CardProps) {
  const t = messages.value;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { score, largest, moves } = game.snapshot.value;
  return (
    <section class="result result-beside tile-end" data-testid="result" aria-label={t.twenty48Over}>
      <h2>{t.twenty48Over}</h2>
      <p>{t.twenty48OverLine(figure(score), faceOf(largest))}</p>
      <p class="quiet">{t.twenty48AfterMoves(figure(moves))}</p>
      <div class="result-actions">
        <button
          ref={first}
          type="button"
          class="button primary wide"
          data-testid="play-again"
          onClick={onNewGame}
        >
          <Icon name="restart" />
          {t.twenty48NewGame}
        </button>
        <button type="button" class="button wide" data-testid="take-back" onClick={() => game.undo()}>
          <Icon name="undo" />
          {t.twenty48UndoLast}
        </button>
      </div>
      <div class="tile-review">
        <ReviewLine game={game} session={session} />
      </div>
    </section>
  );
}
