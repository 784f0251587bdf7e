import type { Frames, Milliseconds } from '../conductor/contract';

/** A timeline that knows what is to be seen at any moment. */
export interface SceneSource<Scene> {
  sceneAt(now: Milliseconds): Scene;
  /** Whether a frame at `now` may differ from the one before it. */
  isMoving(now: Milliseconds): boolean;
  /** Called when something was put on the timeline or shown: a frame is wanted. */
  onChange: () => void;
}

/** How a game's board is laid out and painted. */
export interface BoardCraft<Layout, Scene, Overlay> {
  /** The layout of a canvas `across` CSS pixels wide, with `ratio` device pixels each. */
  layOut(across: number, ratio: number): Layout;
  /** Gets the canvas ready for a layout and the colours in force, and returns what paints on it. */
  painter(canvas: HTMLCanvasElement, layout: Layout): (scene: Scene, overlay: Overlay) => void;
  /** What lies over a board that nobody touches. */
  overlay: Overlay;
}

/** The one animation loop of a board: paints while something moves, rests while nothing does. */
export class BoardLoop<Layout, Scene, Overlay> {
  layout: Layout;
  private paintScene: ((scene: Scene, overlay: Overlay) => void) | null = null;
  private overlay: Overlay;
  private stop: (() => void) | null = null;
  private fitted = '';

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly stage: SceneSource<Scene>,
    private readonly frames: Frames,
    private readonly craft: BoardCraft<Layout, Scene, Overlay>,
  ) {
    this.layout = craft.layOut(0, 1);
    this.overlay = craft.overlay;
    stage.onChange = () => this.wake();
  }

  /**
   * Lays the board out: `across`, its width, in CSS pixels, `ratio` device pixels each. `theme` names the colours in force;
   * with the same size and theme nothing is done. What was painted is painted anew at once, and the first time in the next frame,
   * before which it cannot be seen: what a screen does when it appears is done in shorter tasks.
   */
  fit(across: number, ratio: number, theme: string): void {
    const fitted = `${across} ${ratio} ${theme}`;
    if (across <= 0 || fitted === this.fitted) return;
    this.fitted = fitted;
    this.layout = this.craft.layOut(across, ratio);
    if (this.paintScene !== null) {
      this.paintScene = null;
      this.paint(this.frames.now());
    }
    this.wake();
  }

  show(overlay: Overlay): void {
    this.overlay = overlay;
    this.wake();
  }

  dispose(): void {
    this.stop?.();
    this.stop = null;
    this.stage.onChange = () => {};
  }

  private paint(now: Milliseconds): void {
    if (this.fitted === '') return;
    this.paintScene ??= this.craft.painter(this.canvas, this.layout);
    this.paintScene(this.stage.sceneAt(now), this.overlay);
  }

  private wake(): void {
    this.stop ??= this.frames.each((now) => this.frame(now));
  }

  private frame(now: Milliseconds): void {
    this.paint(now);
    if (this.stage.isMoving(now)) return;
    this.stop?.();
    this.stop = null;
  }
}
