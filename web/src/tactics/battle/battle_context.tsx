import type { GameView } from '../../play/game_view';
import { later } from '../../shell/ui/later';
import { LastTurnButton, PlansCard } from '../analysis/later_plans';
import { ContextCard } from '../cards/context_card';
import type { Battle } from './battle';

const PastCard = later(() => import('./past_card').then(({ PastCard }) => PastCard));
const TurnNotes = later(() => import('./turn_notes').then(({ TurnNotes }) => TurnNotes));
const WayOut = later(() => import('./way_out').then(({ openWayOut }) => openWayOut()));

/** What can be done now, what an earlier moment was like, or the plans that the opponent considered. */
export function BattleContext({ view }: { view: GameView<Battle> }) {
  const { game, opponentName, onPlayOn, looking } = view;
  const analysis = game.analysis.value;
  const task = game.task.value;
  const kind = analysis?.view.value?.kind ?? null;
  const note = task === null ? null : <task.Note snapshot={game.looked} own={game.settings.side} />;
  if (looking || game.past.value !== null) {
    return (
      <>
        {note}
        {kind === 'played' ? null : <PastCard view={view} />}
      </>
    );
  }
  return (
    <>
      {note}
      <TurnNotes battle={game} opponentName={opponentName} />
      <WayOut battle={game} onPlayOn={onPlayOn} />
      {kind === null ? <ContextCard battle={game} opponentName={opponentName} /> : null}
      {analysis === null ? null : (
        <>
          {kind === 'past' ? <PlansCard analysis={analysis} opponentName={opponentName} /> : null}
          <LastTurnButton analysis={analysis} opponentName={opponentName} />
        </>
      )}
    </>
  );
}

/** The plans of a hint. */
export function HintPlans({ view: { game, opponentName } }: { view: GameView<Battle> }) {
  const analysis = game.analysis.value;
  return analysis === null || game.phase.value === 'over' ? null : (
    <PlansCard analysis={analysis} opponentName={opponentName} bare />
  );
}
