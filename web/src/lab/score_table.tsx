import type { ScoreSummary } from '../../../wasm/lab';
import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import { playerAt } from './contest';
import { shareText, wholeText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import { rateAt, reachedMilestones } from './rates';
import type { ScoreRunner } from './runners';
import { Whisker } from './whisker';
import { messages } from './words/messages';

interface ScoreTableProps {
  lab: Lab;
  runner: ScoreRunner;
}

/** What each player makes: points of a game, and how often each tile is reached; a press chooses whom to compare with. */
export function ScoreTable({ lab, runner }: ScoreTableProps) {
  const t = messages.value;
  const { book, contest } = runner;
  const summaries = book.standings.value.map(({ summary }) => summary);
  const most = Math.max(1, ...summaries.map(({ meanHigh }) => (Number.isFinite(meanHigh) ? meanHigh : 0)));
  const tiles = reachedMilestones(book.milestones, summaries);
  return (
    <>
      <div class="cross score-table">
        <table data-testid="score-table">
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t.labPlayer}
              </th>
              <th scope="col" rowSpan={2}>
                {t.labMeanPoints}
              </th>
              <th scope="col" rowSpan={2} class="cross-scale">
                <span class="sr-only">{t.labMeanSays}</span>
              </th>
              <th scope="colgroup" colSpan={tiles.length}>
                {t.labTileRates}
              </th>
              <th scope="col" rowSpan={2}>
                {t.labBestOf}
              </th>
            </tr>
            <tr>
              {tiles.map(({ place, tile }) => (
                <th key={place} scope="col" class="figures score-tile">
                  {tile}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summaries.map((summary, place) => (
              <tr key={place}>
                <th scope="row">
                  <PlayerButton lab={lab} runner={runner} place={place} />
                </th>
                <td class="figures">
                  <b data-testid={`mean-${playerAt(contest.players, place).rung}`}>{meanText(summary)}</b>
                  <small class="quiet">{intervalText(summary)}</small>
                </td>
                <td class="cross-scale">
                  <Whisker at={onScale(summary, most)} />
                </td>
                {tiles.map(({ place: tile }) => (
                  <Rate key={tile} summary={summary} place={tile} />
                ))}
                <td class="figures">
                  {summary.games === 0 ? '·' : wholeText(language.value, summary.best)}
                  <small class="quiet">{t.labGamesCount(wholeText(language.value, summary.games))}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="quiet">
        {t.labMeanSays} {t.labChoose}
      </p>
    </>
  );
}

/** A player who can be chosen: the others are compared with it, and its games listed. */
function PlayerButton({ lab, runner, place }: ScoreTableProps & { place: number }) {
  const player = playerAt(runner.contest.players, place);
  return (
    <button
      type="button"
      class="ladder-pair"
      aria-pressed={runner.book.reference.value === place}
      data-testid={`compare-with-${player.rung}`}
      onClick={() => {
        runner.book.refer(place);
        lab.listed.value = place;
      }}
    >
      <Face game={lab.session.game} rung={player.rung} size={32} />
      <span>
        {playerName(lab, player)} <span class="quiet figures">{player.rung}</span>
      </span>
    </button>
  );
}

/** How often a tile is reached, with its interval. */
function Rate({ summary, place }: { summary: ScoreSummary; place: number }) {
  const { value, low, high } = rateAt(summary.rates, place);
  const text = (share: number) => shareText(language.value, share);
  if (summary.games === 0) return <td>·</td>;
  return (
    <td class="figures" style={{ '--share': value }}>
      {text(value)}
      <small class="quiet">{`${text(low)} – ${text(high)}`}</small>
    </td>
  );
}

function meanText({ games, mean }: ScoreSummary): string {
  return games === 0 ? '·' : wholeText(language.value, Math.round(mean));
}

function intervalText({ meanLow, meanHigh }: ScoreSummary): string {
  if (!Number.isFinite(meanLow)) return '';
  // Nobody scores less than nothing.
  const whole = (value: number) => wholeText(language.value, Math.max(0, Math.round(value)));
  return `${whole(meanLow)} – ${whole(meanHigh)}`;
}

/** Its interval on a scale that ends at `most`; null where nobody knows. */
function onScale({ mean, meanLow, meanHigh }: ScoreSummary, most: number) {
  if (!Number.isFinite(meanLow)) return null;
  return { low: meanLow / most, value: mean / most, high: meanHigh / most };
}
