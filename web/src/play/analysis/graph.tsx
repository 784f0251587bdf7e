import { Chart, type Point } from '../../shell/ui/chart';
import type { Analysis } from './analysis';
import { messages } from './words/messages';

/** The picture's size, in its own units; it is stretched to the panel's width. */
const WIDTH = 300;
const HEIGHT = 96;
const MIDDLE = HEIGHT / 2;
/** Above and below what is drawn, as a share of the height. */
const MARGIN = 4 / HEIGHT;

/** Who stood better after each move: above the line the first colour, below it the other. A press looks at that moment. */
export function Graph({ analysis }: { analysis: Analysis }) {
  const t = messages.value;
  const { game } = analysis;
  const { scoreScale, sides } = game.spec;
  const { ticks = [] } = scoreScale;
  const provenFrom = analysis.provenFrom.value;
  const shares = analysis.shares.value;
  const last = shares.length - 1;
  const at = game.past.value ?? last;
  if (last < 1) return null;
  const x = (move: number) => (move / last) * WIDTH;
  const y = (share: number) => 0.5 + share * (0.5 - MARGIN);
  const line = shares.flatMap((share, move): Point[] => (share === null ? [] : [[move / last, y(share)]]));
  return (
    <figure class="graph">
      <figcaption>{t.isBetter(sides.name(0))} ↑</figcaption>
      <div class="graph-plot">
        <Chart
          width={WIDTH}
          height={HEIGHT}
          behind={
            <>
              <rect class="graph-second" y={MIDDLE} width={WIDTH} height={MIDDLE} />
              <rect class="graph-first" width={WIDTH} height={MIDDLE} />
            </>
          }
          bands={[{ class: 'graph-area', low: line.map(([at]) => [at, 0.5]), high: line }]}
          lines={[{ class: 'graph-line', points: line }]}
          textClass="graph-label figures"
          hidesTexts
          levels={ticks.map(({ share, label }) => ({ at: y(share), text: label }))}
        >
          {ticks.map(({ share }) => (
            <path key={share} class="graph-tick" d={`M0 ${(1 - y(share)) * HEIGHT}H${WIDTH}`} />
          ))}
          {provenFrom === null ? null : (
            <rect class="graph-proven" x={x(provenFrom)} width={WIDTH - x(provenFrom)} height={HEIGHT} />
          )}
          <path class="graph-middle" d={`M0 ${MIDDLE}H${WIDTH}`} />
          <path class="graph-at" d={`M${x(at)} 0V${HEIGHT}`} />
        </Chart>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t.graphLabel}
          aria-valuetext={t.afterMove(at)}
          data-testid="graph"
          onInput={(event) => game.lookAt(event.currentTarget.valueAsNumber)}
        />
      </div>
      <p class="graph-below">{t.isBetter(sides.name(1))} ↓</p>
      {provenFrom === null ? null : (
        <p class="graph-below" data-testid="proven-from">
          {t.provenFrom(provenFrom)}
        </p>
      )}
    </figure>
  );
}
