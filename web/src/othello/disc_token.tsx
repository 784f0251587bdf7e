import type { Colour } from '../play/game_types';

/** A disc on its felt as the interface shows it; half black, half white for both. */
export function DiscToken({ colour, size = 26 }: { colour: Colour | null; size?: number }) {
  const look = colour === null ? 'both' : colour === 0 ? 'black' : 'white';
  return (
    <svg class={`token disc disc-${look}`} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect class="disc-felt" width="64" height="64" rx="16" />
      <circle class="disc-body" cx="32" cy="32" r="23" />
      {colour === null ? <path class="disc-half" d="M32 9a23 23 0 0 1 0 46z" /> : null}
      <circle class="disc-rim" cx="32" cy="32" r="18" />
    </svg>
  );
}
