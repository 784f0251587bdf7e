import type { Colour } from '../play/game_types';
import { shownSet, signOn } from './board/signs';
import type { Man } from './pieces';

/** A disc as the interface shows it, with a ring in its side's colour; half of each for both. */
export function PieceToken({ colour, size = 26 }: { colour: Colour | null; size?: number }) {
  const look = colour === null ? 'both' : colour === 0 ? 'red' : 'black';
  return (
    <svg
      class={`token man man-${look}`}
      width={size}
      height={size}
      viewBox="-32 -32 64 64"
      aria-hidden="true"
    >
      <circle class="man-body" r="29" />
      <circle class="man-ring" r="22" />
      <circle class="man-dot" r="10" />
    </svg>
  );
}

/** A piece with its sign. */
export function SmallPiece({ man, size }: { man: Man; size: number }) {
  const sign = signOn(man, shownSet.value);
  return (
    <svg
      class={`man man-${man.side === 0 ? 'red' : 'black'}`}
      width={size}
      height={size}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      <circle class="man-body" r="46" />
      {'letter' in sign ? (
        <text class="man-sign man-letter" y="19">
          {sign.letter}
        </text>
      ) : (
        <path
          class="man-sign"
          d={sign.path}
          fill-rule={sign.evenodd ? 'evenodd' : 'nonzero'}
          transform={`scale(${0.68 * sign.scale})`}
        />
      )}
    </svg>
  );
}
