import type { Rating } from '../fit/rating';
import { clearOf, type Strength, type Strengths } from '../fit/strengths';
import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import { Chart, type Point } from '../shell/ui/chart';
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
  ratings: readonly Rating[];
  strengths: Strengths;
  cast: Cast;
}

/** The rating after each game within what it may be off by, among the rungs of the ladder. */
export function RatingChart({ ratings, strengths, cast: { ladder, words } }: ChartProps) {
  const t = messages.value;
  const last = ratings.at(-1);
  if (last === undefined || ratings.length < 2) return null;
  const low = Math.min(...ratings.map(({ elo }) => elo), last.elo - marginOf(last)) - ROOM;
  const high = Math.max(...ratings.map(({ elo }) => elo), last.elo + marginOf(last)) + ROOM;
  const share = (elo: number) => Math.min(1, Math.max(0, (elo - low) / (high - low)));
  const line = (heightOf: (rating: Rating) => number) =>
    ratings.map((rating, place): Point => [place / (ratings.length - 1), share(heightOf(rating))]);
  return (
    <figure class="record-chart">
      <Chart
        width={WIDTH}
        height={HEIGHT}
        label={t.ratingCourse(ratings.length - 1, ratingText(last))}
        textClass="record-rung-name"
        hidesTexts
        levels={linesWithin(strengths, share).map(({ rung, elo }) => ({
          at: share(elo),
          class: 'record-rung',
          text: rungName(words, rungOf(ladder, rung)),
        }))}
        bands={[
          {
            class: 'record-band',
            low: line((rating) => rating.elo - marginOf(rating)),
            high: line((rating) => rating.elo + marginOf(rating)),
          },
        ]}
        lines={[{ class: 'record-ratings', points: line(({ elo }) => elo) }]}
      />
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
