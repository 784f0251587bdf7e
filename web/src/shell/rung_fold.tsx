import { messages } from '../i18n/messages';
import { type RungWords, rungIdea, rungName } from '../i18n/rungs';
import { Icon } from './icons';
import type { Rung } from './ladder';

interface RungFoldProps {
  /** Its name in the list of games. */
  game: string;
  words: { rungs: RungWords };
  /** What the fold is called; all opponents if absent. */
  title?: string;
  ladder: readonly Rung[];
  /** The rung that "Play" offers. */
  chosen: number;
  /** Called when the fold opens. */
  onOpen?(): void;
  onPlay(rung: number): void;
}

/** All of a game's opponents, folded away. */
export function RungFold({ game, words, title, ladder, chosen, onOpen, onPlay }: RungFoldProps) {
  const t = messages.value;
  return (
    <details class="rungs" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary data-testid={`${game}-rungs`}>
        <Icon name="chevron" />
        {title ?? t.allRungs}
      </summary>
      <ol>
        {[...ladder].reverse().map((known) => (
          <li key={known.rung}>
            <button
              type="button"
              class={known.rung === chosen ? 'rung rung-chosen' : 'rung'}
              data-testid={`${game}-rung-${known.rung}`}
              onClick={() => onPlay(known.rung)}
            >
              <b class="figures">{known.rung}</b>
              <span>
                <strong>{rungName(words, known)}</strong>
                <span>{rungIdea(words, known)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
