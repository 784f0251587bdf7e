import type { GameView } from '../../play/game_view';
import { freshSeed } from '../../shell/session/seed';
import { Icon } from '../../shell/ui/icons';
import type { Battle } from '../battle/battle';
import { sideName } from '../battle/sentences';
import { lookOf } from '../board/piece_shapes';
import { hitPointsOf, otherSide, type Side } from '../rules/snapshot';
import { messages } from '../words/messages';
import { Token } from './token';

/** What is left of both sides, the player's own first. */
export function Standings({ battle }: { battle: Battle }) {
  const { side: own } = battle.settings;
  const task = battle.task.value;
  return (
    <>
      {task === null ? null : <task.Note snapshot={battle.snapshot.value} own={own} />}
      <div class="standing">
        {([own, otherSide(own)] as const).map((side) => (
          <Standing key={side} battle={battle} side={side} />
        ))}
      </div>
    </>
  );
}

function Standing({ battle, side }: { battle: Battle; side: Side }) {
  const t = messages.value;
  const snapshot = battle.snapshot.value;
  return (
    <div class={(battle.winner.value ?? side) === side ? 'side won' : 'side'}>
      <strong>{sideName(t, side)}</strong>
      <span class="standing-units">
        {snapshot.units
          .filter((unit) => unit.side === side)
          .map((unit) => (
            <Token key={unit.index} side={side} type={lookOf(unit)} size={22} fallen={unit.cell < 0} />
          ))}
      </span>
      <span class="quiet figures">{t.hitPointsLeft(hitPointsOf(snapshot, side))}</span>
    </div>
  );
}

/** Another map. */
export function NewMap({ game, onNewGame }: GameView<Battle>) {
  return (
    <button
      type="button"
      class="button"
      data-testid="rematch-new"
      onClick={() =>
        onNewGame({
          ...game.settings,
          map: freshSeed(),
          start: undefined,
          challenge: undefined,
        } as typeof game.settings)
      }
    >
      <Icon name="map" />
      {messages.value.rematchNew}
    </button>
  );
}
