import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { messages } from '../i18n/messages';
import { provide } from '../shell/ui/attempt';
import { FullScreen } from '../shell/ui/full_screen/later_full_screen';
import { Icon } from '../shell/ui/icons';
import { Mark } from '../shell/ui/mark';
import type { App } from './app';
import { GAMES } from './games';
import { LightCard } from './light_card';

/** Name, one line, and a card for each game. */
export function HomeScreen({ app }: { app: App }) {
  const t = messages.value;
  // At first they take the places that the document has kept for them (plugins/first_frame.ts).
  const isAgain = useRef(app.cards.value.size > 0).current;
  useEffect(() => provide(() => app.loadCards()), []);
  return (
    <main class={`home${isAgain ? ' home-again' : ''}`}>
      <header class="home-head">
        <div>
          <h1>
            <Mark />
          </h1>
          <p>{t.tagline}</p>
        </div>
        <FullScreen />
        <button
          type="button"
          class="icon-button"
          onClick={() => app.workshop()}
          aria-label={t.workshop}
          title={t.workshop}
          data-testid="workshop-open"
        >
          <Icon name="tool" />
        </button>
        <button
          type="button"
          class="icon-button"
          onClick={() => app.record()}
          aria-label={t.record}
          data-testid="record-open"
        >
          <Icon name="chart" />
        </button>
        <button
          type="button"
          class="icon-button"
          onClick={() => app.settings()}
          aria-label={t.settings}
          data-testid="settings"
        >
          <Icon name="settings" />
        </button>
      </header>
      <div class="game-cards">
        {GAMES.map((game, place) => {
          const cardProps = app.cardPropsOf(game);
          const card = app.cards.value.get(game.name);
          return (
            <Fragment key={game.name}>
              {card?.view(cardProps) ?? (
                <LightCard sign={game.sign()} cardProps={cardProps} first={place === 0} />
              )}
            </Fragment>
          );
        })}
      </div>
    </main>
  );
}
