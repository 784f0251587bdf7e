import { figure } from '../i18n/figures';
import { faceOf } from './cells';
import { CopyLink } from './copy_link';
import { gameLink } from './game_link';
import { readNotation } from './notation';
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
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.twenty48CourseGraph(figure(score), figure(moves))}
        >
          {moments.map(({ rank, move }) => (
            <path
              key={rank}
              class="course-moment"
              d={`M${((move - first) / Math.max(1, moves - first)) * WIDTH} 0V${HEIGHT}`}
            />
          ))}
          <polyline class="course-line" points={lineOf(scores)} />
        </svg>
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
      <CopyLink key={game.id} link={() => linkOf(game)} />
    </div>
  );
}

/** The game's address, as it is now. */
function linkOf(game: Twenty48Game): string {
  const { settings, start, moves } = game;
  return gameLink({ seed: settings.seed, start, slides: readNotation(moves.value), text: game.text() });
}

/** The points of the line of scores, thinned out. */
function lineOf(scores: readonly number[]): string {
  const last = scores.length - 1;
  const highest = Math.max(1, scores[last] ?? 1);
  const count = Math.min(POINTS, last);
  return Array.from({ length: count + 1 }, (_, place) => {
    const move = Math.round((place / Math.max(1, count)) * last);
    const height = (scores[move] ?? 0) / highest;
    return `${((move / Math.max(1, last)) * WIDTH).toFixed(1)},${(HEIGHT - 2 - height * (HEIGHT - 6)).toFixed(1)}`;
  }).join(' ');
}
