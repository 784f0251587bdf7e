import type { Frames, Milliseconds } from './contract';
import { pageVisibility, type Visibility } from './visibility';

/** The browser's part in it; injected so that tests own time. */
export interface FrameHost {
  now(): Milliseconds;
  /** Calls `frame` once, before the next painted frame. */
  request(frame: (now: Milliseconds) => void): void;
}

const browser: FrameHost = {
  now: () => performance.now(),
  request: (frame) => requestAnimationFrame(frame),
};

type Listener = (now: Milliseconds) => void;

/**
 * The page's animation frames, on a clock that stands still while the page is hidden: whoever plays a timeline
 * by it goes on where the player left off, and hidden time is nobody's waiting.
 *
 * Board views use the frames themselves, the conductor uses `planning`, whose listeners are called first in each
 * frame: what is committed in a frame is drawn in it.
 */
export class AnimationFrames implements Frames {
  readonly planning: Frames = {
    now: () => this.now(),
    each: (frame) => this.listen(this.planners, frame),
  };
  private readonly planners = new Set<Listener>();
  private readonly views = new Set<Listener>();
  private requested = false;
  /** Time hidden so far. */
  private hidden: Milliseconds = 0;
  private hiddenSince: Milliseconds | null;
  private latest: Milliseconds = 0;

  constructor(
    visibility: Visibility = pageVisibility,
    private readonly host: FrameHost = browser,
  ) {
    this.hiddenSince = visibility.hidden() ? host.now() : null;
    visibility.watch(() => (visibility.hidden() ? this.hide() : this.show()));
  }

  now(): Milliseconds {
    return (this.hiddenSince ?? this.host.now()) - this.hidden;
  }

  each(frame: Listener): () => void {
    return this.listen(this.views, frame);
  }

  private listen(listeners: Set<Listener>, frame: Listener): () => void {
    const listener: Listener = (now) => frame(now);
    listeners.add(listener);
    this.request();
    return () => listeners.delete(listener);
  }

  private request(): void {
    if (this.requested || this.planners.size + this.views.size === 0) return;
    this.requested = true;
    this.host.request((now) => {
      this.requested = false;
      this.request();
      this.paint(now);
    });
  }

  private paint(time: Milliseconds): void {
    if (this.hiddenSince !== null) return;
    // A frame's time stamp may lie a little before a moment of `now()` that was seen already.
    this.latest = Math.max(this.latest, time - this.hidden);
    try {
      for (const planner of this.planners) planner(this.latest);
    } finally {
      // A flaw in what was planned must not freeze what is drawn.
      for (const view of this.views) view(this.latest);
    }
  }

  private hide(): void {
    this.hiddenSince ??= this.host.now();
  }

  private show(): void {
    if (this.hiddenSince !== null) this.hidden += this.host.now() - this.hiddenSince;
    this.hiddenSince = null;
  }
}
