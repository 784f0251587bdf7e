import type { Rating } from '../fit/rating';
import { clearOf, type Strength, type Strengths } from '../fit/strengths';
import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import { marginOf } from './fit';
import { type Cast, ratingText } from './sentences';
import { messages } from './words/messages';

/** The chart's size, in its own units; it is stretched to its frame. */
const WIDTH = 480;
const HEIGHT = 180;

/** Elo above and below what is drawn. */
const ROOM = 60;
/** Least distance of two rungs' lines, as a share of the chart's height, so that their names can be read. */
const LEAST_APART = 0.13;

interface ChartProps {
  /** The start first. */
  course: readonly Rating[];
  strengths: Strengths;
  cast: Cast;
}

/** The rating after each game within what it may be off by, among the rungs of the ladder. */
export function RatingChart({ course, strengths, cast: { ladder, words } }: ChartProps) {
  const t = messages.value;
  const last = course.at(-1);
  if (last === undefined || course.length < 2) return null;
  const low = Math.min(...course.map(({ elo }) => elo), last.elo - marginOf(last)) - ROOM;
  const high = Math.max(...course.map(({ elo }) => elo), last.elo + marginOf(last)) + ROOM;
  const share = (elo: number) => Math.min(1, Math.max(0, (elo - low) / (high - low)));
  const x = (place: number) => ((place / (course.length - 1)) * WIDTH).toFixed(1);
  const y = (elo: number) => ((1 - share(elo)) * HEIGHT).toFixed(1);
  const line = (heightOf: (rating: Rating) => number) =>
    course.map((rating, place) => `${x(place)},${y(heightOf(rating))}`);
  const upper = line((rating) => rating.elo + marginOf(rating));
  const lower = line((rating) => rating.elo - marginOf(rating));
  return (
    <figure class="record-chart">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.ratingCourse(course.length - 1, ratingText(last))}
      >
        {linesWithin(strengths, share).map(({ rung, elo }) => (
          <line key={rung} class="record-rung" x1="0" x2={WIDTH} y1={y(elo)} y2={y(elo)} />
        ))}
        <polygon class="record-band" points={[...upper, ...lower.reverse()].join(' ')} />
        <polyline class="record-course" points={line(({ elo }) => elo).join(' ')} />
      </svg>
      {linesWithin(strengths, share).map(({ rung, elo }) => (
        <span
          key={rung}
          class="record-rung-name"
          aria-hidden="true"
          style={{ top: `${100 * (1 - share(elo))}%` }}
        >
          {rungName(words, rungOf(ladder, rung))}
        </span>
      ))}
    </figure>
  );
}

/** The rungs as they are that stand within the chart, as far as there is room for their names. */
function linesWithin(strengths: Strengths, share: (elo: number) => number): Strength[] {
  const shown: Strength[] = [];
  for (const strength of clearOf(strengths)) {
    const place = share(strength.elo);
    const last = shown.at(-1);
    const isWithin = place > 0 && place < 1;
    if (isWithin && (last === undefined || place - share(last.elo) >= LEAST_APART)) shown.push(strength);
  }
  return shown;
}
