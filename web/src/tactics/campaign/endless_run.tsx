import { SEED_MAX } from '../../engine/fields';
import { buildQuery } from '../../shell/address/url_text';
import { freshSeed } from '../../shell/session/seed';
import { later } from '../../shell/ui/later';
import { type Campaign, PLUS } from './campaign';
import { isRunOpen } from './progress';
import { messages } from './words/messages';

const Share = later(() => import('../../shell/ui/share/share_button').then((all) => all.openShareButton()));

/** Numbers that are easily told to somebody. */
const SHORT = 1_000_000;

/** The endless run: how far it has come, the best one, and how another begins. */
export function EndlessRun({ campaign }: { campaign: Campaign }) {
  const t = messages.value;
  const { value: reached } = campaign.progress.reached;
  const { run, best } = reached;
  const isGoing = run !== undefined && !run.over;
  const linkOf = (seed: number) => {
    const { origin, pathname } = location;
    return `${origin}${pathname}${buildQuery({ game: 'tactics', seed, ...{ campaign: PLUS } })}`;
  };
  return (
    <section class="run" aria-labelledby="run-name" data-testid="run">
      <h2 id="run-name">{t.plus}</h2>
      <p>{t.plusStory}</p>
      {run === undefined ? null : (
        <p class="run-score figures" data-testid="run-score">
          <strong>{t.score(run.won)}</strong>
          <span class="quiet">
            {t.runNumber(run.seed)}
            {run.over ? ` · ${t.runOver}` : ''}
          </span>
        </p>
      )}
      {best === undefined ? null : <p class="quiet figures">{t.best(best.won, best.seed)}</p>}
      {run === undefined ? null : <Share what={() => ({ text: linkOf(run.seed) })} label={t.shareRun} />}
      {isRunOpen(campaign.chapters, reached) ? (
        <NewRun campaign={campaign} isGoing={isGoing} />
      ) : (
        <p data-testid="run-locked">{t.plusLocked}</p>
      )}
    </section>
  );
}

function NewRun({ campaign, isGoing }: { campaign: Campaign; isGoing: boolean }) {
  const t = messages.value;
  const { runSeed } = campaign;
  return (
    <details class="run-new" open={!isGoing}>
      <summary>{t.newRun}</summary>
      <label class="field">
        <span>{t.seed}</span>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={SEED_MAX}
          value={runSeed.value}
          data-testid="run-seed"
          onInput={({ currentTarget }) => {
            const { valueAsNumber: seed } = currentTarget;
            if (Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX) runSeed.value = seed;
          }}
        />
      </label>
      <div class="row">
        <button
          type="button"
          class={isGoing ? 'button' : 'button primary'}
          data-testid="run-begin"
          onClick={() => campaign.beginRun()}
        >
          {t.newRun}
        </button>
        <button
          type="button"
          class="link"
          data-testid="run-random"
          onClick={() => {
            runSeed.value = freshSeed() % SHORT;
          }}
        >
          {t.otherRun}
        </button>
      </div>
      {isGoing ? <p class="quiet">{t.endsRun}</p> : null}
    </details>
  );
}
