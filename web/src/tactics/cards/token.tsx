import { GLYPH_SIZE, glyphOf } from '../board/glyphs';
import { BODIES, CRESTS, type PieceLook } from '../board/piece_shapes';
import type { Side } from '../rules/snapshot';

interface TokenProps {
  side: Side;
  type?: PieceLook;
  size?: number;
  /** Fallen: pale and struck through. */
  fallen?: boolean;
}

/** On a square of 64 around the origin, as large as a circle with a radius of 27. */
const HEXAGON =
  'M0-28.5c1.6 0 3.1.4 4.5 1.2l17 9.8c2.8 1.6 4.5 4.5 4.5 7.7V9.8c0 3.2-1.7 6.1-4.5 7.7l-17 9.8c-2.8 1.6-6.2 1.6-9 0l-17-9.8C-24.3 15.9-26 13-26 9.8V-9.8c0-3.2 1.7-6.1 4.5-7.7l17-9.8c1.4-.8 2.9-1.2 4.5-1.2z';
const BODY_RADIUS = 27;
/** Radius of a piece of some type, and where its centre lies, so that there is room for what stands out of it. */
const PIECE_RADIUS = 23;
const PIECE_MIDDLE = 35;
/** The line around it, of which half lies outside. */
const LINE = 6;
/** Edge of a type's icon. */
const ICON_SIZE = 29;

/** A piece as the interface shows it: the side's shape and colour, the type's outline and icon. */
export function Token({ side, type, size = 28, fallen = false }: TokenProps) {
  return (
    <svg
      class={`token token-${side === 0 ? 'first' : 'second'}${fallen ? ' token-fallen' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      {type === undefined ? (
        <g class="token-body" transform="translate(32 32)">
          <Body side={side} />
        </g>
      ) : (
        <Piece side={side} type={type} />
      )}
      {fallen ? <path class="token-strike" d="M12 52 52 12" /> : null}
    </svg>
  );
}

/** The outline that a piece has on the board; the second side's looks the other way. */
function Piece({ side, type }: { side: Side; type: PieceLook }) {
  const scale = PIECE_RADIUS / 100;
  const outline = (
    <>
      <Body side={side} scale={(BODIES[type] * PIECE_RADIUS) / BODY_RADIUS} line={LINE} />
      <path
        d={CRESTS[type]}
        stroke-width={LINE / scale}
        transform={`scale(${side === 0 ? scale : -scale} ${scale})`}
      />
    </>
  );
  return (
    <g transform={`translate(32 ${PIECE_MIDDLE})`}>
      <g class="token-body">
        <g class="token-edge">{outline}</g>
        {/* Over the line, so that only what of it lies outside is seen: body and crest are one. */}
        <g class="token-face">{outline}</g>
      </g>
      <path
        class="token-glyph"
        d={glyphOf(type)}
        transform={`scale(${ICON_SIZE / GLYPH_SIZE}) translate(${-GLYPH_SIZE / 2} ${-GLYPH_SIZE / 2})`}
      />
    </g>
  );
}

/** Round for the first side, hexagonal for the second. */
function Body({ side, scale = 1, line = 3 }: { side: Side; scale?: number; line?: number }) {
  const drawn = { 'stroke-width': line / scale, transform: `scale(${scale})` };
  return side === 0 ? <circle r={BODY_RADIUS} {...drawn} /> : <path d={HEXAGON} {...drawn} />;
}
