import { Face } from '../faces/face';
import type { Opponent } from '../fit/strengths';
import type { Saves } from '../shell/storage/storage';
import { fitOf } from './fit';
import { PlayerRecord } from './record';
import { briefWhyText, type Cast, opponentText, whyText } from './sentences';
import { useStrengths } from './use_strengths';
import { messages } from './words/messages';

export interface FairFightProps extends Cast {
  /** Its name in the list of games. */
  game: string;
  saves: Saves;
  /** Who is chosen among all opponents; absent where a press begins the game. */
  chosen?: Opponent;
  /** One of several ways on, after others: it says in a few words why it is offered. */
  briefly?: boolean;
  onChoose(opponent: Opponent): void;
}

/** A game against the opponent that fits, and why it does; nothing where nobody's strength is known. */
export function FairFightView({ game, saves, chosen, briefly, onChoose, ...cast }: FairFightProps) {
  const t = messages.value;
  const strengths = useStrengths(game).value;
  const fit = strengths === null ? null : fitOf(PlayerRecord.of(saves, game), strengths);
  if (strengths === null || fit === null) return null;
  const { rung, blur } = fit.foe;
  const name = opponentText(t, cast, strengths, fit.foe);
  const isChosen = chosen === undefined ? undefined : chosen.rung === rung && chosen.blur === blur;
  return (
    <div class={briefly ? 'fair-fight fair-fight-brief' : 'fair-fight'}>
      <button
        type="button"
        class="button toggle"
        data-testid="fair-fight"
        data-rung={rung}
        data-blur={blur}
        aria-pressed={isChosen}
        onClick={() => onChoose({ rung, blur })}
      >
        <Face game={game} rung={rung} size={32} />
        <span>
          {t.fairFight}
          <small>{briefly ? briefWhyText(t, fit, name) : name}</small>
        </span>
      </button>
      {briefly ? null : <p class="quiet">{whyText(t, fit, name)}</p>}
    </div>
  );
}
