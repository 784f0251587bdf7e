import { Face } from '../faces/face';
import { drawnRise } from './steps';
import { Ticks } from './ticks';
import type { RungView } from './view';
import { messages } from './words/messages';

/** Pixels for one Elo of the ladder's height. */
export const SCALE = 0.6;
/** Classes that tell a rung's place on the player's way. */
function signsOf(view: RungView, chosen: boolean): string {
  const signs = { beaten: view.beaten, here: view.here, next: view.next, summit: view.summit, chosen };
  return Object.entries(signs)
    .flatMap(([name, holds]) => (holds ? [` step-${name}`] : []))
    .join('');
}

/** Its name, and what the player has to do with it. */
function RungHead({ view }: { view: RungView }) {
  const t = messages.value;
  return (
    <span class="step-head">
      <strong>{view.name}</strong>
      <small>{t.rungNumber(view.rung)}</small>
      {view.wdl === null ? null : <Ticks wdl={view.wdl} />}
      {view.here ? <span class="step-tag step-tag-here">{t.youAreHere}</span> : null}
      {view.next ? <span class="step-tag step-tag-next">{t.nextOpponent}</span> : null}
      {view.summit ? <span class="step-tag">{t.summit}</span> : null}
    </span>
  );
}

interface RungRowProps {
  game: string;
  view: RungView;
  chosen: boolean;
  onChoose(): void;
}

/** One rung of the ladder, with the rail from the one below up to it. */
export function RungRow({ game, view, chosen, onChoose }: RungRowProps) {
  const { rung, rise } = view;
  const length = Math.round(SCALE * (drawnRise(rise) ?? 0));
  return (
    <li class={`step${signsOf(view, chosen)}`} style={{ '--solid': `${length}px` }}>
      <span class={rise.open ? 'step-rail step-rail-open' : 'step-rail'} aria-hidden="true" />
      <button
        type="button"
        class="step-card"
        data-testid={`${game}-rung-${rung}`}
        aria-pressed={chosen}
        onClick={onChoose}
      >
        <span class="step-face">
          <Face game={game} rung={rung} size={48} />
        </span>
        <span class="step-words">
          <RungHead view={view} />
          <span class="step-idea">{view.idea}</span>
          <Worth view={view} />
        </span>
      </button>
    </li>
  );
}

interface RungsProps extends Pick<RungRowProps, 'game'> {
  /** Ascending. */
  views: readonly RungView[];
  chosen: number | undefined;
  onChoose(rung: number): void;
}

/** Several minds on one step of the ladder, side by side, in the order of the list. */
export function AlikeRow({ game, views, chosen, onChoose }: RungsProps) {
  const t = messages.value;
  const [lowest] = views;
  if (lowest === undefined) return null;
  const length = Math.round(SCALE * (drawnRise(lowest.rise) ?? 0));
  const looks = lowest.beaten ? ' step-beaten' : '';
  return (
    <li class={`step step-alike${looks}`} style={{ '--solid': `${length}px` }}>
      <span class={lowest.rise.open ? 'step-rail step-rail-open' : 'step-rail'} aria-hidden="true" />
      <div class="minds">
        {views.toReversed().map((view) => (
          <button
            key={view.rung}
            type="button"
            class={`step-card mind${signsOf(view, view.rung === chosen)}`}
            data-testid={`${game}-rung-${view.rung}`}
            aria-pressed={view.rung === chosen}
            onClick={() => onChoose(view.rung)}
          >
            <span class="step-face">
              <Face game={game} rung={view.rung} size={48} />
            </span>
            <span class="step-words">
              <RungHead view={view} />
            </span>
          </button>
        ))}
      </div>
      <p class="minds-worth step-worth">
        {lowest.worth} {t.alike(views.length)}
      </p>
    </li>
  );
}

/** What a rung is worth over the one below it. */
export function Worth({ view: { worth } }: { view: RungView }) {
  return worth === null ? null : <span class="step-worth">{worth}</span>;
}
