import type { Estimate } from './standing';

/** A score's 95 % interval on the line from 0 to 100 %, around the mark at 50 %. The figures beside it say the same. */
export function IntervalBar({ score }: { score: Estimate }) {
  const percent = (share: number) => `${100 * share}%`;
  const side = score.low > 0.5 ? 'ahead' : score.high < 0.5 ? 'behind' : 'level';
  return (
    <div class="interval" aria-hidden="true">
      <div class={`interval-line interval-${side}`}>
        <span class="interval-middle" />
        <span
          class="interval-band"
          style={{ left: percent(score.low), width: percent(score.high - score.low) }}
        />
        <span class="interval-point" style={{ left: percent(score.value) }} />
      </div>
      <div class="interval-scale figures">
        <span>0</span>
        <span>50 %</span>
        <span>100</span>
      </div>
    </div>
  );
}
