/** The name with one stroke of a path in it: from one letter over the next ones to another, a move thought ahead. */
export function Mark() {
  return (
    <>
      F
      <span class="mark-leap">
        oretho
        <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 40C12 -12 88 -12 100 40" />
        </svg>
      </span>
      ught
    </>
  );
}
