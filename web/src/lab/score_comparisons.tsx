import type { ScoreComparison } from '../../../wasm/lab';
import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import { playerAt } from './contest';
import { decimalText, eloText, shareText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import { rateAt, reachedMilestones } from './rates';
import type { ScoreRunner } from './runners';
import { leaderOf, probabilityText, turned } from './score_verdict';
import { messages } from './words/messages';

interface ComparisonsProps {
  lab: Lab;
  runner: ScoreRunner;
}

/** Everybody against the chosen player: who scores more, by how much, who reaches what oftener, and how sure that is. */
export function ScoreComparisons({ lab, runner }: ComparisonsProps) {
  const t = messages.value;
  const { book, contest } = runner;
  const standings = book.standings.value;
  const reference = book.reference.value;
  const comparisons = book.comparisons.value;
  const hasPlayed = (place: number) => (standings[place]?.summary.games ?? 0) > 0;
  const shown = comparisons.flatMap((comparison, place) =>
    comparison !== null && hasPlayed(place) && hasPlayed(reference) ? [{ comparison, place }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <section class="comparisons" data-testid="comparisons">
      <h3>{t.labComparedWith(playerName(lab, playerAt(contest.players, reference)))}</h3>
      <ul>
        {shown.map(({ comparison, place }) => (
          <Comparison key={place} lab={lab} runner={runner} place={place} comparison={comparison} />
        ))}
      </ul>
      <p class="quiet">{t.labTileDifferences}</p>
    </section>
  );
}

function Comparison({
  lab,
  runner,
  place,
  comparison,
}: ComparisonsProps & { place: number; comparison: ScoreComparison }) {
  const t = messages.value;
  const { players } = runner.contest;
  const [one, other] = [playerAt(players, place), playerAt(players, runner.book.reference.value)];
  const leader = leaderOf(comparison);
  const [best, lesser] = leader === 'b' ? [other, one] : [one, other];
  const told = leader === 'b' ? turned(comparison) : comparison;
  const { share, z, p, difference, differenceLow, differenceHigh } = told;
  const points = (value: number) => eloText(language.value, value);
  const [name, lesserName] = [playerName(lab, best), playerName(lab, lesser)];
  return (
    <li>
      <Face game={lab.session.game} rung={one.rung} size={40} />
      <div>
        <p class="comparison-verdict" data-testid={`verdict-${one.rung}`} data-leader={leader}>
          {(leader === 'open' ? t.labScoresAlike : t.labScoresMore)(name, lesserName)}
        </p>
        <p class="quiet figures">
          {Number.isFinite(differenceLow)
            ? `${t.labOnAverage(name, points(difference), t.labInterval(points(differenceLow), points(differenceHigh)))} `
            : ''}
          {t.labMorePairs(name, shareText(language.value, share))}{' '}
          {t.labRankSum(decimalText(language.value, z, 2), probabilityText(language.value, p))}
        </p>
        <RateDifferences runner={runner} comparison={told} />
      </div>
    </li>
  );
}

/** How much oftener each tile is reached. */
function RateDifferences({ runner, comparison }: { runner: ScoreRunner; comparison: ScoreComparison }) {
  const { book } = runner;
  const summaries = book.standings.value.map(({ summary }) => summary);
  const percent = (share: number) => eloText(language.value, 100 * share);
  return (
    <dl class="rate-differences figures">
      {reachedMilestones(book.milestones, summaries).map(({ place, tile }) => {
        const { value, low, high } = rateAt(comparison.rates, place);
        return (
          <div key={tile}>
            <dt>{tile}</dt>
            <dd>
              <b>{percent(value)}</b>
              <small class="quiet">{messages.value.labInterval(percent(low), percent(high))}</small>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
