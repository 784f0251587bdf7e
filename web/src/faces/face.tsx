import type { Layer } from './draw';
import { painterFor } from './gallery';

/** What a face shows of its game: it looks at the board, thinks, sees a win for itself, or has lost. */
export type Mood = 'watches' | 'thinks' | 'wins' | 'lost';

interface FaceProps {
  /** Its name in the list of games. */
  game: string;
  rung: number;
  /** In pixels, both ways. */
  size: number;
  /** None: it looks straight ahead. */
  mood?: Mood | undefined;
}

/** Below so many pixels fine detail is left out. */
const SMALL = 40;

/** An opponent's face, to be set beside its name; a place of its size until its mask has come. */
export function Face({ game, rung, size, mood }: FaceProps) {
  const drawing = painterFor(game)?.(rung, size < SMALL);
  return (
    <svg
      class={mood === undefined ? 'face' : `face face-${mood}`}
      width={size}
      height={size}
      viewBox="-52 -52 104 104"
      data-face={rung}
      aria-hidden="true"
    >
      {drawing === undefined ? null : (
        <g class="face-turn">
          <g transform={`rotate(${drawing.lean})`}>{drawing.layers.map(layer)}</g>
        </g>
      )}
    </svg>
  );
}

function layer({ name, pieces }: Layer) {
  return (
    <g key={name} class={`face-${name}`}>
      {pieces.map(({ d, fill = 'none', line, width, transform }, place) => (
        <path key={place} d={d} fill={fill} stroke={line} stroke-width={width} transform={transform} />
      ))}
    </g>
  );
}
