import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Twenty48Module } from '../../../wasm/twenty48';
import { ActionButton } from '../board/action_button';
import { FallbackEngineNote } from '../board/fallback_engine/fallback_engine_note';
import { HintHead } from '../board/hint_head';
import { figure } from '../i18n/figures';
import { AfterScore } from '../ladder/after_score';
import type { Apart } from '../play/apart';
import type { Session } from '../shell/session/session';
import { Icon } from '../shell/ui/icons';
import { takeFocus } from '../shell/ui/take_focus';
import { Arrow } from './arrow';
import { faceOf, GOAL } from './cells';
import type { Preferences } from './preferences';
import { ReviewLine, SharedCard } from './review/later_review';
import { climbedWith } from './rival';
import { adviceWords, directionName, rungTitle } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

interface CardProps {
  game: Twenty48Game;
  session: Session<Twenty48Module>;
  preferences: Preferences;
  /** The game is over, and others have played it. */
  shared: boolean;
  /** It is the player's own game against the ladder. */
  races: boolean;
  /** The player's own game, which waits meanwhile: its slides; null where none waits. */
  waits: number | null;
  /** What it belongs to; null for one of the usual games. */
  apart: Apart | null;
  /** `seed`: null for a new one. */
  onNewGame(seed: number | null): void;
  onHome(): void;
  /** Back to the player's own game. */
  onOwn(): void;
}

/** Beside the board, one thing at a time: the end of the game, a large tile, the hint, or how to play. */
export function Card(props: CardProps) {
  const { game } = props;
  const t = messages.value;
  const phase = game.phase.value;
  if (props.shared) return <SharedCard {...props} onPlay={() => props.onNewGame(game.settings.seed)} />;
  if (phase === 'over') return <EndCard {...props} />;
  if (game.milestone.value !== null) return <MilestoneCard game={game} rank={game.milestone.value} />;
  if (phase === 'player' && game.analysis.open.value) return <HintCard {...props} />;
  if (props.waits !== null) return <CopyCard moves={props.waits} onOwn={props.onOwn} />;
  if (game.snapshot.value.moves > 0) return null;
  return (
    <div class="context context-hint" data-testid="context">
      <strong>{t.twenty48How}</strong>
      <p>{t.twenty48HowMore}</p>
    </div>
  );
}

/** What each slide is worth, in words. */
function HintCard({ game, session, races }: CardProps) {
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
      {/* Else the engine's own strip says so. */}
      {races ? (
        <FallbackEngineNote
          substitution={game.substitution}
          nameOf={(known) => rungTitle(t, session, known)}
        />
      ) : null}
    </section>
  );
}

/** The engine plays, and the player's own game waits. */
function CopyCard({ moves, onOwn }: { moves: number; onOwn(): void }) {
  const t = messages.value;
  return (
    <div class="context context-hint" data-testid="own-waits">
      <strong>{t.twenty48OwnWaits(figure(moves))}</strong>
      <button type="button" class="link" onClick={onOwn}>
        {t.twenty48BackToOwn}
      </button>
    </div>
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
function EndCard({ game, session, preferences, waits, apart, onNewGame, onOwn }: CardProps) {
  const t = messages.value;
  const first = useRef<HTMLButtonElement>(null);
  /** The board has the place to itself. */
  const away = useSignal(false);
  useEffect(() => takeFocus(first.current), []);
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
        <div class="result-told">
          <h2>{t.twenty48Over}</h2>
          <p>{t.twenty48OverLine(figure(score), faceOf(largest))}</p>
          <p class="quiet">{t.twenty48AfterMoves(figure(moves))}</p>
          {game.helped.value ? null : (
            <AfterScore
              game="twenty48"
              ladder={session.ladder}
              words={t}
              {...climbedWith(session.ladder, score)}
              isBest={score >= preferences.best.value}
            />
          )}
        </div>
        <div class="result-ways">
          <div class="result-actions">
            <button
              ref={first}
              type="button"
              class="button primary wide"
              data-testid={apart === null ? 'play-again' : 'leave-apart'}
              onClick={() => {
                if (apart !== null) apart.leave();
                else if (waits === null) onNewGame(null);
                else onOwn();
              }}
            >
              <Icon name={apart === null && waits === null ? 'restart' : 'back'} />
              {apart?.leaveWords() ?? (waits === null ? t.twenty48NewGame : t.twenty48BackToOwn)}
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
        </div>
      </section>
    </>
  );
}
