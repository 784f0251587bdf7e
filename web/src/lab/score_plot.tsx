import { language } from '../i18n/languages';
import { playerAt } from './contest';
import { gamesShown, HEIGHT, WIDTH } from './course_plot';
import { wholeText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import type { ScoreRunner } from './runners';
import { ticksOf } from './ticks';
import { messages } from './words/messages';

/** Beyond the ends of all intervals, of what lies between them. */
const MARGIN = 0.3;
/** No interval is shown beyond so many times the best mean. */
const MOST = 2;
/** Names beside the plot are so far apart, in its units. */
const LINE = 14;

/** Games, their mean score, and where that lies. */
type Point = readonly [games: number, mean: number, low: number, high: number];

/** A player's mean score as games came. */
interface Course {
  place: number;
  /** Those with an interval. */
  points: readonly Point[];
}

const NOWHERE: Point = [0, 0, 0, 0];

/** Everybody's points of a game as games come, within their intervals, which narrow around them. */
export function ScorePlot({ lab, runner }: { lab: Lab; runner: ScoreRunner }) {
  const t = messages.value;
  const { book, contest } = runner;
  const courses = book.standings.value.flatMap(({ course }, place) => {
    const points = pointsOf(course);
    return points.length === 0 ? [] : [{ place, points }];
  });
  if (courses.length === 0) return null;
  const last = courses.map(({ points }) => points.at(-1) ?? NOWHERE);
  const shown = gamesShown(Math.max(...last.map(([games]) => games)), contest.games);
  const [low, high] = rangeOf(last);
  const x = (games: number) => ((games / shown) * WIDTH).toFixed(1);
  const y = (score: number) => (((high - score) / (high - low)) * HEIGHT).toFixed(1);
  const whole = (value: number) => wholeText(language.value, Math.round(value));
  const nameOf = (place: number) => playerName(lab, playerAt(contest.players, place));
  const says = courses.map(({ place }, at) => {
    const [, mean, least, most] = last[at] ?? NOWHERE;
    return t.labMeanCourseSays(nameOf(place), whole(mean), whole(least), whole(most));
  });
  const ticks = ticksOf(low, high).filter((level) => Number(y(level)) >= LINE);
  const heights = apart(last.map(([, mean]) => Number(y(mean))));
  return (
    <figure class="plot" data-testid="score-plot">
      <figcaption>{t.labMeanCourse}</figcaption>
      <div class="plot-frame score-frame">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={says.join('. ')}
        >
          {ticks.map((level) => (
            <line key={level} class="plot-line" x1="0" x2={WIDTH} y1={y(level)} y2={y(level)} />
          ))}
          {courses.map((course) => (
            <CourseBand key={course.place} course={course} x={x} y={y} />
          ))}
          {courses.map(({ place, points }) => (
            <polyline
              key={place}
              class={place === book.reference.value ? 'plot-value' : 'plot-other'}
              points={points.map(([games, mean]) => `${x(games)},${y(mean)}`).join(' ')}
            />
          ))}
        </svg>
        {ticks.map((level) => (
          <span
            key={level}
            class="score-level figures"
            style={{ top: `${(100 * Number(y(level))) / HEIGHT}%` }}
          >
            {whole(level)}
          </span>
        ))}
        {courses.map(({ place }, at) => (
          <span
            key={place}
            class={`plot-label ${place === book.reference.value ? 'score-chosen' : ''}`}
            style={{ top: `${(100 * (heights[at] ?? 0)) / HEIGHT}%` }}
          >
            {nameOf(place)}
          </span>
        ))}
      </div>
      <p class="plot-scale quiet figures">
        <span>0</span>
        <span>{t.labGamesCount(wholeText(language.value, shown))}</span>
      </p>
    </figure>
  );
}

interface BandProps {
  course: Course;
  x(games: number): string;
  y(score: number): string;
}

function CourseBand({ course: { points }, x, y }: BandProps) {
  const edge = (column: 2 | 3) => points.map((point) => `${x(point[0])},${y(point[column])}`);
  return (
    <>
      <polygon class="plot-band" points={[...edge(2), ...edge(3).reverse()].join(' ')} />
      <polyline class="plot-edge" points={edge(2).join(' ')} />
      <polyline class="plot-edge" points={edge(3).join(' ')} />
    </>
  );
}

/** The points of a course that have an interval. */
function pointsOf(course: Float64Array): Point[] {
  return Array.from({ length: course.length / 4 }, (_, at) => {
    const [games = 0, mean = 0, low = 0, high = 0] = course.subarray(4 * at, 4 * at + 4);
    return [games, mean, low, high] as const;
  }).filter(([, , low]) => Number.isFinite(low));
}

/** From below all intervals, as they are by now, to above them, as far as they are not mere ignorance. */
function rangeOf(last: readonly Point[]): [number, number] {
  const low = Math.min(...last.map(([, , least]) => Math.max(0, least)));
  const best = Math.max(...last.map(([, mean]) => mean));
  const high = Math.min(Math.max(...last.map(([, , , most]) => most)), MOST * best);
  const margin = MARGIN * Math.max(1, high - low);
  return [Math.max(0, low - margin), high + margin];
}

/** Heights moved down as far as they must be to lie a line apart, in the order of the given ones. */
function apart(heights: readonly number[]): number[] {
  const order = heights
    .map((_, at) => at)
    .toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let free = 0;
  for (const at of order) {
    moved[at] = Math.max(moved[at] ?? 0, free);
    free = (moved[at] ?? 0) + LINE;
  }
  return moved;
}
