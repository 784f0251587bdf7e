import { useEffect, useRef } from 'preact/hooks';
import type { GameView } from '../../play/game_view';
import { Icon } from '../../shell/ui/icons';
import type { Battle } from '../battle/battle';
import { battleName } from './campaign_words';
import { CHAPTERS } from './chapters';
import { CampaignProgress, isOfRun, nextToWin } from './progress';
import { messages } from './words/messages';

interface AfterCampaignProps {
  view: GameView<Battle>;
  /** Shows the map, with a battle selected. */
  onMap(selected?: string): void;
}

/** What a battle of the campaign leads to. */
function AfterCampaign({ view, onMap }: AfterCampaignProps) {
  const { game, session, onNewGame } = view;
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), [game]);
  const t = messages.value;
  const id = game.settings.campaign ?? '';
  const { value: reached } = CampaignProgress.of(session.saves).reached;
  const foremost = { ref: first, type: 'button', class: 'button primary wide' } as const;
  if (isOfRun(id)) {
    const { run, best } = reached;
    return (
      <div class="result-actions">
        <p class="figures" data-testid="run-score">
          {run?.over === true ? `${t.runOver} ` : ''}
          {t.score(run?.won ?? 0)}
          {best === undefined ? null : <span class="quiet"> {t.best(best.won, best.seed)}</span>}
        </p>
        <button {...foremost} data-testid="campaign-next" onClick={() => onMap(id)}>
          <Icon name="map" />
          {run === undefined || run.over ? t.toMap : t.nextBattle(t.plusBattle(run.won + 1))}
        </button>
      </div>
    );
  }
  const won = game.outcome.value === 'won';
  const next = nextToWin(CHAPTERS, reached);
  return (
    <div class="result-actions">
      {won ? (
        <button {...foremost} data-testid="campaign-next" onClick={() => onMap(next?.id)}>
          <Icon name="map" />
          {next === null ? t.toMap : t.nextBattle(battleName(t, next.id))}
        </button>
      ) : (
        <button {...foremost} data-testid="campaign-retry" onClick={() => onNewGame(game.settings)}>
          <Icon name="restart" />
          {t.retry}
        </button>
      )}
      {won ? (
        <button
          type="button"
          class="button wide"
          data-testid="campaign-retry"
          onClick={() => onNewGame(game.settings)}
        >
          <Icon name="restart" />
          {t.again}
        </button>
      ) : (
        <button type="button" class="button wide" data-testid="campaign-map" onClick={() => onMap(id)}>
          <Icon name="map" />
          {t.toMap}
        </button>
      )}
    </div>
  );
}

/** It, once its words have come. */
export async function openAfterCampaign() {
  await messages.load();
  return AfterCampaign;
}
