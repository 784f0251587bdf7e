import { Face } from '../faces/face';
import { type RungWords, rungIdea, rungName } from '../i18n/rungs';
import type { Outcome } from '../shell/session/default_opponent';
import { type Rung, rungOf } from '../shell/session/ladder';
import { moodAfter } from '../shell/session/opponents_mood';
import { messages } from './words/messages';

export interface AfterGameProps {
  /** Its name in the list of games. */
  game: string;
  ladder: readonly Rung[];
  words: { rungs: RungWords };
  outcome: Outcome;
  /** Who was played against. */
  played: number;
  /** Who comes next, as `offerAfter` has it. */
  next: number | null;
  /** The game has moved the player on the ladder: who is offered at home follows it. */
  moved: boolean;
}

/** What a game changes on the ladder: a rung higher, or what is to be learned of who won. */
export function AfterGameView(props: AfterGameProps) {
  return props.outcome === 'won' ? <Climb {...props} /> : <BeatenBy {...props} />;
}

/** The player climbs on to the rung that was beaten; the next one looks down. */
function Climb({ game, ladder, words, played, next, moved }: AfterGameProps) {
  const t = messages.value;
  const beaten = rungName(words, rungOf(ladder, played));
  const above = next === null ? null : rungOf(ladder, next);
  return (
    <>
      <span class="climb" aria-hidden="true">
        <i class="climb-way" />
        <i class="climb-you" />
        <span class="climb-beaten">
          <Face game={game} rung={played} size={36} mood={moodAfter('won')} />
        </span>
        {above === null ? null : (
          <span class="climb-next">
            <Face game={game} rung={above.rung} size={44} mood="watches" />
          </span>
        )}
      </span>
      <p>
        <small>{above === null ? t.atSummit(beaten) : t.climbed(beaten)}</small>
        {above === null ? null : (
          <>
            <strong>{rungName(words, above)}</strong>
            <span class="quiet">{rungIdea(words, above)}</span>
            {moved ? <span class="quiet after-game-offer">{t.offersNow(rungName(words, above))}</span> : null}
          </>
        )}
      </p>
    </>
  );
}

/** The idea that won. */
function BeatenBy({ game, ladder, words, played, next, moved }: AfterGameProps) {
  const t = messages.value;
  const winner = rungOf(ladder, played);
  return (
    <>
      <Face game={game} rung={played} size={88} mood={moodAfter('lost')} />
      <p>
        <small>{t.beatenBy}</small>
        <strong>{rungName(words, winner)}</strong>
        <span class="quiet">{rungIdea(words, winner)}</span>
        {next === null || !moved ? null : (
          <span class="quiet after-game-offer">{t.offersNow(rungName(words, rungOf(ladder, next)))}</span>
        )}
      </p>
    </>
  );
}
