import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../shell/icons';
import { sideName } from '../words';
import { messages } from '../words/messages';
import type { Counsel, CounselView } from './counsel';
import type { GhostPlan } from './ghost_plan';
import { PlanMark } from './plan_mark';
import { actionWords, distinction, mannerWords, qualityWords, shortfallFigure } from './plan_words';

interface CounselCardProps {
  counsel: Counsel;
  view: CounselView;
  opponentName: string;
}

/** The plans on the board in words: hovering, focusing or tapping one brings it out. */
export function CounselCard({ counsel, view, opponentName }: CounselCardProps) {
  const t = messages.value;
  const card = useRef<HTMLElement>(null);
  const plans = counsel.plans.value;
  const waiting = view.kind === 'hint' && counsel.advice.value === null;
  const there = plans.length > 0;
  useEffect(() => returnFocus(card.current), [view]);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>(there ? '.plan' : '.counsel-close')?.focus();
  }, [view, there]);
  const title = view.kind === 'hint' ? t.hintTitle : t.consideredTitle(opponentName);
  return (
    <section
      ref={card}
      class="context counsel"
      aria-label={title}
      data-testid={view.kind === 'hint' ? 'hint-card' : 'considered-card'}
      onKeyDown={(event) => walk(event, counsel)}
    >
      <div class="counsel-head">
        <Icon name={view.kind === 'hint' ? 'bulb' : 'eye'} />
        <strong>{title}</strong>
        <button
          type="button"
          class="icon-button counsel-close"
          aria-label={t.close}
          data-testid="counsel-close"
          onClick={() => counsel.close()}
        >
          <Icon name="close" size={18} />
        </button>
      </div>
      {view.kind === 'past' ? (
        <p class="quiet">{t.consideredBoard(sideName(t, view.turn.side), view.turn.round)}</p>
      ) : null}
      {waiting ? <p role="status">{counsel.lost.value ? t.hintLost : t.hintThinking}</p> : null}
      {!waiting && !there ? <p role="status">{t.hintNone}</p> : null}
      <ul class="plans">
        {plans.map((plan, place) => (
          <li key={place}>
            <PlanRow
              plan={plan}
              all={plans}
              place={place}
              begun={view.kind === 'past' && view.turn.begun === place}
              chosen={counsel.chosen.value === place}
              onChoose={() => counsel.choose(place)}
              onPoint={(on) => counsel.pointAt(on ? place : -1)}
            />
          </li>
        ))}
      </ul>
      <PlayPlan counsel={counsel} testId="play-plan" />
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

/** Plays the chosen plan of a hint; nothing where there is none. */
export function PlayPlan(props: { counsel: Counsel; testId: string; extra?: string }) {
  const t = messages.value;
  const { counsel, testId, extra = '' } = props;
  if (counsel.view.value?.kind !== 'hint' || counsel.plans.value.length === 0) return null;
  return (
    <button
      type="button"
      class={`button primary play-plan ${extra}`}
      data-testid={testId}
      onClick={() => counsel.playChosen()}
    >
      <Icon name="play" />
      <span>{t.planPlay(counsel.chosen.value + 1)}</span>
    </button>
  );
}

interface PlanRowProps {
  plan: GhostPlan;
  all: readonly GhostPlan[];
  place: number;
  /** The opponent's turn began like this. */
  begun: boolean;
  chosen: boolean;
  onChoose(): void;
  /** A mouse came onto the row, or left it. */
  onPoint(on: boolean): void;
}

function PlanRow({ plan, all, place, begun, chosen, onChoose, onPoint }: PlanRowProps) {
  const t = messages.value;
  const figure = shortfallFigure(plan.line);
  const apart = distinction(t, plan, all);
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
        <span class="plan-manner">{mannerWords(t, plan.line)}</span>
        <span class="plan-quality figures">
          {qualityWords(t, plan.line, place)}
          {figure === '' ? null : (
            <span title={t.planShare}>
              {' · '}
              {figure}
              <span class="sr-only"> {t.planShare}</span>
            </span>
          )}
          {apart === '' ? '' : ` · ${apart}`}
          {begun ? <b>{t.planBegun}</b> : null}
        </span>
      </span>
      <span class="sr-only">{actionWords(t, plan.actions).join('; ')}</span>
    </button>
  );
}

/** Arrow keys walk along the plans. */
function walk(event: KeyboardEvent, counsel: Counsel): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const rows = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.plan')];
  if (step === 0 || rows.length === 0) return;
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? counsel.chosen.value : (at + step + rows.length) % rows.length;
  rows[next]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
