import { useSignal } from '@preact/signals';
import { type ComponentChild, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Face } from '../faces/face';
import type { Strengths } from '../fit/strengths';
import { figure } from '../i18n/figures';
import { attempt } from '../shell/ui/attempt';
import { Fold } from '../shell/ui/fold';
import { Icon } from '../shell/ui/icons';
import { strokeOf } from '../shell/ui/keys';
import { LongScreen } from '../shell/ui/long_screen';
import { RatingMark, ratedPlace } from './rating_mark';
import { AlikeRow, RungRow, SCALE, Worth } from './rung_row';
import type { SceneWanted } from './scenes/open_scenes';
import type { LadderSource } from './source';
import { type Standing, stepsAbove } from './standing';
import { asSteps, isScored, type Step } from './steps';
import { type RungView, viewsOf } from './view';
import { type Messages, messages } from './words/messages';

interface LadderProps {
  source: LadderSource;
  steps: readonly Step[];
  /** None of a game without an opponent. */
  strengths: Strengths;
  onHome(): void;
}

/** A game's ladder, the summit on top, and beside it who was chosen: by itself, who comes next. */
export function LadderScreen({ source, steps, strengths, onHome }: LadderProps) {
  const t = messages.value;
  const standing = source.standing(steps);
  const views = viewsOf(t, source, steps, standing);
  const place = ratedPlace(source, strengths);
  const mark = <RatingMark source={source} />;
  const asked = useSignal<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const scenes = useSignal<((wanted: SceneWanted) => ComponentChild) | null>(null);
  /** Whose scene is shown. */
  const seen = useSignal<number | null>(null);
  const show = (rung: number | undefined) => {
    attempt(async () => {
      seen.value = rung ?? null;
      try {
        const { openScenes } = await scenesScript();
        scenes.value = await openScenes(source);
      } catch (trouble) {
        seen.value = null;
        throw trouble;
      }
    });
  };
  const [, second] = views;
  const story = second === undefined ? null : (source.scenes.story?.(second.rung) ?? null);
  const choose = (rung: number) => {
    asked.value = rung;
  };
  const shown = views.find(({ rung }) => rung === (asked.value ?? standing.next)) ?? views.at(-1);
  useEffect(() => {
    // The card: a step is as high as the rung's worth, which may be more than the window.
    const next = list.current?.querySelector(
      ':is(.step-next, .step-here) .step-card, .step-card:is(.step-next, .step-here)',
    );
    next?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <LongScreen
      name="ladder"
      title={t.ladderOf(source.title())}
      label={t.ladderOf(source.title())}
      bar={
        <>
          <Summit
            game={source.game}
            views={views}
            standing={standing}
            onLook={(rung) => {
              choose(rung);
              list.current
                ?.querySelector('.step-summit .step-card, .step-card.step-summit')
                ?.scrollIntoView({ block: 'center' });
            }}
          />
          <button
            type="button"
            class="icon-button"
            onClick={() => source.record()}
            aria-label={t.record}
            data-testid="ladder-record"
          >
            <Icon name="chart" />
          </button>
        </>
      }
      onHome={onHome}
    >
      <div class="ladder-body">
        <div class="ladder-side">
          {shown === undefined ? null : (
            <Chosen
              source={source}
              view={shown}
              views={views}
              standing={standing}
              waiting={seen.value !== null && scenes.value === null}
              onScene={() => show(shown.rung)}
            />
          )}
          <p class="ladder-lead">{t.ladderIs(views.length, views.at(-1)?.rung ?? 0)}</p>
          {story === null ? null : (
            <button
              type="button"
              class="link ladder-story"
              data-testid="ladder-story"
              onClick={() => show(second?.rung)}
            >
              {story}
            </button>
          )}
          <Figures steps={steps} views={views} />
        </div>
        <div class="ladder-steps">
          <ol ref={list} class="steps" reversed onKeyDown={walk}>
            {place?.above === null ? mark : null}
            {asSteps(views)
              .toReversed()
              .map((step) => (
                <Fragment key={step[0]?.rung}>
                  {step.length > 1 ? (
                    <AlikeRow game={source.game} views={step} chosen={shown?.rung} onChoose={choose} />
                  ) : (
                    step.map((view) => (
                      <RungRow
                        key={view.rung}
                        game={source.game}
                        view={view}
                        chosen={view === shown}
                        onChoose={() => choose(view.rung)}
                      />
                    ))
                  )}
                  {step.some(({ rung }) => place?.above === rung) ? mark : null}
                </Fragment>
              ))}
          </ol>
          {standing.here === null ? <p class="ladder-ground">{t.youStartHere}</p> : null}
          <Scale />
        </div>
      </div>
      {seen.value === null
        ? null
        : scenes.value?.({ rung: seen.value, views, onClose: () => (seen.value = null) })}
    </LongScreen>
  );
}

const scenesScript = () => import('./scenes/open_scenes');

/** What was measured of all rungs, folded away. */
function Figures({ steps, views }: { steps: readonly Step[]; views: readonly RungView[] }) {
  const t = messages.value;
  if (steps.length === 0) return null;
  return (
    <Fold testId="ladder-details">
      <p>{measuredHow(t, steps)}</p>
      <dl class="ladder-figures">
        {views.toReversed().map(({ rung, name, figures }) =>
          figures === null ? null : (
            <Fragment key={rung}>
              <dt>{name}</dt>
              <dd class="figures">{figures}</dd>
            </Fragment>
          ),
        )}
      </dl>
    </Fold>
  );
}

/** How the values of the rungs came about; with the settings where they are the same for all. */
function measuredHow(t: Messages, steps: readonly Step[]): string {
  const [first] = steps;
  if (first === undefined) return '';
  if (isScored(first)) return t.ladderMeasuredAlone;
  const alike = steps.every(
    (step) => !isScored(step) && step.games === first.games && step.nodes === first.nodes,
  );
  return alike && first.nodes > 0
    ? t.ladderMeasuredAt(figure(first.games), figure(first.nodes))
    : t.ladderMeasured;
}

/** Arrow keys go from rung to rung. */
function walk(event: KeyboardEvent & { currentTarget: HTMLOListElement }): void {
  const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[strokeOf(event)?.key ?? ''];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.step-card')];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + (by ?? 0)];
  if (by === undefined || next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface ChosenProps {
  source: LadderSource;
  view: RungView;
  views: readonly RungView[];
  standing: Standing;
  /** Somebody waits for a scene that has not come yet. */
  waiting: boolean;
  /** Asks for what it sees that the one below does not. */
  onScene(): void;
}

/** Who was chosen, at full size, and what can be done about it. */
function Chosen({ source, view, views, standing, waiting, onScene }: ChosenProps) {
  const t = messages.value;
  const { alone } = source;
  return (
    <aside class="chosen" aria-label={view.name}>
      <span class="chosen-face">
        <Face game={source.game} rung={view.rung} size={200} />
      </span>
      <div class="chosen-words">
        <p class="chosen-eyebrow">
          {view.next ? `${t.nextOpponent} · ` : ''}
          {t.rungNumber(view.rung)}
        </p>
        <h2>{view.name}</h2>
        <p class="chosen-idea">{view.idea}</p>
        <p class="chosen-worth quiet">
          <Worth view={view} />
        </p>
      </div>
      <div class="chosen-actions">
        <button
          type="button"
          class={alone === undefined ? 'button primary large' : 'button large'}
          data-testid="ladder-play"
          onClick={() => source.play(view.rung)}
        >
          <span>{alone === undefined ? t.play : t.watch}</span>
          {alone === undefined ? <small>{t.playAgainst(view.name)}</small> : null}
        </button>
        {alone === undefined ? null : (
          <button
            type="button"
            class="button primary large"
            data-testid="ladder-alone"
            onClick={() => alone.play()}
          >
            <span>{t.playYourself}</span>
            {view.rise.step !== null && 'mean' in view.rise.step && view.next ? (
              <small>{t.nextPoints(figure(view.rise.step.mean))}</small>
            ) : null}
          </button>
        )}
        {view === views[0] ? null : (
          <button
            type="button"
            class="button"
            aria-busy={waiting}
            data-testid="ladder-scene"
            onClick={onScene}
          >
            <Icon name="eye" />
            <span>{t.whatItSees}</span>
          </button>
        )}
      </div>
      <StandingWords source={source} views={views} standing={standing} />
    </aside>
  );
}

interface SummitProps extends Pick<ChosenProps, 'views' | 'standing'> {
  game: string;
  /** Goes up to it. */
  onLook(rung: number): void;
}

/** The summit, in sight wherever the list stands, and how far it is. */
function Summit({ game, views, standing, onLook }: SummitProps) {
  const t = messages.value;
  const summit = views.at(-1);
  if (summit === undefined) return null;
  const above = stepsAbove(
    views.map(({ rung }) => rung),
    standing,
  );
  return (
    <button
      type="button"
      class="link ladder-summit"
      data-testid="ladder-summit"
      onClick={() => onLook(summit.rung)}
    >
      <Face game={game} rung={summit.rung} size={32} />
      <Icon name="up" />
      <span>{above === 0 ? t.atSummit(summit.name) : t.summitAbove(summit.name, above)}</span>
    </button>
  );
}

/** What the player has reached, and how the offer moves. */
function StandingWords({ source, views, standing }: Pick<ChosenProps, 'source' | 'views' | 'standing'>) {
  const t = messages.value;
  return (
    <div class="chosen-standing quiet">
      <p>
        {source.alone === undefined
          ? t.beatenOf(standing.beaten.size, views.length)
          : t.yourBest(figure(source.alone.best()))}
      </p>
      {source.alone === undefined ? <p>{t.offerMoves}</p> : null}
    </div>
  );
}

/** What the lengths of the rail mean. */
function Scale() {
  const t = messages.value;
  return (
    <p class="ladder-scale quiet">
      <span class="scale-solid" style={{ height: `${100 * SCALE}px` }} aria-hidden="true" />
      <span>
        {t.scaleSolid} {t.scaleOpen} {t.scaleRoom}
      </span>
    </p>
  );
}
