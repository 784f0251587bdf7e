import { useEffect, useRef } from 'preact/hooks';
import { HintHead } from '../../board/hint_head';
import { Icon } from '../../shell/icons';
import { sideName } from '../sentences';
import { messages } from '../words/messages';
import type { Analysis } from './analysis';
import type { GhostAction } from './ghost_plan';
import { BETTER_PLACE, differing, PLAYED_PLACE, type PlayedTurn } from './past_turn';
import { PlanMark } from './plan_mark';
import { actionWords, certainWords, mannerWords } from './plan_words';

interface PlayedTurnCardProps {
  analysis: Analysis;
  turn: PlayedTurn;
  opponentName: string;
  /** Takes the battle up again after so many actions. */
  onTryAgain(length: number): void;
}

/** A turn in words: what was done, and what the engine values more, as it does and no more than that. */
export function PlayedTurnCard({ analysis, turn, opponentName, onTryAgain }: PlayedTurnCardProps) {
  const t = messages.value;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('.hint-close')?.focus();
  }, [turn]);
  const better = analysis.better.value;
  const rather = better === null ? [] : differing(better.actions, turn.actions);
  const own = turn.side === analysis.side;
  const title = t.playedTitle(turn.round);
  return (
    <section ref={card} class="context hint-card" aria-label={title} data-testid="played-card">
      <HintHead icon="eye" title={title} onClose={() => analysis.close()} />
      <p class="quiet">{t.consideredBoard(sideName(t, turn.side), turn.round)}</p>
      {own ? (
        <button
          type="button"
          class="button primary wide"
          data-testid="try-again"
          onClick={() => onTryAgain(turn.length)}
        >
          <Icon name="restart" />
          {t.tryAgainHere}
        </button>
      ) : null}
      <ul class="plans" aria-live="polite">
        <Way
          analysis={analysis}
          place={PLAYED_PLACE}
          title={own ? t.playedYours : t.playedTheirs(opponentName)}
          actions={differing(turn.actions, better?.actions ?? [])}
        />
        {better === null || rather.length === 0 ? null : (
          <Way
            analysis={analysis}
            place={BETTER_PLACE}
            title={t.playedBetter}
            manner={mannerWords(t, better.line)}
            actions={rather}
          />
        )}
      </ul>
      {better === null ? (
        <p role="status">{analysis.lost.value ? t.hintLost : t.hintThinking}</p>
      ) : (
        <p class="quiet">
          {rather.length === 0 ? t.playedSame : certainWords(t, better.line) || t.playedValued}
        </p>
      )}
    </section>
  );
}

interface WayProps {
  analysis: Analysis;
  place: number;
  title: string;
  manner?: string;
  actions: readonly GhostAction[];
}

/** One of the ways to play the turn, with the mark of its lines on the board; pressed, it stands out there alone. */
function Way({ analysis, place, title, manner, actions }: WayProps) {
  const t = messages.value;
  const chosen = analysis.chosen.value === place;
  return (
    <li>
      <button
        type="button"
        class={chosen ? 'plan plan-chosen' : 'plan'}
        aria-pressed={chosen}
        data-testid={`way-${place}`}
        onClick={() => analysis.choose(chosen ? -1 : place)}
      >
        <PlanMark place={place} numbered={false} />
        <span class="plan-words">
          <b>{title}</b>
          {manner === undefined ? null : <span class="plan-manner">{manner}</span>}
          <span class="plan-quality">
            {actions.length === 0 ? t.planNothing : actionWords(t, actions).join('; ')}
          </span>
        </span>
      </button>
    </li>
  );
}
