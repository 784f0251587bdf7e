import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../shell/ui/icons';
import { type Cell, centreOf } from '../rules/cells';
import { place } from './hand';
import { messages } from './words/messages';

/** Sparks around a cell, each of a side's shape. */
const SPARKS = 14;

interface ApplauseProps {
  /** What was well done. */
  line: string;
  onNext(): void;
}

/** A puzzle is solved: says so and goes on, at once when asked. */
export function Applause({ line, onNext }: ApplauseProps) {
  const t = messages.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div class="applause" data-testid="applause">
      <span class="applause-mark">
        <Icon name="check" size={30} />
      </span>
      <strong>{line}</strong>
      <button ref={button} type="button" class="button primary" data-testid="teach-next" onClick={onNext}>
        {t.teachNext}
      </button>
    </div>
  );
}

/** A burst of sparks where the last enemy fell. */
export function Sparks({ cell }: { cell: Cell }) {
  const { x, y } = centreOf(cell);
  return (
    <div class="sparks" aria-hidden="true" style={{ left: place(x), top: place(y) }}>
      {Array.from({ length: SPARKS }, (_, spark) => (
        <i key={spark} style={{ '--turn': `${spark / SPARKS}turn` }} />
      ))}
    </div>
  );
}
