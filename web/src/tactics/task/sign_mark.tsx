import { SIGN_SIZE, SIGNS, type Sign } from './trait_glyphs';

/** A sign of a unit as the interface shows it. */
export function SignMark({ sign, size = 16 }: { sign: Sign; size?: number }) {
  return (
    <svg
      class="sign-mark"
      width={size}
      height={size}
      viewBox={`0 0 ${SIGN_SIZE} ${SIGN_SIZE}`}
      aria-hidden="true"
    >
      <path d={SIGNS[sign]} />
    </svg>
  );
}
