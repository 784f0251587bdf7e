import { GomokuCard } from '../gomoku/gomoku_card';
import { messages } from '../i18n/messages';
import { TacticsCard } from '../tactics/tactics_card';
import { Twenty48Card } from '../twenty48/twenty48_card';
import type { App } from './app';
import { Icon } from './icons';

/** Name, one line, and a card for each game. */
export function HomeScreen({ app }: { app: App }) {
  const t = messages.value;
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
          onClick={() => app.settings()}
          aria-label={t.settings}
          data-testid="settings"
        >
          <Icon name="settings" />
        </button>
      </header>
      <div class="game-cards">
        <TacticsCard app={app} />
        <GomokuCard app={app} />
        <Twenty48Card app={app} />
      </div>
    </main>
  );
}
