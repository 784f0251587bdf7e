import { messages } from '../i18n/messages';
import { later } from '../shell/later';
import type { Door } from '../shell/registry';
import type { LadderSource } from './source';

const Strip = later(() => import('./open_strip').then(({ openStrip }) => openStrip()));

interface LadderDoorProps {
  source: LadderSource;
  door: Pick<Door, 'show'>;
}

/** On a game's card: its ladder at a glance, which leads to the ladder itself. */
export function LadderDoor({ source, door }: LadderDoorProps) {
  return (
    <button
      type="button"
      class="ladder-door"
      data-testid={`${source.game}-rungs`}
      onClick={() => door.show(() => ladderScript().then(({ openLadder }) => openLadder(source)))}
    >
      <Strip source={source} />
      <span class="ladder-door-name">{messages.value.ladder}</span>
    </button>
  );
}

const ladderScript = () => import('./open_ladder');
