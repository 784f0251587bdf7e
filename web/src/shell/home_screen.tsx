import { useRef } from 'preact/hooks';
import { messages, rungIdea, rungName } from '../i18n/messages';
import { LivingBoard } from '../tactics/living_board';
import type { SavedBattle } from '../tactics/saved_battle';
import { Icon } from './icons';
import { rungOf, type Session } from './session';

interface HomeProps {
  session: Session;
  /** The battle that can be gone on with, null if there is none. */
  saved: SavedBattle | null;
  /** The course for beginners need not be offered first. */
  taught: boolean;
  /** `from`: where the card's board lies, so that the game's board can grow from it. */
  onPlay(rung: number, from: DOMRect | null): void;
  onContinue(from: DOMRect | null): void;
  onSettings(): void;
  onCompare(): void;
  onLearn(from: DOMRect | null): void;
}

/** Name, one line, one large "Play"; the other opponents fold away. */
export function HomeScreen(props: HomeProps) {
  const { session, saved, taught, onPlay, onContinue, onSettings, onCompare, onLearn } = props;
  const t = messages.value;
  const board = useRef<HTMLDivElement>(null);
  const place = () => board.current?.getBoundingClientRect() ?? null;
  const chosen = rungOf(session.ladder, session.settings.rung.value);
  return (
    <main class="home">
      <header class="home-head">
        <div>
          <h1>Forethought</h1>
          <p>{t.tagline}</p>
        </div>
        <button
          type="button"
          class="icon-button"
          onClick={onSettings}
          aria-label={t.settings}
          data-testid="settings"
        >
          <Icon name="settings" />
        </button>
      </header>
      <section class="game-card" aria-label={t.tacticsName}>
        <div ref={board} class="card-board">
          <LivingBoard session={session} />
        </div>
        <div class="card-words">
          <h2>{t.tacticsName}</h2>
          <p class="lead">{t.tacticsLine}</p>
          <p class="quiet card-rules">{t.tacticsRules}</p>
          <div class="card-actions">
            <button
              type="button"
              class="button primary large"
              data-testid="play"
              onClick={() => onPlay(chosen.rung, place())}
            >
              <span>{t.play}</span>
              <small>{t.playAgainst(rungName(t, chosen.rung, chosen.name))}</small>
            </button>
            {saved === null ? null : (
              <button
                type="button"
                class="button large"
                data-testid="continue"
                onClick={() => onContinue(place())}
              >
                <span>{t.continueBattle}</span>
                <small>
                  {t.continueRound(
                    saved.round,
                    rungName(t, saved.settings.rung, rungOf(session.ladder, saved.settings.rung).name),
                  )}
                </small>
              </button>
            )}
            {taught ? null : (
              <button type="button" class="button large" data-testid="learn" onClick={() => onLearn(place())}>
                <span>{t.teachTitle}</span>
                <small>{t.teachContents}</small>
              </button>
            )}
          </div>
          <RungFold session={session} onPlay={(rung) => onPlay(rung, place())} />
          <div class="home-more">
            {taught ? (
              <button type="button" class="link" data-testid="learn" onClick={() => onLearn(place())}>
                {t.teachTitle}
              </button>
            ) : null}
            <button type="button" class="link" data-testid="compare" onClick={onCompare}>
              {t.labOpen}
            </button>
          </div>
        </div>
      </section>
    </main>
  );
}

function RungFold({ session, onPlay }: { session: Session; onPlay(rung: number): void }) {
  const t = messages.value;
  return (
    <details class="rungs">
      <summary data-testid="rungs">
        <Icon name="chevron" />
        {t.allRungs}
      </summary>
      <ol>
        {[...session.ladder].reverse().map((known) => (
          <li key={known.rung}>
            <button
              type="button"
              class={known.rung === session.settings.rung.value ? 'rung rung-chosen' : 'rung'}
              data-testid={`rung-${known.rung}`}
              onClick={() => onPlay(known.rung)}
            >
              <b class="figures">{known.rung}</b>
              <span>
                <strong>{rungName(t, known.rung, known.name)}</strong>
                <span>{rungIdea(t, known.rung, known.idea)}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
