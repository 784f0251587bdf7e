import type { MatchSummary } from '../../../wasm/lab';
import { language } from '../i18n/languages';
import type { Point } from '../shell/ui/chart';
import { eloText, shareText } from './figures';
import { Dot, gamesShown, Plot } from './plot';
import { messages } from './words/messages';

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
  const line = (column: 1 | 2 | 3): Point[] =>
    points.map((point) => [(point[0] ?? 0) / shown, point[column] ?? 0.5]);
  const share = (value: number) => shareText(language.value, value);
  const { score, scoreLow, scoreHigh } = standing;
  const [first] = line(1);
  return (
    <Plot
      title={t.labCourse}
      testId="course"
      shown={shown}
      label={t.labCourseSays(share(score), share(scoreLow), share(scoreHigh), standing.games)}
      levels={LINES.map(({ share: at, elo }) => ({
        at,
        class: at === 0.5 ? 'plot-middle' : 'plot-line',
        text: t.labLevel(`${100 * at}`, eloText(language.value, elo)),
      }))}
      bands={[{ class: 'plot-band', edge: 'plot-edge', low: line(2), high: line(3) }]}
      lines={[{ class: 'plot-value', points: line(1) }]}
    >
      {first === undefined || points.length > 1 ? null : <Dot x={first[0]} y={first[1]} />}
    </Plot>
  );
}
