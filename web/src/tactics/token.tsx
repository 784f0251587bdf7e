import { GLYPH_SIZE, glyphOf } from './board/glyphs';
import type { Side, UnitType } from './snapshot';

interface TokenProps {
  side: Side;
  type?: UnitType;
  size?: number;
  /** Fallen: pale and struck through. */
  fallen?: boolean;
}

const HEXAGON =
  'M32 3.5c1.6 0 3.1.4 4.5 1.2l17 9.8c2.8 1.6 4.5 4.5 4.5 7.7v19.6c0 3.2-1.7 6.1-4.5 7.7l-17 9.8c-2.8 1.6-6.2 1.6-9 0l-17-9.8C7.7 47.9 6 45 6 41.8V22.2c0-3.2 1.7-6.1 4.5-7.7l17-9.8c1.4-.8 2.9-1.2 4.5-1.2z';

/** A piece as the interface shows it: the side's shape and colour, the type's icon. */
export function Token({ side, type, size = 28, fallen = false }: TokenProps) {
  return (
    <svg
      class={`token token-${side === 0 ? 'first' : 'second'}${fallen ? ' token-fallen' : ''}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      {side === 0 ? (
        <circle class="token-body" cx="32" cy="32" r="27" />
      ) : (
        <path class="token-body" d={HEXAGON} />
      )}
      {type === undefined ? null : (
        <g transform={`translate(15 15) scale(${34 / GLYPH_SIZE})`}>
          <path class="token-glyph" d={glyphOf(type)} />
        </g>
      )}
      {fallen ? <path class="token-strike" d="M12 52 52 12" /> : null}
    </svg>
  );
}
