import type { Colour } from '../play/game_types';

/** A stone on its wood, which it stands out from in light and dark, as the interface shows it; half black, half white while the colours are not taken. */
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
      <rect class="stone-wood" width="64" height="64" rx="16" />
      <circle class="stone-body" cx="32" cy="32" r="24" />
      {colour === null ? <path class="stone-half" d="M32 8a24 24 0 0 1 0 48z" /> : null}
      <ellipse class="stone-gleam" cx="25" cy="21" rx="8" ry="5" transform="rotate(-32 25 21)" />
    </svg>
  );
}
