/** How fast animations run by themselves, against a player's. */
export const PACE = 8;

/**
 * Runs in a page before its own scripts: time passes for its animations `times` as fast as it does, so that a game takes
 * less of it and fewer frames to draw. What happens in them is what a player sees; how they look at their own speed is
 * not asked where this is used. Timers keep their pace: by these the page judges whether a worker or another tab answers.
 */
export function hurry(times: number): void {
  const now = performance.now.bind(performance);
  const begin = now();
  const hurried = (time: number) => begin + (time - begin) * times;
  performance.now = () => hurried(now());

  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (frame) => request((time) => frame(hurried(time)));

  for (const begun of ['transitionrun', 'animationstart'])
    document.addEventListener(begun, ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.playbackRate = times;
    });
}
