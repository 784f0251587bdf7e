import { language } from '../i18n/languages';
import type { Point } from '../shell/ui/chart';
import { playerAt } from './contest';
import { wholeText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import { gamesShown, ofHeight, Plot } from './plot';
import type { ScoreRunner } from './runners';
import { ticksOf } from './ticks';
import { messages } from './words/messages';

/** Beyond the ends of all intervals, of what lies between them. */
const MARGIN = 0.3;
/** No interval is shown beyond so many times the best mean. */
const MOST = 2;
/** Names beside the plot are so far apart, as a share of its height. */
const LINE = ofHeight(14);

/** Games, their mean score, and where that lies. */
type Score = readonly [games: number, mean: number, low: number, high: number];

const NOWHERE: Score = [0, 0, 0, 0];

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
  const y = (score: number) => (score - low) / (high - low);
  const line = (points: readonly Score[], column: 1 | 2 | 3) =>
    points.map((point): Point => [point[0] / shown, y(point[column])]);
  const whole = (value: number) => wholeText(language.value, Math.round(value));
  const nameOf = (place: number) => playerName(lab, playerAt(contest.players, place));
  const says = courses.map(({ place }, at) => {
    const [, mean, least, most] = last[at] ?? NOWHERE;
    return t.labMeanCourseSays(nameOf(place), whole(mean), whole(least), whole(most));
  });
  const ticks = ticksOf(low, high).filter((level) => 1 - y(level) >= LINE);
  const heights = apart(last.map(([, mean]) => 1 - y(mean)));
  const isChosen = (place: number) => place === book.reference.value;
  return (
    <Plot
      title={t.labMeanCourse}
      testId="score-plot"
      shown={shown}
      frame="plot-frame score-frame"
      label={says.join('. ')}
      levels={[
        ...ticks.map((level) => ({
          at: y(level),
          class: 'plot-line',
          text: whole(level),
          textClass: 'score-level figures',
        })),
        ...courses.map(({ place }, at) => ({
          at: 1 - (heights[at] ?? 0),
          text: nameOf(place),
          textClass: `plot-label ${isChosen(place) ? 'score-chosen' : ''}`,
        })),
      ]}
      bands={courses.map(({ points }) => ({
        class: 'plot-band',
        edge: 'plot-edge',
        low: line(points, 2),
        high: line(points, 3),
      }))}
      lines={courses.map(({ place, points }) => ({
        class: isChosen(place) ? 'plot-value' : 'plot-other',
        points: line(points, 1),
      }))}
    />
  );
}

/** The points of a course that have an interval. */
function pointsOf(course: Float64Array): Score[] {
  return Array.from({ length: course.length / 4 }, (_, at) => {
    const [games = 0, mean = 0, low = 0, high = 0] = course.subarray(4 * at, 4 * at + 4);
    return [games, mean, low, high] as const;
  }).filter(([, , low]) => Number.isFinite(low));
}

/** From below all intervals, as they are by now, to above them, as far as they are not mere ignorance. */
function rangeOf(last: readonly Score[]): [number, number] {
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
