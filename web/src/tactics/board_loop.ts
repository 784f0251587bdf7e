import type { Frames, Milliseconds } from '../conductor/contract';
import { type BoardLayout, layOut } from './board/layout';
import { EMPTY_OVERLAY, type Overlay } from './board/overlay';
import { BoardPainter } from './board/painter';
import { readPalette } from './board/palette';
import type { TacticsStage } from './stage';

/** The one animation loop of a board: paints while something moves, rests while nothing does. */
export class BoardLoop {
  private painter: BoardPainter | null = null;
  private overlay: Overlay = EMPTY_OVERLAY;
  private stop: (() => void) | null = null;
  private fitted = '';
  layout: BoardLayout = layOut(0, 1);

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly stage: TacticsStage,
    private readonly frames: Frames,
  ) {
    stage.onChange = () => this.wake();
  }

  /**
   * Lays the board out: `side` in CSS pixels, `ratio` device pixels each. `theme` names the colours in force;
   * with the same size and theme nothing is done.
   */
  fit(side: number, ratio: number, theme: string): void {
    const fitted = `${side} ${ratio} ${theme}`;
    if (side <= 0 || fitted === this.fitted) return;
    this.fitted = fitted;
    this.layout = layOut(side, ratio);
    this.painter = new BoardPainter(this.canvas, this.layout, readPalette(this.canvas));
    this.paint(this.frames.now());
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
    this.painter?.paint(this.overlay.past ?? this.stage.sceneAt(now), this.overlay);
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
