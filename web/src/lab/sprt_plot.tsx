import type { SprtCourse, SprtSettings } from '../../../wasm/lab';
import { language } from '../i18n/languages';
import type { Point } from '../shell/ui/chart';
import { decimalText, eloText } from './figures';
import { gamesShown, Plot } from './plot';
import { messages } from './words/messages';

/** Above and below the bounds, of what lies between them. */
const MARGIN = 0.12;
/** Points of the line: more could not be told apart. */
const POINTS = 240;

interface SprtProps {
  sprt: SprtCourse;
  settings: SprtSettings;
  /** Of the whole match. */
  games: number;
}

/** How a sequential test goes between its two bounds, and what it has decided. */
export function SprtPlot({ sprt: { ratios, low, high, verdict }, settings, games }: SprtProps) {
  const t = messages.value;
  const margin = MARGIN * (high - low);
  const bottom = low - margin;
  const y = (ratio: number) => {
    const within = Math.min(Math.max(ratio, bottom), high + margin);
    return (within - bottom) / (high - low + 2 * margin);
  };
  const shown = gamesShown(2 * ratios.length, games);
  const last = ratios.at(-1) ?? 0;
  const every = Math.max(1, Math.ceil(ratios.length / POINTS));
  const line = Array.from(ratios, (ratio, pair) => ({ ratio, pair }))
    .filter(({ pair }) => pair % every === 0 || pair === ratios.length - 1)
    .map(({ ratio, pair }): Point => [(2 * (pair + 1)) / shown, y(ratio)]);
  const elo = (value: number) => eloText(language.value, value);
  const decimals = (value: number) => decimalText(language.value, value, 2);
  const says = [t.labSprtOpen, t.labSprtDecided(elo(settings.elo0)), t.labSprtDecided(elo(settings.elo1))][
    verdict
  ];
  const bounds = [
    { at: y(high), class: 'plot-bound', text: t.labSprtAccepts(elo(settings.elo1)) },
    { at: y(low), class: 'plot-bound', text: t.labSprtAccepts(elo(settings.elo0)) },
  ];
  const course = t.labSprtSays(decimals(last), decimals(low), decimals(high));
  return (
    <Plot
      title={t.labSprt}
      testId="sprt"
      verdict={verdict}
      shown={shown}
      label={course}
      levels={[{ at: y(0), class: 'plot-middle' }, ...bounds]}
      lines={[{ class: 'plot-value', points: [[0, y(0)], ...line] }]}
      below={
        <p data-testid="sprt-verdict">
          <b>{says}</b> <span class="quiet figures">{course}</span>
        </p>
      }
    />
  );
}
