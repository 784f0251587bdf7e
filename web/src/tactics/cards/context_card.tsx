import { needed } from '../../shell/ui/later';
import type { Battle } from '../battle/battle';
import { messages } from '../words/messages';

const ChosenCard = needed(() => import('./open_chosen').then(({ openChosen }) => openChosen()));

/** What the player can do now, or is about to do. Never more than one thing at a time. */
export function ContextCard({ battle, opponentName }: { battle: Battle; opponentName: string }) {
  const t = messages.value;
  const selection = battle.selection.value;
  const inspected = battle.inspected.value;
  const phase = battle.phase.value;
  if (phase !== 'player') {
    return <Hint title={phase === 'over' ? '' : t.enemyTurn(opponentName)} body="" />;
  }
  if (inspected !== null) return <ChosenCard battle={battle} inspected={inspected} />;
  if (selection === null) {
    return battle.fresh.value === 0 ? (
      <Hint title={t.allActed} body="" />
    ) : (
      <Hint title={t.pickUnit} body={t.pickUnitHint} />
    );
  }
  return <ChosenCard battle={battle} selection={selection} />;
}

function Hint({ title, body }: { title: string; body: string }) {
  return (
    <div class="context context-hint">
      <strong>{title}</strong>
      {body === '' ? null : <p>{body}</p>}
    </div>
  );
}
