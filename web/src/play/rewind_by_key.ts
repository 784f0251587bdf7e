import type { Rewound } from './rewind';

/**
 * Arrows step, Home and End jump, wherever the focus is but on the slider, which has these keys itself; Space plays and
 * stops where nothing else has it. Returns whether a key was one of them.
 */
export function rewindByKey(game: Rewound, key: string, isFree: () => boolean): boolean {
  const { length } = game.moves.value;
  const at = game.past.value ?? length;
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: length };
  const place = places[key];
  if (place !== undefined) game.rewind.goTo(place);
  else if (key === ' ' && isFree()) togglePlaying(game);
  else return false;
  return true;
}

/** Lets a game play by itself, or stops it. */
export function togglePlaying({ rewind }: Pick<Rewound, 'rewind'>): void {
  if (rewind.playing.value) rewind.pause();
  else rewind.play();
}
