import { likingOf } from '../engine/multi_pv_line';
import type { Advice } from './advice';
import { DIRECTION_NAMES } from './directions';
import type { Preferences } from './preferences';
import { intervalOf } from './speed';
import type { Twenty48Game } from './twenty48_game';

/** Slides that follow each other faster are not weighed in sight: it would only flicker. */
const SHORTEST_SHOWN_MS = 200;
/** Of the longest bar: what loses is weighed, too. */
const SHORTEST_BAR = 0.06;

/** The slides as the engine weighs them, a bar at each edge: the longer the better, the one that it chooses filled. */
export function SlideWeights({ game, preferences }: { game: Twenty48Game; preferences: Preferences }) {
  const weighed = weighedBy(game, preferences);
  return (
    <div class="slide-weights" aria-hidden="true" data-testid="slide-weights">
      {weighed.map((advice, place) => (
        <span
          key={advice.direction}
          class={`slide-weight slide-weight-${DIRECTION_NAMES[advice.direction]}${place === 0 ? ' slide-weight-best' : ''}`}
          style={{ '--weight': weightOf(advice) }}
        />
      ))}
    </div>
  );
}

/** While it plays, at a speed that can be followed, and while it gives a hint; else nothing. */
function weighedBy({ phase, analysis }: Twenty48Game, { speed }: Preferences): readonly Advice[] {
  if (phase.value === 'player') return analysis.open.value ? analysis.advice.value : [];
  const shows = phase.value === 'autoplay' && intervalOf(speed.value) >= SHORTEST_SHOWN_MS;
  return shows ? analysis.latest.value : [];
}

function weightOf(advice: Advice): number {
  return advice.loses ? SHORTEST_BAR : Math.max(SHORTEST_BAR, likingOf(advice));
}
