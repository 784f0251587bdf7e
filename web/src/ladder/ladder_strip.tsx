import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../faces/face';
import { spread } from './heights';
import type { LadderSource } from './source';
import { drawnRise, type Step } from './steps';
import { type RungView, viewsOf } from './view';
import { messages } from './words/messages';

/** The least distance of two rungs, in percent of the whole. */
const LEAST = 2;
/** Nearer to the top than this, in percent, whoever comes next stands where the summit's face would be. */
const CROWDED = 16;

/** A ladder at a glance: rungs at their heights, the player on it, who comes next, the summit. */
export function LadderStrip({ source }: { source: LadderSource }) {
  const t = messages.value;
  const steps = useSignal<readonly Step[]>([]);
  useEffect(() => {
    // Without measured values the rungs stand equally far apart.
    source.loadSteps().then(
      (come) => (steps.value = come),
      () => {},
    );
  }, []);
  const standing = source.standing(steps.value);
  const views = viewsOf(t, source, steps.value, standing);
  const places = placesOf(views);
  const summit = views.at(-1);
  const next = views.findIndex((view) => view.next);
  const here = views.findIndex((view) => view.here);
  if (summit === undefined) return null;
  return (
    <>
      <span class="sr-only">
        {t.ladderShort(standing.beaten.size, views.length, views[next]?.name ?? summit.name)}
      </span>
      <span class="rungs-strip" aria-hidden="true">
        {views.map(({ rung, beaten }, place) => (
          <i
            key={rung}
            class={beaten ? 'strip-rung strip-rung-beaten' : 'strip-rung'}
            style={{ bottom: `${places[place]}%` }}
          />
        ))}
        <i class="strip-climbed" style={{ height: `${here < 0 ? 0 : places[here]}%` }} />
        <i class="strip-here" style={{ bottom: `${here < 0 ? 0 : places[here]}%` }} />
        {100 - (places[next] ?? 0) < CROWDED ? null : (
          <span class="strip-face" style={{ bottom: '100%' }}>
            <Face game={source.game} rung={summit.rung} size={28} />
          </span>
        )}
        {next < 0 ? null : (
          <span class="strip-face strip-next" style={{ bottom: `${places[next]}%` }}>
            <Face game={source.game} rung={views[next]!.rung} size={34} />
          </span>
        )}
      </span>
    </>
  );
}

/** How high each rung stands, in percent of the whole. */
function placesOf(views: readonly RungView[]): number[] {
  const heights = spread(
    views.slice(1).map(({ rise }) => drawnRise(rise)),
    100,
    LEAST,
  );
  let place = 0;
  return [0, ...heights.map((height) => (place += height))];
}
