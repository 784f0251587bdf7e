import type { Weights } from '../engine/weights';
import { messages } from './words/messages';

/** What some players have learned is on its way: how far it has come, or why it did not. */
export function FetchingNote({ weights }: { weights: Weights }) {
  const t = messages.value;
  const state = weights.state.value;
  const failed = state.kind === 'failed' ? state.failure : null;
  const percent = state.kind === 'coming' ? Math.round(100 * state.share) : state.kind === 'here' ? 100 : 0;
  return (
    <section class="card match" data-testid="fetching" data-state={state.kind}>
      {failed === null ? (
        <div class="match-progress">
          <progress max={100} value={percent} aria-label={t.labFetching} />
          <p>
            <span role="status">{t.labFetching}</span>
            <span class="quiet figures">{percent} %</span>
          </p>
        </div>
      ) : (
        <>
          <p class="warning" role="alert">
            {failed === 'damaged' ? t.labDamaged : t.labNotFetched}
          </p>
          <div class="row">
            <button type="button" class="button" data-testid="fetch-again" onClick={() => weights.retry()}>
              {t.tryAgain}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
