import type { Colour } from '../boardgame/game_types';

/** A stone as the interface shows it; half black, half white while the colours are not taken. */
export function StoneToken({ colour, size = 26 }: { colour: Colour | null; size?: number }) {
  const look = colour === null ? 'open' : colour === 0 ? 'black' : 'white';
  return (
    <svg
      class={`token stone stone-${look}`}
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <circle class="stone-body" cx="32" cy="32" r="27" />
      {colour === null ? <path class="stone-half" d="M32 5a27 27 0 0 1 0 54z" /> : null}
      <ellipse class="stone-gleam" cx="24" cy="20" rx="9" ry="5.5" transform="rotate(-32 24 20)" />
    </svg>
  );
}
