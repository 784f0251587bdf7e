import type { ComponentChildren } from 'preact';
import { Face, type Mood } from '../faces/face';
import { messages } from '../i18n/messages';
import { Said, type Saying } from './said';

/** Between the parts of a line, of which a narrow strip shows as many as are whole. */
const PARTS = ' · ';

interface StripProps {
  /** Names the colours: `strip-...` in the style sheet. */
  look: string;
  /** The player in a sentence, for those who listen. */
  label: string;
  /** The sign of the side. */
  sign: ComponentChildren;
  /** An opponent's face; the sign then stands at its foot. */
  face?: { game: string; rung: number; mood: Mood } | undefined;
  /** What it says; absent for one that is silent. */
  saying?: Saying | undefined;
  name: string;
  line: string;
  /** A number that stands out. */
  count?: number | undefined;
  /** This side is to move. */
  active: boolean;
  /** The engine thinks: the bar breathes. */
  thinking: boolean;
  testId: string;
  children?: ComponentChildren;
}

/** One player: who, with what idea, and what else the game tells of the side. */
export function Strip(props: StripProps) {
  const { look, label, sign, face, saying, name, line, count, active, thinking, testId, children } = props;
  return (
    <section
      class={`strip strip-${look}${active ? ' strip-active' : ''}`}
      aria-label={label}
      data-testid={testId}
    >
      <span class={face === undefined ? 'strip-sign' : 'strip-sign strip-faced'}>
        {face === undefined ? null : <Face {...face} size={56} />}
        {sign}
      </span>
      <strong class="strip-name">{name}</strong>
      {count === undefined ? null : <b class="strip-count figures">{count}</b>}
      <p class="strip-line">
        {line.split(PARTS).map((part, place) => (
          <span key={part}>{(place > 0 ? PARTS : '') + part}</span>
        ))}
      </p>
      {children}
      <span class={thinking ? 'breath breathing' : 'breath'} role={thinking ? 'status' : undefined}>
        {thinking ? <span class="sr-only">{messages.value.thinking}</span> : null}
      </span>
      {saying === undefined ? null : <Said {...saying} />}
    </section>
  );
}
