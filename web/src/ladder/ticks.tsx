import { Icon } from '../shell/ui/icons';
import type { WdlCounts } from './results';
import { messages } from './words/messages';

/** More than so many ticks are a number. */
const MOST = 3;

/** How often a rung was beaten, and how often it won. */
export function Ticks({ wdl }: { wdl: WdlCounts }) {
  const t = messages.value;
  return (
    <span class="ticks">
      <Marks icon="check" look="won" count={wdl.won} label={t.wonTimes(wdl.won)} />
      <Marks icon="close" look="lost" count={wdl.lost} label={t.lostTimes(wdl.lost)} />
    </span>
  );
}

interface MarksProps {
  icon: 'check' | 'close';
  look: 'won' | 'lost';
  count: number;
  label: string;
}

function Marks({ icon, look, count, label }: MarksProps) {
  if (count === 0) return null;
  const drawn = count > MOST ? 1 : count;
  return (
    <span class={`ticks-${look}`} title={label}>
      <span class="sr-only">{label}</span>
      {Array.from({ length: drawn }, (_, place) => (
        <Icon key={place} name={icon} size={14} />
      ))}
      {count > MOST ? (
        <span class="figures" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </span>
  );
}
