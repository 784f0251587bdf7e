import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../shell/ui/icons';
import { HintHead } from '../hint_head';
import { BETTER_PLACE, PLAYED_PLACE } from './places';
import { messages } from './words/messages';

/** One of the two ways on from a moment. */
export interface Way {
  /** What its part of the board is marked with. */
  mark: ComponentChildren;
  /** What kind of way it is; absent where nothing is known of that. */
  flags?: string;
  /** What is done. */
  words: string;
}

export interface AgainProps {
  /** Another moment gets the focus anew. */
  moment: unknown;
  title: string;
  /** What the board shows meanwhile; absent where the title says so. */
  where?: string;
  /** Who played it; null for the player. */
  who: string | null;
  played: Way;
  /** What the engine values more: null where it values nothing more, undefined while it has not said. */
  better: Way | null | undefined;
  /** What is proven of it; empty where it is a valuation and no more than that. */
  proven: string;
  /** The engine will not say any more. */
  lost: boolean;
  /** The way that stands out on the board, -1 for both alike. */
  chosen: number;
  onChoose(place: number): void;
  /** Takes the game up again from that moment; null where it is not the player's to. */
  onTryAgain: (() => void) | null;
  onClose(): void;
}

/** A moment of a game looked at again: what was played beside what the engine values more, said as a valuation. */
export function AgainCard(props: AgainProps) {
  const t = messages.value;
  const { title, where, who, better, onTryAgain } = props;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('.hint-close')?.focus();
  }, [props.moment]);
  return (
    <section ref={card} class="context hint-card" aria-label={title} data-testid="played-card">
      <HintHead icon="eye" title={title} onClose={props.onClose} />
      {where === undefined ? null : <p class="quiet">{where}</p>}
      {onTryAgain === null ? null : (
        <button type="button" class="button primary wide" data-testid="try-again" onClick={onTryAgain}>
          <Icon name="restart" />
          {t.tryAgain}
        </button>
      )}
      <ul class="plans" aria-live="polite">
        <WayButton
          {...props}
          place={PLAYED_PLACE}
          title={who === null ? t.yours : t.theirs(who)}
          way={props.played}
        />
        {better ? <WayButton {...props} place={BETTER_PLACE} title={t.better} way={better} /> : null}
      </ul>
      {better === undefined ? (
        <p role="status">{props.lost ? t.lost : t.thinking}</p>
      ) : (
        <p class="quiet">{better === null ? t.same : props.proven || t.valued}</p>
      )}
    </section>
  );
}

interface WayButtonProps extends Pick<AgainProps, 'chosen' | 'onChoose'> {
  place: number;
  title: string;
  way: Way;
}

/** One of the ways, with the mark that it has on the board; pressed, it stands out there alone. */
function WayButton({ place, title, way, chosen, onChoose }: WayButtonProps) {
  const isChosen = chosen === place;
  return (
    <li>
      <button
        type="button"
        class={isChosen ? 'plan plan-chosen' : 'plan'}
        aria-pressed={isChosen}
        data-testid={`way-${place}`}
        onClick={() => onChoose(isChosen ? -1 : place)}
      >
        {way.mark}
        <span class="plan-words">
          <b>{title}</b>
          {way.flags === undefined ? null : <span class="plan-flags">{way.flags}</span>}
          <span class="plan-quality figures">{way.words}</span>
        </span>
      </button>
    </li>
  );
}
