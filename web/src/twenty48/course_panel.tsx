import { CopyLink } from '../board/copy_link';
import { figure } from '../i18n/figures';
import { Chart } from '../shell/ui/chart';
import { faceOf } from './cells';
import { scoreLine } from './score_line';
import { clock } from './sentences';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

/** The picture's size, in its own units; it is stretched to the panel's width. */
const WIDTH = 300;
const HEIGHT = 110;
/** Points of the line: more could not be told apart. */
const POINTS = 150;

/** The game's course: the score slide by slide, and when each large tile came. */
export function CoursePanel({ game }: { game: Twenty48Game }) {
  const t = messages.value;
  const { moves, score } = game.snapshot.value;
  const { first, scores, moments } = game.chronicle;
  if (moves === 0) return <p class="quiet empty">{t.twenty48NoCourse}</p>;
  return (
    <div class="course">
      <figure class="course-graph">
        <Chart
          width={WIDTH}
          height={HEIGHT}
          label={t.twenty48CourseGraph(figure(score), figure(moves))}
          behind={moments.map(({ rank, move }) => (
            <path
              key={rank}
              class="course-moment"
              d={`M${((move - first) / Math.max(1, moves - first)) * WIDTH} 0V${HEIGHT}`}
            />
          ))}
          lines={[
            {
              class: 'course-line',
              points: scoreLine(scores, scores.length - 1, scores.at(-1) ?? 0, POINTS),
            },
          ]}
        />
        <figcaption>
          <span>{t.twenty48Slides(figure(moves))}</span>
          <span>{figure(score)}</span>
        </figcaption>
      </figure>
      {first === 0 ? null : (
        <p class="quiet" data-testid="unknown-slides">
          {t.twenty48Unknown(figure(first))}
        </p>
      )}
      {moments.length === 0 ? null : (
        <table class="course-moments figures">
          <thead>
            <tr>
              <th scope="col">{t.twenty48Tile}</th>
              <th scope="col">{t.twenty48AfterSlides}</th>
              <th scope="col">{t.twenty48AfterTime}</th>
            </tr>
          </thead>
          <tbody>
            {moments.map(({ rank, move, at }) => (
              <tr key={rank}>
                <th scope="row">{faceOf(rank)}</th>
                <td>{figure(move)}</td>
                <td>{clock(at)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <CopyLink key={game.id} link={() => game.link()} />
    </div>
  );
}
