import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { ActionButton } from '../board/action_button';
import { HintHead } from '../board/hint_head';
import { figure } from '../i18n/figures';
import type { Session } from '../shell/session/session';
import { Icon } from '../shell/ui/icons';
import { Arrow } from './arrow';
import { faceOf, GOAL } from './cells';
import { ReviewLine, SharedCard } from './review/later_review';
import { adviceWords, directionName } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface CardProps {
  game: Twenty48Game;
  session: Session<Twenty48Module>;
  /** The game is over, and others have played it. */
  shared: boolean;
  /** `seed`: null for a new one. */
  onNewGame(seed: number | null): void;
  onHome(): void;
}

/** Beside the board, one thing at a time: the end of the game, a large tile, the hint, or how to play. */
export function Card(props: CardProps) {
  const { game } = props;
  const t = messages.value;
  const phase = game.phase.value;
  if (props.shared) return <SharedCard {...props} onPlay={() => props.onNewGame(game.settings.seed)} />;
  if (phase === 'over') return <EndCard {...props} />;
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
      <HintHead title={t.twenty48HintTitle} onClose={() => (analysis.open.value = false)} />
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
      <button type="button" class="link" onClick={() => (game.milestone.value = null)}>
        {t.close}
      </button>
    </div>
  );
}

/** The end of a game: what happened, what next. */
function EndCard({ game, session, onNewGame }: CardProps) {
  const t = messages.value;
  const first = useRef<HTMLButtonElement>(null);
  /** The board has the place to itself. */
  const away = useSignal(false);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const { score, largest, moves } = game.snapshot.value;
  const comeBack = () => {
    away.value = false;
    game.lookAt(null);
  };
  return (
    <>
      {away.value ? <ActionButton label={t.twenty48Over} testId="back-to-result" onAct={comeBack} /> : null}
      <section
        class={away.value ? '' : 'result result-beside tile-end'}
        data-testid="result"
        aria-label={t.twenty48Over}
        hidden={away.value}
      >
        <h2>{t.twenty48Over}</h2>
        <p>{t.twenty48OverLine(figure(score), faceOf(largest))}</p>
        <p class="quiet">{t.twenty48AfterMoves(figure(moves))}</p>
        <div class="result-actions">
          <button
            ref={first}
            type="button"
            class="button primary wide"
            data-testid="play-again"
            onClick={() => onNewGame(null)}
          >
            <Icon name="restart" />
            {t.twenty48NewGame}
          </button>
          <ActionButton
            icon="undo"
            label={t.twenty48UndoLast}
            testId="take-back"
            look="wide"
            onAct={() => game.undo()}
          />
          <ActionButton
            icon="play"
            label={t.twenty48Watch}
            testId="watch-again"
            look="wide"
            onAct={() => {
              away.value = true;
              game.rewind.play();
            }}
          />
        </div>
        <div class="tile-review">
          <ReviewLine game={game} session={session} />
        </div>
      </section>
    </>
  );
}
