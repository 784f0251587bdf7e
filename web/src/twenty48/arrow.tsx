import { DIRECTION_NAMES, type Direction } from './directions';

const QUARTERS: Record<Direction, number> = { 0: 0, 1: 90, 2: 180, 3: 270 };

/** An arrow that points where a slide goes. */
export function Arrow({ direction, size = 18 }: { direction: Direction; size?: number }) {
  return (
    <svg
      class={`slide-arrow slide-arrow-${DIRECTION_NAMES[direction]}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d="M12 3 21 13H15.5V21H8.5V13H3Z" transform={`rotate(${QUARTERS[direction]} 12 12)`} />
    </svg>
  );
}
