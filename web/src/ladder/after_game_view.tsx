import { Face } from '../faces/face';
import { figure } from '../i18n/figures';
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

export interface AfterScoreProps extends Pick<AfterGameProps, 'game' | 'ladder' | 'words'> {
  /** The highest mind whose average the score has passed; null for none. */
  passed: { rung: number } | null;
  /** The next one, and what it scores; null where nobody is left. */
  next: { rung: number; points: number } | null;
  /** The player has never scored more. */
  isBest: boolean;
}

/** What a score is on the ladder: past whom it leads, and who comes next. */
export function AfterScoreView({ game, ladder, words, passed, next, isBest }: AfterScoreProps) {
  const t = messages.value;
  const nameOf = (rung: number) => rungName(words, rungOf(ladder, rung));
  return (
    <>
      <ClimbPicture game={game} beaten={passed?.rung ?? null} next={next?.rung ?? null} />
      <p>
        {isBest ? <b class="after-game-best">{t.newBest}</b> : null}
        <small>
          {passed === null
            ? t.passedNobody
            : next === null
              ? t.atSummit(nameOf(passed.rung))
              : t.passed(nameOf(passed.rung))}
        </small>
        {next === null ? null : (
          <>
            <strong>{nameOf(next.rung)}</strong>
            <span class="quiet figures">{t.passNext(figure(next.points))}</span>
          </>
        )}
      </p>
    </>
  );
}

/** The way up to the one that was beaten; the next one looks down. */
function ClimbPicture(props: { game: string; beaten: number | null; next: number | null }) {
  const { game, beaten, next } = props;
  return (
    <span class="climb" aria-hidden="true">
      <i class="climb-way" />
      <i class="climb-you" />
      {beaten === null ? null : (
        <span class="climb-beaten">
          <Face game={game} rung={beaten} size={36} mood={moodAfter('won')} />
        </span>
      )}
      {next === null ? null : (
        <span class="climb-next">
          <Face game={game} rung={next} size={44} mood="watches" />
        </span>
      )}
    </span>
  );
}

/** The player climbs on to the rung that was beaten. */
function Climb({ game, ladder, words, played, next, moved }: AfterGameProps) {
  const t = messages.value;
  const beaten = rungName(words, rungOf(ladder, played));
  const above = next === null ? null : rungOf(ladder, next);
  return (
    <>
      <ClimbPicture game={game} beaten={played} next={next} />
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
