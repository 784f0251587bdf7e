import { ConcedeButton } from '../../board/concede_button';
import type { SavedGame } from '../../play/game_types';
import { Icon } from '../../shell/ui/icons';
import { later } from '../../shell/ui/later';
import { hitPointsOf, type Side, type Snapshot } from '../rules/snapshot';
import { messages } from '../setup/words/messages';
import type { Battle } from './battle';
import { turningPoint } from './turning_point';

const AgreeDraw = later(() => import('../../play/friends/open_friends').then((all) => all.openAgreeDraw()));

/** Below this share of the enemy's hit points a battle is as good as lost. */
const HOPELESS_SHARE = 1 / 3;

function isHopeless(snapshot: Snapshot, side: Side, enemy: Side): boolean {
  return hitPointsOf(snapshot, side) <= HOPELESS_SHARE * hitPointsOf(snapshot, enemy);
}

interface WayOutProps {
  battle: Battle;
  /** Goes on from an earlier moment of a battle. */
  onPlayOn(saved: SavedGame): void;
}

/** When a battle is as good as lost: a quiet offer to give it up, or to take it up again where it turned. */
function WayOut({ battle, onPlayOn }: WayOutProps) {
  const t = messages.value;
  const { side } = battle.settings;
  const idle = battle.phase.value === 'player' && battle.selection.value === null && !battle.settings.friends;
  if (!idle || !isHopeless(battle.snapshot.value, side, battle.opponentSide)) return null;
  const point = battle.analysis.value?.pointAgainst(side) ?? turningPoint(battle.moves.value, side);
  return (
    <div class="way-out" data-testid="way-out">
      <p class="quiet">{t.asGoodAsLost}</p>
      <div class="row">
        {point === null ? null : (
          <button
            type="button"
            class="button"
            data-testid="retry"
            onClick={() => onPlayOn(battle.savedAt(point.length))}
          >
            <Icon name="restart" />
            {t.playOnFrom(point.round)}
          </button>
        )}
        <ConcedeBattle battle={battle} />
      </div>
    </div>
  );
}

/** Gives the battle up, after asking. */
export function ConcedeBattle({ battle }: { battle: Battle }) {
  const t = messages.value;
  return (
    <ConcedeButton
      label={t.concede}
      title={t.concedeTitle}
      disabled={battle.phase.value !== 'player'}
      testId="concede"
      onConcede={() => battle.concede()}
    >
      {(close) => (battle.settings.friends ? <AgreeDraw game={battle} close={close} /> : null)}
    </ConcedeButton>
  );
}

/** The offer, once its words have come. */
export async function openWayOut(): Promise<typeof WayOut> {
  await messages.load();
  return WayOut;
}
