import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Face } from '../faces/face';
import { rungName } from '../i18n/rungs';
import { spread } from './heights';
import type { LadderSource } from './source';
import { drawnRise, type Rise, risesOf, type Step } from './steps';
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
  const { beaten, ...standing } = source.standing(steps.value);
  const rungs = source.rungs();
  const numbers = rungs.map(({ rung }) => rung);
  const places = placesOf(risesOf(numbers, steps.value));
  const summit = rungs.at(-1);
  const placeOf = (rung: number | null) => (rung === null ? -1 : numbers.indexOf(rung));
  const [next, here] = [placeOf(standing.next), placeOf(standing.here)];
  if (summit === undefined) return null;
  return (
    <>
      <span class="sr-only">
        {t.ladderShort(beaten.size, rungs.length, rungName(source.words(), rungs[next] ?? summit))}
      </span>
      <span class="rungs-strip" aria-hidden="true">
        {numbers.map((rung, place) => (
          <i
            key={rung}
            class={beaten.has(rung) ? 'strip-rung strip-rung-beaten' : 'strip-rung'}
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
            <Face game={source.game} rung={numbers[next]!} size={34} />
          </span>
        )}
      </span>
    </>
  );
}

/** How high each rung stands, in percent of the whole. */
function placesOf(rises: readonly Rise[]): number[] {
  const heights = spread(rises.slice(1).map(drawnRise), 100, LEAST);
  let place = 0;
  return [0, ...heights.map((height) => (place += height))];
}
