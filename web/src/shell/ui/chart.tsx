import type { ComponentChildren } from 'preact';

/** A point of a chart, in shares of it: from its left, and from its bottom. */
export type Point = readonly [x: number, y: number];

/** A height of the chart, a share from its bottom: a line across it, a text beside it, or both. */
interface Level {
  at: number;
  class?: string;
  text?: string;
  textClass?: string;
}

interface Line {
  class: string;
  points: readonly Point[];
}

/** What lies between two lines; `edge` is how these are drawn. */
interface Band {
  class: string;
  edge?: string;
  low: readonly Point[];
  high: readonly Point[];
}

interface ChartProps {
  /** The picture's size, in its own units; it is stretched to its frame, to which labels are set. */
  width: number;
  height: number;
  /** Describes it; without one it is hidden from screen readers. */
  label?: string;
  levels?: readonly Level[];
  /** Of texts that have no class of their own. */
  textClass?: string;
  /** Whether the texts are hidden from screen readers: `label` says it all. */
  hidesTexts?: boolean;
  bands?: readonly Band[];
  lines?: readonly Line[];
  /** SVG behind everything, and before it. */
  behind?: ComponentChildren;
  children?: ComponentChildren;
}

/** Lines over what they are measured by: every chart of the page. */
export function Chart(props: ChartProps) {
  const { width, height, label, levels = [], bands = [], lines = [], behind, children } = props;
  const y = (share: number) => ((1 - share) * height).toFixed(1);
  const path = (points: readonly Point[]) =>
    points.map((point) => `${(point[0] * width).toFixed(1)},${y(point[1])}`).join(' ');
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        aria-hidden={label === undefined || undefined}
      >
        {behind}
        {levels.map(({ at, class: style }) =>
          style === undefined ? null : (
            <line key={at} class={style} x1="0" x2={width} y1={y(at)} y2={y(at)} />
          ),
        )}
        {bands.map(({ class: style, edge, low, high }, place) => [
          <polygon key={place} class={style} points={path([...low, ...high.toReversed()])} />,
          edge && <polyline class={edge} points={path(low)} />,
          edge && <polyline class={edge} points={path(high)} />,
        ])}
        {lines.map(({ class: style, points }, place) => (
          <polyline key={place} class={style} points={path(points)} />
        ))}
        {children}
      </svg>
      {levels.map(({ at, text, textClass = props.textClass }, place) =>
        text === undefined ? null : (
          <span
            key={place}
            class={textClass}
            style={{ top: `${100 * (1 - at)}%` }}
            aria-hidden={props.hidesTexts}
          >
            {text}
          </span>
        ),
      )}
    </>
  );
}

/** Places of at most so many members of a list of some length, evenly spread, the first and the last among them. */
export function spread(length: number, most: number): number[] {
  const last = Math.max(0, length - 1);
  const count = Math.min(most, last);
  return Array.from({ length: count + 1 }, (_, place) => Math.round((place / Math.max(1, count)) * last));
}
