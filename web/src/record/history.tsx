import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Opponent } from '../fit/strengths';
import { figure } from '../i18n/figures';
import { language } from '../i18n/languages';
import { Icon } from '../shell/ui/icons';
import type { Played, Scored } from './entry';
import { messages } from './words/messages';

/** Games that are shown before somebody asks for more, and with each asking. */
const PAGE = 20;

interface PlayedHistoryProps {
  /** The newest last. */
  games: readonly Played[];
  counts(game: Played): boolean;
  nameOf(opponent: Opponent): string;
}

/** Every game against an opponent, the newest first. */
export function PlayedHistory({ games, counts, nameOf }: PlayedHistoryProps) {
  const t = messages.value;
  return (
    <History games={games}>
      {(game) => (
        <>
          <span class={`record-outcome record-${game.outcome}`}>{t.outcomes[game.outcome]}</span>
          <span class="record-who">{nameOf(game)}</span>
          <span class="quiet record-about">
            {[t.movesCount(game.moves), t.endedBy[game.by ?? 'unsaid']].filter(Boolean).join(' · ')}
            {game.aid === undefined
              ? counts(game)
                ? null
                : ` · ${t.notCounted(t.ratedBefore)}`
              : ` · ${t.notCounted(t.aids[game.aid])}`}
          </span>
        </>
      )}
    </History>
  );
}

/** Every game for points, the newest first. */
export function ScoredHistory({ games }: { games: readonly Scored[] }) {
  const t = messages.value;
  return (
    <History games={games}>
      {({ score, best, mode, moves }) => (
        <>
          <span class="record-outcome figures">{figure(score)}</span>
          <span class="record-who">{t.largestTile(figure(best))}</span>
          <span class="quiet record-about">
            {t.movesCount(moves)}
            {mode === 'alone' ? null : ` · ${t.modes[mode]}`}
          </span>
        </>
      )}
    </History>
  );
}

interface HistoryProps<Game> {
  games: readonly Game[];
  children(game: Game): ComponentChildren;
}

function History<Game extends Played | Scored>({ games, children }: HistoryProps<Game>) {
  const t = messages.value;
  const shown = useSignal(PAGE);
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' });
  const latest = games.toReversed().slice(0, shown.value);
  return (
    <section class="card" aria-label={t.historyTitle}>
      <h2>{t.historyTitle}</h2>
      <ol class="record-games">
        {latest.map((game, place) => (
          <li key={games.length - place}>
            <time class="quiet" dateTime={new Date(game.at).toISOString()}>
              {date.format(game.at)}
            </time>
            {children(game)}
            {game.link === undefined ? null : (
              <a
                class="record-link"
                href={game.link}
                aria-label={t.historyLook}
                title={t.historyLook}
                onClick={(event) => follow(event, game.link)}
              >
                <Icon name="eye" />
              </a>
            )}
          </li>
        ))}
      </ol>
      {shown.value >= games.length ? null : (
        <button
          type="button"
          class="button"
          data-testid="more-games"
          onClick={() => {
            shown.value += PAGE;
          }}
        >
          {t.historyMore(Math.min(PAGE, games.length - shown.value))}
        </button>
      )}
    </section>
  );
}

/** The page is read anew at a game's address: one that differs in its fragment alone would not be. */
function follow(event: MouseEvent, link: string | undefined): void {
  if (link === undefined || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    // What the address asked for before is not asked for again.
    history.pushState(null, '', location.href.replace(/[?#].*$/s, '') + link);
    location.reload();
  } catch {
    // A frame without history goes there as far as it can.
    location.assign(link);
  }
}
