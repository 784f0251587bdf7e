import { Face } from '../faces/face';
import { drawnRise } from './steps';
import { Ticks } from './ticks';
import type { RungView } from './view';
import { messages } from './words/messages';

/** Pixels for one Elo of the ladder's height. */
export const SCALE = 0.6;
interface RungRowProps {
  game: string;
  view: RungView;
  chosen: boolean;
  onChoose(): void;
}

/** One rung of the ladder, with the rail from the one below up to it. */
export function RungRow({ game, view, chosen, onChoose }: RungRowProps) {
  const t = messages.value;
  const { rung, rise } = view;
  const signs = { beaten: view.beaten, here: view.here, next: view.next, summit: view.summit, chosen };
  const looks = Object.entries(signs).flatMap(([name, holds]) => (holds ? [` step-${name}`] : []));
  const length = Math.round(SCALE * (drawnRise(rise) ?? 0));
  return (
    <li class={`step${looks.join('')}`} style={{ '--solid': `${length}px` }}>
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
          <span class="step-head">
            <strong>{view.name}</strong>
            <small>{t.rungNumber(rung)}</small>
            {view.wdl === null ? null : <Ticks wdl={view.wdl} />}
            {view.here ? <span class="step-tag step-tag-here">{t.youAreHere}</span> : null}
            {view.next ? <span class="step-tag step-tag-next">{t.nextOpponent}</span> : null}
            {view.summit ? <span class="step-tag">{t.summit}</span> : null}
          </span>
          <span class="step-idea">{view.idea}</span>
          <Worth view={view} />
        </span>
      </button>
    </li>
  );
}

/** What a rung is worth over the one below it. */
export function Worth({ view: { worth } }: { view: RungView }) {
  return worth === null ? null : <span class="step-worth">{worth}</span>;
}
