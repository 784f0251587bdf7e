import type { Side } from '../rules/snapshot';

/** A plan's number, where it has one, on the colour and the pattern of its ways on the board. */
export function PlanMark({ place, numbered = true }: { place: number; numbered?: boolean }) {
  return (
    <span class={`plan-mark plan-mark-${place}`} aria-hidden="true">
      <svg class="plan-line" width="34" height="6" viewBox="0 0 34 6" aria-hidden="true">
        <path d="M2 3h30" />
      </svg>
      {numbered ? <span class="plan-number figures">{place + 1}</span> : null}
    </span>
  );
}

/** How the ways of a feared answer are drawn on the board, in the colours of the side that gives it. */
export function AnswerMark({ side }: { side: Side }) {
  return (
    <svg
      class={`answer-mark answer-mark-${side}`}
      width="22"
      height="8"
      viewBox="0 0 22 8"
      aria-hidden="true"
    >
      <path d="M4 4h14" />
      <path d="M4 4h14" />
    </svg>
  );
}
