import type { Signal } from '@preact/signals';
import type { MatchSummary } from '../../../wasm/lab';
import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import { pairsOf, playerAt } from './contest';
import { eloText, pointsText, wholeText } from './figures';
import type { Lab } from './lab';
import { playerName } from './player_name';
import { isKnown, type Rating } from './ratings';
import type { MatchRunner } from './runners';
import { Whisker } from './whisker';
import { messages } from './words/messages';

interface TableProps {
  lab: Lab;
  runner: MatchRunner;
  /** The best first. */
  ratings: readonly Rating[];
  /** The pair whose games are listed. */
  pair: Signal<number>;
}

/** Everybody against everybody, the best on top: ratings with their intervals, points, and each pair's result. */
export function CrossTable({ lab, runner, ratings, pair }: TableProps) {
  const t = messages.value;
  const { game } = lab.session;
  const { players } = runner.contest;
  const scale = scaleOf(ratings);
  // Of one against many there is one column: everybody's result against that one.
  const columns = runner.contest.form === 'gauntlet' ? ratings.filter(({ place }) => place === 0) : ratings;
  return (
    <div class="cross">
      <table data-testid="cross-table">
        <thead>
          <tr>
            <th scope="col">{t.labPlayer}</th>
            <th scope="col">{t.labElo}</th>
            <th scope="col" class="cross-scale">
              <span class="sr-only">{t.labRatingInterval}</span>
            </th>
            <th scope="col">{t.labPointsShort}</th>
            {columns.map((column) => (
              <th
                key={column.place}
                scope="col"
                class="cross-rank figures"
                title={playerName(lab, playerAt(players, column.place))}
              >
                {ratings.indexOf(column) + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ratings.map((rating, rank) => {
            const player = playerAt(players, rating.place);
            return (
              <tr key={rating.place}>
                <th scope="row">
                  <span class="cross-player">
                    <span class="quiet figures">{rank + 1}</span>
                    <Face game={game} rung={player.rung} size={32} />
                    <span>
                      {playerName(lab, player)} <span class="quiet figures">{player.rung}</span>
                    </span>
                  </span>
                </th>
                <td class="figures cross-elo" data-testid={`rating-${player.rung}`}>
                  {isKnown(rating) ? eloText(language.value, rating.elo) : '·'}
                </td>
                <td class="cross-scale">
                  <Whisker at={onScale(rating, scale)} />
                </td>
                <td class="figures">
                  {t.labOf(halves(rating.points), wholeText(language.value, rating.games))}
                </td>
                {columns.map((other) => (
                  <Cell
                    key={other.place}
                    lab={lab}
                    runner={runner}
                    row={rating.place}
                    column={other.place}
                    pair={pair}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  lab: Lab;
  runner: MatchRunner;
  row: number;
  column: number;
  pair: Signal<number>;
}

/** What one made against another; pressed, it lists their games. */
function Cell({ lab, runner, row, column, pair }: CellProps) {
  const t = messages.value;
  const pairs = pairsOf(runner.contest);
  const place = pairs.findIndex(([a, b]) => (a === row && b === column) || (a === column && b === row));
  const standing = runner.book.standings.value[place];
  if (standing === undefined) return <td class="cross-none" />;
  const { wins, draws, losses } = pairs[place]?.[0] === row ? standing : turned(standing);
  const games = wins + draws + losses;
  const share = games === 0 ? 0.5 : (wins + draws / 2) / games;
  const { players } = runner.contest;
  const names = [row, column].map((at) => playerName(lab, playerAt(players, at)));
  const says = t.labCellSays(names.join(' – '), wins, draws, losses);
  return (
    <td class="cross-cell">
      <button
        type="button"
        class={share > 0.5 ? 'cross-won' : share < 0.5 ? 'cross-lost' : ''}
        style={{ '--share': Math.abs(share - 0.5) * 2 }}
        aria-pressed={pair.value === place}
        aria-label={says}
        title={says}
        onClick={() => {
          pair.value = place;
        }}
      >
        <span class="figures">{games === 0 ? '·' : pointsText(wins, draws)}</span>
      </button>
    </td>
  );
}

/** Its interval on the scale of all, around its rating; null where nobody knows. */
function onScale(rating: Rating, [least, most]: readonly [number, number]) {
  if (!isKnown(rating)) return null;
  const at = (elo: number) => (elo - least) / Math.max(1, most - least);
  return { low: at(rating.low), value: at(rating.elo), high: at(rating.high) };
}

/** From the lowest end of an interval to the highest. */
function scaleOf(ratings: readonly Rating[]): readonly [number, number] {
  const known = ratings.filter(isKnown);
  return [Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high))];
}

function turned({ wins, draws, losses }: MatchSummary): Pick<MatchSummary, 'wins' | 'draws' | 'losses'> {
  return { wins: losses, draws, losses: wins };
}

/** Points with their half. */
function halves(points: number): string {
  return pointsText(Math.floor(points), points % 1 === 0 ? 0 : 1);
}
