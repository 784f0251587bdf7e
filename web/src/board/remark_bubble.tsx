import { useEffect } from 'preact/hooks';
import type { Point } from './point';
import type { Shape } from './shape';

/** How long a remark stays. */
const REMARK_MS = 1800;

interface RemarkProps {
  /** Where on the board, in cells. */
  at: Point;
  shape: Pick<Shape, 'columns' | 'rows'>;
  /** Width of the board's frame. */
  margin: string;
  text: string;
  onGone(): void;
}

/** Why a tap did nothing, at the cell that was tapped. */
export function RemarkBubble({ at, shape: { columns, rows }, margin, text, onGone }: RemarkProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, REMARK_MS);
    return () => clearTimeout(timer);
  }, [at.x, at.y, text]);
  const place = (share: number) => `calc(${margin} + (100% - 2 * ${margin}) * ${share})`;
  const lean = at.x < columns / 5 ? 'left' : at.x > (columns * 4) / 5 ? 'right' : 'middle';
  return (
    <div
      class={`remark remark-${lean} ${at.y < 1.5 ? 'remark-below' : ''}`}
      role="status"
      data-testid="remark"
      style={{ left: place(at.x / columns), top: place(at.y / rows) }}
    >
      {text}
    </div>
  );
}
