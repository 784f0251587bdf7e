import { messages } from '../words/messages';
import type { Analysis } from './analysis';

/** The picture's size, in its own units; it is stretched to the panel's width. */
const WIDTH = 300;
const HEIGHT = 96;
const MIDDLE = HEIGHT / 2;

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
  const y = (share: number) => MIDDLE - share * (MIDDLE - 4);
  const known = shares.flatMap((share, move) => (share === null ? [] : [{ move, share }]));
  const points = known.map(({ move, share }) => `${x(move).toFixed(1)},${y(share).toFixed(1)}`).join(' ');
  const [first] = known;
  const end = known.at(-1);
  return (
    <figure class="graph">
      <figcaption>{t.isBetter(sides.name(0))} ↑</figcaption>
      <div class="graph-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <rect class="graph-second" y={MIDDLE} width={WIDTH} height={MIDDLE} />
          <rect class="graph-first" width={WIDTH} height={MIDDLE} />
          {first === undefined || end === undefined ? null : (
            <>
              <polygon
                class="graph-area"
                points={`${x(first.move)},${MIDDLE} ${points} ${x(end.move)},${MIDDLE}`}
              />
              <polyline class="graph-line" points={points} />
            </>
          )}
          {ticks.map(({ share }) => (
            <path key={share} class="graph-tick" d={`M0 ${y(share)}H${WIDTH}`} />
          ))}
          {provenFrom === null ? null : (
            <rect class="graph-proven" x={x(provenFrom)} width={WIDTH - x(provenFrom)} height={HEIGHT} />
          )}
          <path class="graph-middle" d={`M0 ${MIDDLE}H${WIDTH}`} />
          <path class="graph-at" d={`M${x(at)} 0V${HEIGHT}`} />
        </svg>
        {ticks.map(({ share, label }) => (
          <span
            key={share}
            class="graph-label figures"
            style={{ top: `${(100 * y(share)) / HEIGHT}%` }}
            aria-hidden="true"
          >
            {label}
          </span>
        ))}
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
