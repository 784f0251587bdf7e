import type { MatchSummary } from '../../../wasm/lab';
import { language } from '../i18n/languages';
import { eloText, shareText, wholeText } from './figures';
import { messages } from './words/messages';

/** The plots' size, in their own units; they are stretched to their frame. */
export const WIDTH = 480;
export const HEIGHT = 160;

/** A plot is at least so many games wide. */
const LEAST_GAMES = 20;

/** How many games a plot is wide: half as many as long as what was played fits in there. */
export function gamesShown(played: number, games: number): number {
  let shown = games;
  while (shown / 2 >= Math.max(played, LEAST_GAMES)) shown /= 2;
  return Math.ceil(shown);
}

/** Scores whose lines are drawn, with what they are worth in Elo. */
const LINES = [
  { share: 0.75, elo: 190.848 },
  { share: 0.5, elo: 0 },
  { share: 0.25, elo: -190.848 },
] as const;

interface CourseProps {
  /** As `MatchTable.course` has it: games, score, low, high. */
  course: Float64Array;
  /** Of the whole match. */
  games: number;
  standing: MatchSummary;
}

/** The score as the match went on, within its interval, which narrows around it. */
export function CoursePlot({ course, games, standing }: CourseProps) {
  const t = messages.value;
  const points = Array.from({ length: course.length / 4 }, (_, place) =>
    course.subarray(4 * place, 4 * place + 4),
  );
  const shown = gamesShown(standing.games, games);
  const x = (played: number) => ((played / shown) * WIDTH).toFixed(1);
  const y = (share: number) => ((1 - share) * HEIGHT).toFixed(1);
  const line = (column: 1 | 2 | 3) => points.map((point) => `${x(point[0] ?? 0)},${y(point[column] ?? 0.5)}`);
  const share = (value: number) => shareText(language.value, value);
  const { score, scoreLow, scoreHigh } = standing;
  const first = points[0];
  return (
    <figure class="plot" data-testid="course">
      <figcaption>{t.labCourse}</figcaption>
      <div class="plot-frame">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.labCourseSays(share(score), share(scoreLow), share(scoreHigh), standing.games)}
        >
          {LINES.map(({ share: level }) => (
            <line
              key={level}
              class={level === 0.5 ? 'plot-middle' : 'plot-line'}
              x1="0"
              x2={WIDTH}
              y1={y(level)}
              y2={y(level)}
            />
          ))}
          <polygon class="plot-band" points={[...line(2), ...line(3).reverse()].join(' ')} />
          <polyline class="plot-edge" points={line(2).join(' ')} />
          <polyline class="plot-edge" points={line(3).join(' ')} />
          <polyline class="plot-value" points={line(1).join(' ')} />
          {first === undefined || points.length > 1 ? null : (
            <circle class="plot-dot" cx={x(first[0] ?? 0)} cy={y(first[1] ?? 0.5)} r="3" />
          )}
        </svg>
        {LINES.map(({ share: level, elo }) => (
          <span key={level} class="plot-label figures" style={{ top: `${100 * (1 - level)}%` }}>
            {t.labLevel(`${100 * level}`, eloText(language.value, elo))}
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
