import { figure } from '../i18n/figures';
import { ScoredHistory } from './history';
import type { PlayerRecord } from './record';
import { messages } from './words/messages';

/** What a player has done in a game for points. */
export function ScoredRecord({ record }: { record: PlayerRecord }) {
  const t = messages.value;
  const games = record.scored.value;
  if (games.length === 0) return <p class="card record-empty quiet">{t.recordEmpty}</p>;
  const own = games.filter(({ mode }) => mode === 'alone').map(({ score }) => score);
  const mean = own.reduce((sum, score) => sum + score, 0) / own.length;
  return (
    <>
      {own.length === 0 ? null : (
        <section class="card record-rating" aria-label={t.scoresTitle}>
          <h2>{t.scoresTitle}</h2>
          <p class="record-figure figures">{figure(Math.max(...own))}</p>
          <p>{t.scoresSay(own.length, figure(Math.round(mean)))}</p>
        </section>
      )}
      <ScoredHistory games={games} />
    </>
  );
}
