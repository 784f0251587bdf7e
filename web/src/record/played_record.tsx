import { useSignal } from '@preact/signals';
import { Face } from '../faces/face';
import type { Strengths } from '../fit/strengths';
import { rungName } from '../i18n/rungs';
import { rungOf } from '../shell/session/ladder';
import { Dialog } from '../shell/ui/dialog';
import { Fold } from '../shell/ui/fold';
import { type Count, countAll, countByRung, longestWins, presentStreak } from './counts';
import { fitOf } from './fit';
import { PlayedHistory } from './history';
import { RatingChart } from './rating_chart';
import type { PlayerRecord } from './record';
import { intervalText, opponentText, ratingText, whyText } from './sentences';
import type { RecordSource } from './source';
import { messages } from './words/messages';

interface PlayedProps {
  source: RecordSource;
  record: PlayerRecord;
  strengths: Strengths;
}

/** What a player has done against a game's opponents. */
export function PlayedRecord({ source, record, strengths }: PlayedProps) {
  const t = messages.value;
  const games = record.played.value;
  const cast = { ladder: source.ladder, words: source.words() };
  return (
    <>
      <RatingCard source={source} record={record} strengths={strengths} />
      {games.length === 0 ? (
        <p class="card record-empty quiet">{t.recordEmpty}</p>
      ) : (
        <>
          <Results games={games} source={source} />
          <PlayedHistory
            games={games}
            counts={(game) => record.counts(game)}
            nameOf={(opponent) => opponentText(t, cast, strengths, opponent)}
          />
        </>
      )}
    </>
  );
}

/** The rating, how it came about, and whom it leads to. */
function RatingCard({ source, record, strengths }: PlayedProps) {
  const t = messages.value;
  const asking = useSignal(false);
  const fit = fitOf(record, strengths);
  if (fit === null) return null;
  const { rating, foe } = fit;
  const cast = { ladder: source.ladder, words: source.words() };
  return (
    <section class="card record-rating" aria-label={t.ratingTitle}>
      <h2>{t.ratingTitle}</h2>
      <p class="record-figure figures" data-testid="rating">
        {rating.games === 0 ? '–' : ratingText(rating)}
      </p>
      <p>{whyText(t, fit, opponentText(t, cast, strengths, foe))}</p>
      {rating.games === 0 ? null : (
        <RatingChart ratings={record.ratings(strengths)} strengths={strengths} cast={cast} />
      )}
      <Fold testId="rating-details">
        {rating.games === 0 ? null : <p class="figures">{t.ratingSure(intervalText(rating))}</p>}
        <p>{t.ratingIs}</p>
      </Fold>
      {rating.games === 0 ? null : (
        <button
          type="button"
          class="link"
          data-testid="forget-rating"
          onClick={() => {
            asking.value = true;
          }}
        >
          {t.ratingForget}
        </button>
      )}
      {asking.value ? (
        <Dialog title={t.ratingForget} onClose={() => (asking.value = false)}>
          <p>{t.ratingForgetAsk}</p>
          <div class="row">
            <button
              type="button"
              class="button primary"
              data-testid="forget-rating-yes"
              onClick={() => {
                record.forgetRating(Date.now());
                asking.value = false;
              }}
            >
              {t.ratingForget}
            </button>
            <button type="button" class="button" onClick={() => (asking.value = false)}>
              {t.cancel}
            </button>
          </div>
        </Dialog>
      ) : null}
    </section>
  );
}

/** Results by rung, and streaks. */
function Results({ games, source }: { games: PlayerRecord['played']['value']; source: RecordSource }) {
  const t = messages.value;
  const present = presentStreak(games);
  const words = source.words();
  return (
    <section class="card" aria-label={t.resultsTitle}>
      <h2>{t.resultsTitle}</h2>
      <p>
        {t.resultsAll(games.length, countAll(games).won)}{' '}
        {present === null || present.length < 2 ? null : `${t.streaks[present.outcome](present.length)} `}
        {longestWins(games) < 2 ? null : t.streakLongest(longestWins(games))}
      </p>
      <div class="record-scroll">
        <table class="record-table">
          <thead>
            <tr>
              <th scope="col">{t.opponent}</th>
              <th scope="col">{t.resultsClear}</th>
              <th scope="col">{t.resultsBlurred}</th>
            </tr>
          </thead>
          <tbody>
            {countByRung(games).map(({ rung, clear, blurred }) => (
              <tr key={rung}>
                <th scope="row">
                  <Face game={source.game} rung={rung} size={28} />
                  {rungName(words, rungOf(source.ladder, rung))}
                </th>
                <CountCell count={clear} />
                <CountCell count={blurred} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet record-note">{t.resultsOrder}</p>
    </section>
  );
}

/** "3–1–2" */
function CountCell({ count: { won, draw, lost } }: { count: Count }) {
  const t = messages.value;
  if (won + draw + lost === 0) return <td class="figures quiet">–</td>;
  return (
    <td class="figures">
      <span aria-hidden="true">
        {won}–{draw}–{lost}
      </span>
      <span class="sr-only">{t.resultsSaid(won, draw, lost)}</span>
    </td>
  );
}
