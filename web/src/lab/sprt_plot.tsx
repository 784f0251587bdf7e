import type { SprtCourse, SprtSettings } from '../../../wasm/lab';
import { language } from '../i18n/languages';
import { gamesShown, HEIGHT, WIDTH } from './course_plot';
import { decimalText, eloText, wholeText } from './figures';
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
  const top = high + margin;
  const y = (ratio: number) => {
    const within = Math.min(Math.max(ratio, low - margin), top);
    return (((top - within) / (high - low + 2 * margin)) * HEIGHT).toFixed(1);
  };
  const shown = gamesShown(2 * ratios.length, games);
  const last = ratios.at(-1) ?? 0;
  const every = Math.max(1, Math.ceil(ratios.length / POINTS));
  const line = Array.from(ratios, (ratio, pair) => ({ ratio, pair }))
    .filter(({ pair }) => pair % every === 0 || pair === ratios.length - 1)
    .map(({ ratio, pair }) => `${((2 * (pair + 1) * WIDTH) / shown).toFixed(1)},${y(ratio)}`);
  const elo = (value: number) => eloText(language.value, value);
  const decimals = (value: number) => decimalText(language.value, value, 2);
  const says = [t.labSprtOpen, t.labSprtDecided(elo(settings.elo0)), t.labSprtDecided(elo(settings.elo1))][
    verdict
  ];
  const bounds = [
    { at: high, says: t.labSprtAccepts(elo(settings.elo1)) },
    { at: low, says: t.labSprtAccepts(elo(settings.elo0)) },
  ];
  return (
    <figure class="plot" data-testid="sprt" data-verdict={verdict}>
      <figcaption>{t.labSprt}</figcaption>
      <div class="plot-frame">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.labSprtSays(decimals(last), decimals(low), decimals(high))}
        >
          <line class="plot-middle" x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
          {bounds.map(({ at }) => (
            <line key={at} class="plot-bound" x1="0" x2={WIDTH} y1={y(at)} y2={y(at)} />
          ))}
          <polyline class="plot-value" points={[`0,${y(0)}`, ...line].join(' ')} />
        </svg>
        {bounds.map(({ at, says: text }) => (
          <span key={at} class="plot-label figures" style={{ top: `${(100 * Number(y(at))) / HEIGHT}%` }}>
            {text}
          </span>
        ))}
      </div>
      <p class="plot-scale quiet figures">
        <span>0</span>
        <span>{t.labGamesCount(wholeText(language.value, shown))}</span>
      </p>
      <p data-testid="sprt-verdict">
        <b>{says}</b>{' '}
        <span class="quiet figures">{t.labSprtSays(decimals(last), decimals(low), decimals(high))}</span>
      </p>
    </figure>
  );
}
