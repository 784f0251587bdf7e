import { messages } from '../i18n/messages';
import type { CardProps } from '../shell/session/registry';
import { later } from '../shell/ui/later';
import type { LadderSource } from './source';

const Strip = later(() => import('./open_strip').then(({ openStrip }) => openStrip()));

interface LadderLinkProps {
  source: LadderSource;
  cardProps: Pick<CardProps, 'show'>;
}

/** On a game's card: its ladder at a glance, which leads to the ladder itself. */
export function LadderLink({ source, cardProps }: LadderLinkProps) {
  return (
    <button
      type="button"
      class="ladder-link"
      data-testid={`${source.game}-rungs`}
      onClick={() => cardProps.show(() => ladderScript().then(({ openLadder }) => openLadder(source)))}
    >
      <Strip source={source} />
      <span class="ladder-link-name">{messages.value.ladder}</span>
    </button>
  );
}

const ladderScript = () => import('./open_ladder');
