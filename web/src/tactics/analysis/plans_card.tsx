import { useEffect, useRef } from 'preact/hooks';
import { HintHead } from '../../board/hint_head';
import { strokeOf } from '../../shell/ui/keys';
import { sideName } from '../battle/sentences';
import type { BattleAnalysis } from './battle_analysis';
import type { GhostPlan } from './ghost_plan';
import { AnswerMark, PlanMark } from './plan_mark';
import {
  actionWords,
  answerWords,
  certainWords,
  distinction,
  flagPhrase,
  flagWords,
  qualityWords,
  scoreLossFigure,
  sharedFlags,
} from './plan_words';
import { PlayPlan } from './play_plan';
import { messages } from './words/messages';

interface PlansProps {
  analysis: BattleAnalysis;
  opponentName: string;
  /** In a card that has a head already: the plans alone. */
  bare?: boolean;
}

/** The plans on the board in words, while there are any. Hovering, focusing or tapping a plan brings it out. */
export function PlansCard({ analysis, opponentName, bare = false }: PlansProps) {
  const t = messages.value;
  const card = useRef<HTMLElement>(null);
  const view = analysis.view.value;
  const isHint = view?.kind !== 'past';
  const plans = isHint ? (analysis.advice.value ?? []) : view.turn.plans;
  const waiting = isHint && analysis.advice.value === null;
  const there = plans.length > 0;
  const shared = sharedFlags(t, plans);
  useEffect(() => returnFocus(card.current), [view]);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>(there ? '.plan' : '.hint-close')?.focus();
  }, [view, there]);
  const title = isHint ? t.hintTitle : t.consideredTitle(opponentName);
  return (
    <section
      ref={card}
      class={bare ? undefined : 'context hint-card'}
      aria-label={title}
      data-testid={isHint ? 'hint-plans' : 'considered-card'}
      onKeyDown={(event) => walk(event, analysis)}
    >
      {bare ? null : <HintHead icon="eye" title={title} onClose={() => analysis.close()} />}
      {isHint ? null : <p class="quiet">{t.consideredBoard(sideName(t, view.turn.side), view.turn.round)}</p>}
      {waiting ? <p role="status">{analysis.lost.value ? t.hintLost : t.hintThinking}</p> : null}
      {!waiting && !there ? <p role="status">{t.hintNone}</p> : null}
      {shared === '' ? null : <p class="quiet">{t.planEach(shared)}</p>}
      <ul class="plans">
        {plans.map((plan, place) => (
          <li key={place}>
            <PlanRow
              plan={plan}
              all={plans}
              place={place}
              rough={isHint && analysis.isRough.value}
              begun={!isHint && view.turn.begun === place}
              chosen={analysis.chosen.value === place}
              onChoose={() => analysis.choose(place)}
              onPoint={(on) => analysis.pointAt(on ? place : -1)}
            />
          </li>
        ))}
      </ul>
      <PlayPlan analysis={analysis} testId="play-plan" />
    </section>
  );
}

/** Gives the focus back, once the card goes that takes it, to what had it before. */
function returnFocus(card: HTMLElement | null): () => void {
  const before = document.activeElement;
  return () => {
    const here = document.activeElement;
    const isLost = here === document.body || card?.contains(here) === true;
    if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

interface PlanRowProps {
  plan: GhostPlan;
  all: readonly GhostPlan[];
  place: number;
  /** By a fallback engine: better or worse, but not by how much. */
  rough: boolean;
  /** The opponent's turn began like this. */
  begun: boolean;
  chosen: boolean;
  onChoose(): void;
  /** A mouse came onto the row, or left it. */
  onPoint(on: boolean): void;
}

function PlanRow({ plan, all, place, rough, begun, chosen, onChoose, onPoint }: PlanRowProps) {
  const t = messages.value;
  const figure = rough ? '' : scoreLossFigure(plan.line);
  const apart = distinction(t, plan, all);
  const certain = certainWords(t, plan.line);
  return (
    <button
      type="button"
      class={chosen ? 'plan plan-chosen' : 'plan'}
      aria-pressed={chosen}
      data-testid={`plan-${place}`}
      onClick={onChoose}
      onFocus={onChoose}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onPoint(true);
      }}
      onPointerLeave={() => onPoint(false)}
    >
      <PlanMark place={place} />
      <span class="plan-words">
        {certain === '' ? null : <b class="plan-certain">{certain}</b>}
        <span class="plan-flags">{apart === '' ? flagWords(t, plan.line) : apart}</span>
        <span class="plan-quality figures">
          {qualityWords(t, plan.line, place)}
          {figure === '' ? null : (
            <span title={t.planShare}>
              {' · '}
              {figure}
              <span class="sr-only"> {t.planShare}</span>
            </span>
          )}
          {apart === '' || sharedFlags(t, all) !== '' ? '' : ` · ${flagPhrase(t, plan.line)}`}
          {begun ? <b>{t.planBegun}</b> : null}
        </span>
        <Steps plan={plan} chosen={chosen} />
        <FearedAnswer plan={plan} />
      </span>
    </button>
  );
}

/** What each unit does, in order, numbered as on the board; of plans that are not chosen for those who listen alone. */
function Steps({ plan, chosen }: Pick<PlanRowProps, 'plan' | 'chosen'>) {
  const steps = actionWords(messages.value, plan.actions);
  if (!chosen) return <span class="sr-only">{steps.join('; ')}</span>;
  return (
    <span class="plan-steps figures" data-testid="plan-steps">
      {steps.map((step, place) => (
        <span key={step}>
          <b>{place + 1}</b> {step}
          <span class="sr-only">; </span>
        </span>
      ))}
    </span>
  );
}

/** What the enemy is feared to do after a plan, where that was looked at. */
function FearedAnswer({ plan: { line, answer } }: { plan: GhostPlan }) {
  const t = messages.value;
  const side = answer[0]?.side;
  if (side === undefined) return null;
  return (
    <span class="plan-answer">
      <AnswerMark side={side} />
      {answerWords(t, line)}
      <span class="sr-only">: {actionWords(t, answer).join('; ')}</span>
    </span>
  );
}

/** Arrow keys walk along the plans. */
function walk(event: KeyboardEvent, analysis: BattleAnalysis): void {
  const key = strokeOf(event)?.key;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const rows = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.plan')];
  if (step === 0 || rows.length === 0) return;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? analysis.chosen.value : (at + step + rows.length) % rows.length;
  rows[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
