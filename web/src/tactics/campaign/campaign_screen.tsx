import { useEffect, useRef } from 'preact/hooks';
import { Face } from '../../faces/face';
import { Icon } from '../../shell/ui/icons';
import type { BattlePlan } from './battle_plan';
import { Briefing } from './briefing';
import { type Campaign, PLUS } from './campaign';
import { battleName, chapterName } from './campaign_words';
import type { Chapter } from './chapters';
import { EndlessRun } from './endless_run';
import { nextToWin } from './progress';
import { Scenery } from './scenery';
import { messages } from './words/messages';

/** The map of the campaign, and the battle on it that is looked at. */
export function CampaignScreen({ campaign }: { campaign: Campaign }) {
  const t = messages.value;
  const { chapters } = campaign;
  const { won } = campaign.progress.reached.value;
  const plans = chapters.flatMap(({ battles }) => battles);
  const isRun = campaign.selected.value === PLUS;
  return (
    <div class="campaign" data-game="tactics" data-testid="campaign">
      <header class="bar">
        <button
          type="button"
          class="icon-button"
          onClick={() => campaign.host.app.home()}
          aria-label={t.back}
          data-testid="back"
        >
          <Icon name="back" />
        </button>
        <h1 class="bar-title">{t.title}</h1>
        <span class="quiet figures campaign-count" data-testid="campaign-count">
          {t.wonOf(plans.filter(({ id }) => id in won).length, plans.length)}
        </span>
        <button
          type="button"
          class="button toggle"
          aria-pressed={isRun}
          data-testid="campaign-plus"
          onClick={() => {
            campaign.selected.value = isRun
              ? (nextToWin(chapters, { won })?.id ?? plans[0]?.id ?? PLUS)
              : PLUS;
          }}
        >
          {t.plus}
        </button>
      </header>
      <main class="campaign-map" aria-label={t.title}>
        {chapters.map((chapter, place) => (
          <ChapterBand key={chapter.id} campaign={campaign} chapter={chapter} place={place} />
        ))}
      </main>
      <aside class="campaign-side" aria-label={isRun ? t.plus : t.title}>
        {isRun ? <EndlessRun campaign={campaign} /> : null}
        <Briefing campaign={campaign} />
      </aside>
    </div>
  );
}

interface ChapterProps {
  campaign: Campaign;
  chapter: Chapter;
  /** Among the chapters. */
  place: number;
}

/** A chapter as a strip of country with its battles along a path. */
function ChapterBand({ campaign, chapter, place }: ChapterProps) {
  const t = messages.value;
  const { won } = campaign.progress.reached.value;
  const { battles, id } = chapter;
  const before = campaign.chapters.slice(0, place).reduce((count, other) => count + other.battles.length, 0);
  const name = chapterName(t, id);
  const points = battles.map((_, at) => `${(100 * (at + 0.5)) / battles.length},${at % 2 === 0 ? 66 : 30}`);
  return (
    <section class="chapter" aria-label={name}>
      <Scenery chapter={id} place={place} />
      <h2 class="chapter-name">
        {name}
        <span class="quiet figures">
          {battles.filter((plan) => plan.id in won).length}/{battles.length}
        </span>
      </h2>
      <div class="chapter-way">
        <svg viewBox="0 0 100 132" preserveAspectRatio="none" aria-hidden="true">
          <polyline class="chapter-path-edge" points={points.join(' ')} />
          <polyline class="chapter-path" points={points.join(' ')} />
        </svg>
        <ol>
          {battles.map((plan, at) => (
            <BattlePlace key={plan.id} campaign={campaign} plan={plan} number={before + at} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface BattlePlaceProps {
  campaign: Campaign;
  plan: BattlePlan;
  /** Among all battles, from 0. */
  number: number;
}

function BattlePlace({ campaign, plan, number }: BattlePlaceProps) {
  const t = messages.value;
  const { id, rung } = plan;
  const element = useRef<HTMLLIElement>(null);
  const { value: reached } = campaign.progress.reached;
  const isWon = id in reached.won;
  const isLocked = !campaign.canPlay(plan);
  const isSelected = campaign.selected.value === id;
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView({ block: 'center', inline: 'nearest' });
  }, []);
  const state = isWon ? 'won' : isLocked ? 'locked' : 'open';
  const name = battleName(t, id, number);
  const said = isWon ? [t.wonShort] : isLocked ? [t.lockedShort] : [];
  return (
    <li ref={element} class={`place place-${state}`}>
      <button
        type="button"
        class="place-button"
        aria-label={[name, ...said].join(', ')}
        aria-pressed={isSelected}
        data-testid={`battle-${id}`}
        data-state={state}
        onClick={() => {
          campaign.selected.value = id;
        }}
      >
        <span class="place-face">
          <Face game="tactics" rung={rung} size={44} />
        </span>
        {isWon ? (
          <span class="place-badge">
            <Icon name="check" size={14} />
          </span>
        ) : isLocked ? (
          <span class="place-badge">
            <Lock />
          </span>
        ) : null}
        <span class="place-name">{name}</span>
      </button>
    </li>
  );
}

function Lock() {
  return (
    <svg class="icon" width="12" height="12" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M7 10V7.5a5 5 0 0 1 10 0V10"
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linecap="round"
      />
      <rect x="4" y="10" width="16" height="11" rx="2.5" fill="currentColor" />
    </svg>
  );
}
