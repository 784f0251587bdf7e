import type { Signal } from '@preact/signals';
import { Face } from '../faces/face';
import { language } from '../i18n/languages';
import { playerAt } from './contest';
import { columnsOf, encounterOf, encounterText, halves, onScale, scaleOf } from './cross_figures';
import { eloText, wholeText } from './figures';
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
  const columns = columnsOf(runner.contest, ratings);
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
  const encounter = encounterOf(runner.contest, runner.book.standings.value, row, column);
  if (encounter === null) return <td class="cross-none" />;
  const { pair: place, wins, draws, losses, share } = encounter;
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
        <span class="figures">{encounterText(encounter)}</span>
      </button>
    </td>
  );
}
