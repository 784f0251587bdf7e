import type { GameName } from '../engine/games';
import { messages, rungIdea, rungName } from '../i18n/messages';
import { Icon } from './icons';
import type { Rung } from './ladder';

interface RungFoldProps {
  game: GameName;
  /** What the fold is called; all opponents if absent. */
  title?: string;
  /** null while the game's engine is not there. */
  ladder: readonly Rung[] | null;
  /** The rung that "Play" offers. */
  chosen: number;
  /** Called when the fold opens. */
  onOpen?(): void;
  onPlay(rung: number): void;
}

/** All of a game's opponents, folded away. */
export function RungFold({ game, title, ladder, chosen, onOpen, onPlay }: RungFoldProps) {
  const t = messages.value;
  return (
    <details class="rungs" onToggle={(event) => event.currentTarget.open && onOpen?.()}>
      <summary data-testid={game === 'tactics' ? 'rungs' : `${game}-rungs`}>
        <Icon name="chevron" />
        {title ?? t.allRungs}
      </summary>
      <ol>
        {[...(ladder ?? [])].reverse().map((known) => (
          <li key={known.rung}>
            <button
              type="button"
              class={known.rung === chosen ? 'rung rung-chosen' : 'rung'}
              data-testid={game === 'tactics' ? `rung-${known.rung}` : `${game}-rung-${known.rung}`}
              onClick={() => onPlay(known.rung)}
            >
              <b class="figures">{known.rung}</b>
              <span>
                <strong>{rungName(t, known.rung, known.name, game)}</strong>
                <span>{rungIdea(t, known.rung, known.idea, game)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
