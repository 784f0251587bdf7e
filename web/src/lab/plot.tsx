import type { ComponentChildren } from 'preact';
import { language } from '../i18n/languages';
import { Chart } from '../shell/ui/chart';
import { wholeText } from './figures';
import { messages } from './words/messages';

const WIDTH = 480;
const HEIGHT = 160;

/** A plot is at least so many games wide. */
const LEAST_GAMES = 20;

/** How many games a plot is wide: half as many as long as what was played fits in there. */
export function gamesShown(played: number, games: number): number {
  let shown = games;
  while (shown / 2 >= Math.max(played, LEAST_GAMES)) shown /= 2;
  return Math.ceil(shown);
}

type ChartParts = Omit<Parameters<typeof Chart>[0], 'width' | 'height'>;

interface PlotProps extends ChartParts {
  title: string;
  testId: string;
  /** Games from its left to its right. */
  shown: number;
  frame?: string;
  verdict?: number;
  below?: ComponentChildren;
}

/** A figure of what became of something as games were played. */
export function Plot({ title, testId, shown, frame = 'plot-frame', verdict, below, ...chart }: PlotProps) {
  return (
    <figure class="plot" data-testid={testId} data-verdict={verdict}>
      <figcaption>{title}</figcaption>
      <div class={frame}>
        <Chart width={WIDTH} height={HEIGHT} textClass="plot-label figures" {...chart} />
      </div>
      <p class="plot-scale quiet figures">
        <span>0</span>
        <span>{messages.value.labGamesCount(wholeText(language.value, shown))}</span>
      </p>
      {below}
    </figure>
  );
}

/** A height of the plot, in shares of it, of one in its own units. */
export const ofHeight = (units: number) => units / HEIGHT;

/** A dot that stands for a line of one point. */
export function Dot({ x, y }: { x: number; y: number }) {
  return <circle class="plot-dot" cx={(x * WIDTH).toFixed(1)} cy={((1 - y) * HEIGHT).toFixed(1)} r="3" />;
}
