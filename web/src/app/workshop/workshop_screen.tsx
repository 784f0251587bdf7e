import type { Signal } from '@preact/signals';
import type { CardProps, GameCard, GameEntry } from '../../shell/session/registry';
import { LongScreen } from '../../shell/ui/long_screen';
import { GAMES } from '../games';
import { messages } from './words/messages';

/** What the app passes on. */
export interface WorkshopServices {
  readonly cards: Signal<ReadonlyMap<string, GameCard>>;
  cardPropsOf(game: GameEntry): CardProps;
}

/** For each game what lets one look behind its opponents: comparisons, experiments, lessons on how they think. */
export function WorkshopScreen({ app, onHome }: { app: WorkshopServices; onHome(): void }) {
  const t = messages.value;
  return (
    <LongScreen name="workshop" title={t.workshop} onHome={onHome}>
      <div class="workshop-body">
        <p class="quiet">{t.workshopIs}</p>
        {GAMES.map((game) => (
          <section key={game.name} class="card" aria-label={game.sign().title}>
            <h2>{game.sign().title}</h2>
            {app.cards.value
              .get(game.name)
              ?.tools(app.cardPropsOf(game))
              .map(({ testId, label, open }) => (
                <button key={testId} type="button" class="button" data-testid={testId} onClick={open}>
                  {label}
                </button>
              ))}
          </section>
        ))}
      </div>
    </LongScreen>
  );
}
