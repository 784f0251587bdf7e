/** How fast animations run by themselves, against a player's. */
export const PACE = 8;

/**
 * Runs in a page before its own scripts: time passes for its animations `times` as fast as it does, so that a game takes
 * less of it and fewer frames to draw. What happens in them is what a player sees; how they look at their own speed is
 * not asked where this is used. While a thinker owes an answer (`listenToThinkers`) time keeps its pace, or the page would
 * run out of patience with a thread that a busy machine lets wait. Timers always keep theirs: by these the page judges
 * whether a worker or another tab answers.
 */
export function hurry(times: number): void {
  const now = performance.now.bind(performance);
  let real = now();
  let shown = real;
  let rate = times;
  const hurried = (time: number) => shown + (time - real) * rate;
  performance.now = () => {
    const time = now();
    shown = hurried(time);
    real = time;
    rate = (window.thinkerWatch?.owing.size ?? 0) > 0 ? 1 : times;
    return shown;
  };

  const request = window.requestAnimationFrame.bind(window);
  // All that one frame calls are told the same, and no frame that it is before the one before.
  let begun = -1;
  let told = Number.NEGATIVE_INFINITY;
  const frameTime = (time: number) => {
    if (time !== begun) told = Math.max(told, hurried(time));
    begun = time;
    performance.now();
    return told;
  };
  window.requestAnimationFrame = (frame) => request((time) => frame(frameTime(time)));

  for (const event of ['transitionrun', 'animationstart'])
    document.addEventListener(event, ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.playbackRate = times;
    });
}
