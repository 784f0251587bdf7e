import { computed } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { figure } from '../i18n/figures';
import { Chart } from '../shell/ui/chart';
import { scoreLine } from './score_line';
import type { Twenty48Game } from './twenty48_game';
import { messages } from './words/messages';

/** The picture's size, in its own units; it is stretched to its frame. */
const WIDTH = 480;
const HEIGHT = 120;
/** Points of a line: more could not be told apart. */
const POINTS = 120;
/** It is drawn again every so many slides: a race at full speed has more in a second than anybody can see. */
const STEP = 8;

interface ScoreChartProps {
  /** The left game, and the right one. */
  games: readonly [Twenty48Game, Twenty48Game];
  names: readonly [string, string];
}

/** The scores of two games, slide by slide, while they are played: a line each, one of them dashed. */
export function ScoreChart({ games, names }: ScoreChartProps) {
  const t = messages.value;
  const drawn = useMemo(() => games.map((game) => computed(() => stepOf(game))), games);
  for (const step of drawn) step.value;
  const scores = games.map((game) => game.chronicle.scores);
  const longest = Math.max(1, ...scores.map((line) => line.length - 1));
  const highest = Math.max(1, ...scores.map((line) => line.at(-1) ?? 0));
  const [left = 0, right = 0] = scores.map((line) => line.at(-1) ?? 0);
  return (
    <figure class="score-chart" data-testid="score-chart">
      <Chart
        width={WIDTH}
        height={HEIGHT}
        label={t.twenty48Race(names[0], figure(left), names[1], figure(right))}
        lines={scores.map((line, place) => ({
          class: `score-line score-line-${place}`,
          points: scoreLine(line, longest, highest, POINTS),
        }))}
      />
      <figcaption>
        {names.map((name, place) => (
          <span key={place} class={`score-key score-key-${place}`}>
            {name}
          </span>
        ))}
        <span class="quiet figures">{t.twenty48Slides(figure(longest))}</span>
      </figcaption>
    </figure>
  );
}

/** Changes whenever the chart is to be drawn again. */
function stepOf({ snapshot, over }: Twenty48Game): number {
  const { moves } = snapshot.value;
  return over.value ? moves : Math.floor(moves / STEP) * STEP;
}
